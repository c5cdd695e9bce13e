import { acceptAgreements } from "./acceptAgreements"
import { listAgreements } from "./agreements"
import { readDraft, saveEkycDraft } from "./draft"
import type { AcoHandler } from "./handler"
import { requestCode } from "./requestCode"
import { deleteEkycSession, restart, showProgress } from "./progress"
import { resendCode } from "./resendCode"
import { leaveToOldFlow } from "./leaveToOldFlow"
import { verifyCode } from "./verifyCode"

/** By call id. A call that is not here answers its first sample. */
export const acoHandlers: Readonly<Record<string, AcoHandler>> = {
  "aco/progress": showProgress,
  "aco/progress-restart": restart,
  "aco/mail-auth": requestCode,
  "aco/mail-auth-resend": resendCode,
  "aco/mail-auth-verify": verifyCode,
  "aco/agreements": listAgreements,
  "aco/agreements-accept": acceptAgreements,
  "aco/draft": readDraft,
  "aco/draft-ekyc": saveEkycDraft,
  "aco/ekyc-sessions-current": deleteEkycSession,
  "aco/registration-update": leaveToOldFlow,
}
