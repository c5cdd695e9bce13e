import { acceptAgreements } from "./acceptAgreements"
import { listAgreements } from "./agreements"
import { confirmStep } from "./confirmStep"
import { readDraft } from "./draft/readDraft"
import { saveSection } from "./draft/saveSection"
import { dropReading, showReading } from "./ekyc/showReading"
import { startReading } from "./ekyc/startReading"
import type { AcoHandler } from "./handler"
import { leaveToOldFlow } from "./leaveToOldFlow"
import { listCountries } from "./masters/countries"
import { listCompanies } from "./masters/listedCompanies"
import { findAddresses } from "./masters/postalCodes"
import { checkParent, remindParent } from "./parentalCheck"
import { restart, showProgress } from "./progress"
import { requestCode } from "./requestCode"
import { resendCode } from "./resendCode"
import { showApplication } from "./screening/currentApplication"
import { submitNotice } from "./screening/submitNotice"
import { submitApplication } from "./submitApplication"
import { prepareUpload } from "./uploads"
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
