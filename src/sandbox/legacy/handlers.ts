import type { LegacyHandler } from "./handler"
import { cancelWithdrawal } from "./cancelWithdrawal"
import { cancelWithdrawalComplete } from "./cancelWithdrawalComplete"
import { cancelWithdrawalConfirm } from "./cancelWithdrawalConfirm"
import { withdrawal } from "./withdrawal"
import { withdrawalComplete } from "./withdrawalComplete"
import { withdrawalConfirm } from "./withdrawalConfirm"
import { withdrawSelect } from "./withdrawSelect"

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
