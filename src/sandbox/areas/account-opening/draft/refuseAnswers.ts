import type { RefusalCode } from "../../../../contracts/codes"
import { toJapanDate } from "../../../../domain/japanTime"
import { days, later, type Refusal, refused } from "../../../engine"
import { accountOpening } from "../terms"
import type { Application } from "../tables"
import type { Draft } from "../forms/formRules"
import type { ApplicantContext } from "../handleApplicant"
import { findCompany } from "../masters/companies"
import { townsOf } from "../masters/towns"
import { compareAddress } from "./compareAddress"
import { listOf, textOf } from "./draftValues"
import { isTransferTooEarly } from "./nisaPlan"
import { isNisaEligible } from "./shownDraft"
import type { SectionName } from "./sections"

/** Accounts that may share one telephone number. */
const accountsPerPhone = 5
/** With a renewal applied for, a period may be over for this long. */
const renewalDays = 60

interface DraftCase {
  readonly context: ApplicantContext
  readonly application: Application
  /** The draft as it would be saved. */
  readonly draft: Draft
}

export interface SectionResult {
  readonly answer?: Refusal
  /** What the answers lead to besides. */
  readonly derived?: Draft
}

type SectionRule = (answers: Draft, draftCase: DraftCase) => SectionResult | Promise<SectionResult>

const fine: SectionResult = {}
const no = (code: RefusalCode): SectionResult => ({ answer: refused(code) })

/** The business rules of a section, beyond what its forms say: they have codes, and what they refuse is not saved. */
export const refuseAnswers = async (
  section: SectionName,
  answers: Draft,
  draftCase: DraftCase,
): Promise<SectionResult> => (await sectionRules[section]?.(answers, draftCase)) ?? fine

const sectionRules: Partial<Readonly<Record<SectionName, SectionRule>>> = {
  names(answers, { draft }) {
    if (!("lastName" in answers || "firstName" in answers)) return fine
    const typed = textOf(draft, "lastName") + textOf(draft, "firstName")
    return letters(typed) === letters(textOf(draft, "identityName")) ? fine : no("identity_name_mismatch")
  },
  nationality: (answers) =>
    listOf(answers, "foreignNationalities").includes("US") ? no("us_person_not_accepted") : fine,
  residence(answers, { draft, context }) {
    if (answers["residentSixMonths"] === "NO" && answers["worksInJapan"] === "NO") return no("residence_non_resident")
    const expires = answers["residenceExpireDate"]
    return typeof expires === "string" ? checkStay(expires, draft, context.now) : fine
  },
  async contact(answers, draftCase) {
    const towns = townsOf(textOf(draftCase.draft, "postalCode"))
    if ("postalCode" in answers && towns.length === 0) return no("postal_code_not_found")
    const taken = await findTakenPhone(answers, draftCase.context)
    if (taken !== undefined) return { answer: refusePhone(taken) }
    if (!("city" in answers)) return fine
    const addressMatch = compareAddress(textOf(draftCase.draft, "identityAddress"), draftCase.draft, towns)
    return addressMatch === "OTHER" ? no("address_mismatch") : { derived: { addressMatch } }
  },
  customer(answers) {
    if (answers["isForeignPep"] === "YES") return no("foreign_pep_not_accepted")
    return answers["isUsTaxPerson"] === "YES" ? no("us_person_not_accepted") : fine
  },
  nisa(_answers, { draft, context }) {
    const isWanted = draft["nisaChoice"] === "OPEN"
    if (isWanted && !isNisaEligible(textOf(draft, "birthDate"), context.now)) return no("nisa_not_eligible_age")
    return isTransferTooEarly(draft, context.now) ? no("nisa_transfer_not_yet") : fine
  },
  job(answers) {
    if (answers["worksAtSecuritiesFirm"] === "YES") return no("securities_firm_staff")
    return "insiderCompanies" in answers ? nameCompanies(listOf(answers, "insiderCompanies")) : fine
  },
  survey: (answers) =>
    ["LIVING", "BORROWED"].includes(textOf(answers, "fundNature")) ? no("fund_nature_not_accepted") : fine,
}

/** Spaces, letter width and case do not count. */
const letters = (text: string) => text.normalize("NFKC").replaceAll(/\s+/gu, "").toLowerCase()

function checkStay(expires: string, draft: Draft, now: Date): SectionResult {
  const dayFrom = (count: number) => toJapanDate(later(now, days(count)).getTime())
  const isRenewing = draft["residenceRenewalApplied"] === "YES"
  if (expires < dayFrom(isRenewing ? -renewalDays : 0)) return no("residence_expired")
  return !isRenewing && expires < dayFrom(accountOpening.minResidenceDays) ? no("residence_remaining_too_short") : fine
}

async function findTakenPhone(answers: Draft, { trx, tenant }: ApplicantContext): Promise<string | undefined> {
  const fields = ["mobilePhone", "landlinePhone"].filter((field) => textOf(answers, field) !== "")
  if (fields.length === 0) return undefined
  const customers = await trx.selectFrom("customer").select("phone").where("tenant", "=", tenant.name).execute()
  const used = customers.map(({ phone }) => phone.replaceAll("-", ""))
  return fields.find((field) => used.filter((one) => one === textOf(answers, field)).length >= accountsPerPhone)
}

/** Said under the number that it is about. */
const refusePhone = (field: string): Refusal => ({
  kind: "refused",
  code: "phone_already_used",
  fieldErrors: [{ field, message: "この電話番号は登録できません。別の番号を入力してください" }],
})

/** Names come from the list of companies, never from the customer. */
function nameCompanies(rows: readonly unknown[]): SectionResult {
  const companies = rows.map((row) => ({ row: row as Draft, company: findCompany(codeOf(row)) }))
  const unknown = companies.findIndex(({ company }) => company === undefined)
  if (unknown >= 0) {
    const field = `insiderCompanies.${unknown}.insiderSecuritiesCode`
    const fieldErrors = [{ field, message: "該当する会社が見つかりません" }]
    return { answer: { kind: "refused", code: "listed_company_not_found", fieldErrors } }
  }
  const insiderCompanies = companies.map(({ row, company }) => ({ ...row, insiderCompanyName: company?.companyName }))
  return { derived: { insiderCompanies } }
}

const codeOf = (row: unknown) => textOf((row ?? {}) as Draft, "insiderSecuritiesCode")
