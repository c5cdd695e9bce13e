import type { LegacyHandler } from "../customers/handler"
import { cancelWithdrawal } from "./cancel_withdrawal.call"
import { cancelWithdrawalComplete } from "./cancel_withdrawal_complete.call"
import { cancelWithdrawalConfirm } from "./cancel_withdrawal_confirm.call"
import { withdrawal } from "./withdrawal.call"
import { withdrawalComplete } from "./withdrawal_complete.call"
import { withdrawalConfirm } from "./withdrawal_confirm.call"
import { withdrawSelect } from "./withdraw_select.call"

/** By call id. A call that is not here answers its first sample. */
export const legacyHandlers: Readonly<Record<string, LegacyHandler>> = {
  "legacy/withdraw_select": withdrawSelect,
  "legacy/withdrawal": withdrawal,
  "legacy/withdrawal_confirm": withdrawalConfirm,
  "legacy/withdrawal_complete": withdrawalComplete,
  "legacy/cancel_withdrawal": cancelWithdrawal,
  "legacy/cancel_withdrawal_confirm": cancelWithdrawalConfirm,
  "legacy/cancel_withdrawal_complete": cancelWithdrawalComplete,
}
