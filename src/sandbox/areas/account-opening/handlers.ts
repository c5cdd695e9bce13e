import { acceptAgreements } from "./agreements/agreements-accept.call"
import { listAgreements } from "./agreements/agreements.call"
import { confirmStep } from "./submission/draft-confirm.call"
import { readDraft } from "./draft/draft.call"
import { saveSection } from "./draft/saveSection"
import { dropReading, showReading } from "./ekyc/ekyc-session.call"
import { startReading } from "./ekyc/ekyc-sessions.call"
import type { AcoHandler } from "./handler"
import { leaveToOldFlow } from "./application/registration-update.call"
import { listCountries } from "./masters/masters-countries.call"
import { listCompanies } from "./masters/listed-companies.call"
import { findAddresses } from "./masters/postal-codes.call"
import { checkParent, remindParent } from "./parent/parental-check.call"
import { restart, showProgress } from "./application/progress.call"
import { requestCode } from "./mail/mail-auth.call"
import { resendCode } from "./mail/mail-auth-resend.call"
import { showApplication } from "./screening/applications-current.call"
import { submitNotice } from "./screening/applications-current-nisa-abolition.call"
import { submitApplication } from "./submission/applications.call"
import { prepareUpload } from "./uploads/uploads.call"
import { verifyCode } from "./mail/mail-auth-verify.call"

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
  "aco/draft-ekyc": saveSection("ekyc"),
  "aco/draft-names": saveSection("names"),
  "aco/draft-nationality": saveSection("nationality"),
  "aco/draft-residence": saveSection("residence"),
  "aco/draft-contact": saveSection("contact"),
  "aco/draft-customer": saveSection("customer"),
  "aco/draft-nisa": saveSection("nisa"),
  "aco/draft-job": saveSection("job"),
  "aco/draft-survey": saveSection("survey"),
  "aco/draft-confirm": confirmStep,
  "aco/ekyc-sessions": startReading,
  "aco/ekyc-session": showReading,
  "aco/ekyc-sessions-current": dropReading,
  "aco/postal-codes": findAddresses,
  "aco/masters-countries": listCountries,
  "aco/listed-companies": listCompanies,
  "aco/parental-check": checkParent,
  "aco/parental-check-resend": remindParent,
  "aco/applications": submitApplication,
  "aco/applications-current": showApplication,
  "aco/applications-current-nisa-abolition": submitNotice,
  "aco/uploads": prepareUpload,
  "aco/registration-update": leaveToOldFlow,
}
