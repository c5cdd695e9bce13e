/* Generated from schemas/calls/aco; `npm run generate` writes it anew. */

import type { Call as AgreementTexts } from "./aco/agreement-texts"
import type { Call as Agreements } from "./aco/agreements"
import type { Call as AgreementsAccept } from "./aco/agreements-accept"
import type { Call as Applications } from "./aco/applications"
import type { Call as ApplicationsCurrent } from "./aco/applications-current"
import type { Call as ApplicationsCurrentNisaAbolition } from "./aco/applications-current-nisa-abolition"
import type { Call as Draft } from "./aco/draft"
import type { Call as DraftConfirm } from "./aco/draft-confirm"
import type { Call as DraftContact } from "./aco/draft-contact"
import type { Call as DraftCustomer } from "./aco/draft-customer"
import type { Call as DraftEkyc } from "./aco/draft-ekyc"
import type { Call as DraftJob } from "./aco/draft-job"
import type { Call as DraftKey } from "./aco/draft-key"
import type { Call as DraftNames } from "./aco/draft-names"
import type { Call as DraftNationality } from "./aco/draft-nationality"
import type { Call as DraftNisa } from "./aco/draft-nisa"
import type { Call as DraftResidence } from "./aco/draft-residence"
import type { Call as DraftSurvey } from "./aco/draft-survey"
import type { Call as EkycSession } from "./aco/ekyc-session"
import type { Call as EkycSessions } from "./aco/ekyc-sessions"
import type { Call as EkycSessionsCurrent } from "./aco/ekyc-sessions-current"
import type { Call as ListedCompanies } from "./aco/listed-companies"
import type { Call as MailAuth } from "./aco/mail-auth"
import type { Call as MailAuthResend } from "./aco/mail-auth-resend"
import type { Call as MailAuthVerify } from "./aco/mail-auth-verify"
import type { Call as MastersCountries } from "./aco/masters-countries"
import type { Call as ParentalCheck } from "./aco/parental-check"
import type { Call as ParentalCheckResend } from "./aco/parental-check-resend"
import type { Call as PostalCodes } from "./aco/postal-codes"
import type { Call as Progress } from "./aco/progress"
import type { Call as ProgressRestart } from "./aco/progress-restart"
import type { Call as RegistrationUpdate } from "./aco/registration-update"
import type { Call as Uploads } from "./aco/uploads"

/** Request and response of every call of this client, by id. */
export interface AcoCalls {
  "aco/agreement-texts": AgreementTexts
  "aco/agreements": Agreements
  "aco/agreements-accept": AgreementsAccept
  "aco/applications": Applications
  "aco/applications-current": ApplicationsCurrent
  "aco/applications-current-nisa-abolition": ApplicationsCurrentNisaAbolition
  "aco/draft": Draft
  "aco/draft-confirm": DraftConfirm
  "aco/draft-contact": DraftContact
  "aco/draft-customer": DraftCustomer
  "aco/draft-ekyc": DraftEkyc
  "aco/draft-job": DraftJob
  "aco/draft-key": DraftKey
  "aco/draft-names": DraftNames
  "aco/draft-nationality": DraftNationality
  "aco/draft-nisa": DraftNisa
  "aco/draft-residence": DraftResidence
  "aco/draft-survey": DraftSurvey
  "aco/ekyc-session": EkycSession
  "aco/ekyc-sessions": EkycSessions
  "aco/ekyc-sessions-current": EkycSessionsCurrent
  "aco/listed-companies": ListedCompanies
  "aco/mail-auth": MailAuth
  "aco/mail-auth-resend": MailAuthResend
  "aco/mail-auth-verify": MailAuthVerify
  "aco/masters-countries": MastersCountries
  "aco/parental-check": ParentalCheck
  "aco/parental-check-resend": ParentalCheckResend
  "aco/postal-codes": PostalCodes
  "aco/progress": Progress
  "aco/progress-restart": ProgressRestart
  "aco/registration-update": RegistrationUpdate
  "aco/uploads": Uploads
}
