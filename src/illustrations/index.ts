/** Our own pictures, by the names of `definitions.ts`. A screen loads those that its documents name. */
export {
  PhoneAndCard as "phone-and-card",
  MailSent as "mail-sent",
  Code as code,
  Documents as documents,
} from "./application"
export {
  ResultOk as "result-ok",
  ResultWait as "result-wait",
  ResultNg as "result-ng",
  Maintenance as maintenance,
} from "./results"
export { EmptyList as "empty-list", NotFound as "not-found", WalletEmpty as "wallet-empty" } from "./absence"
export { Bank as bank, Contract as contract, Growth as growth, Family as family } from "./money"
export {
  Survey as survey,
  ApplicationSent as "application-sent",
  Approved as approved,
  FrameNotice as "frame-notice",
  AccountNotice as "account-notice",
} from "./opening"
export {
  MyNumberCard as "my-number-card",
  DrivingLicence as "driving-licence",
  ResidenceCard as "residence-card",
  ResidencePeriod as "residence-period",
  PermanentCertificate as "permanent-certificate",
  PhoneEdgeOnCard as "phone-edge-on-card",
  PhoneBackOnCard as "phone-back-on-card",
  Letter as letter,
} from "./cards"
