import { toJapanDate } from "../../../../domain/japanTime"
import { type Answer, refused } from "../../../engine/calls/answer"
import { days, later } from "../../../engine/clock/moments"
import { accountOpening } from "../terms"
import type { Application } from "../../../engine/database/tables"
import type { Draft } from "../forms/formRules"
import type { AcoContext } from "../handler"
import { findCompany } from "../masters/listed-companies.call"
import { townsOf } from "../masters/postal-codes.call"
import { compareAddress } from "./compareAddress"
import { listOf, textOf } from "./draftValues"
import { isTransferTooEarly } from "./nisaPlan"
import { isNisaEligible } from "./shownDraft"
import type { SectionName } from "./sections"

/** Accounts that may share one telephone number. */
const accountsPerPhone = 5
/** With a renewal applied for, a period may be over for this long. */
const renewalDays = 60

interface Case {
  readonly context: AcoContext
  readonly application: Application
  /** The draft as it would be saved. */
  readonly draft: Draft
}

export interface Refusal {
  readonly answer?: Answer
  /** What the answers lead to besides. */
  readonly derived?: Draft
}

type Judge = (answers: Draft, which: Case) => Refusal | Promise<Refusal>

const fine: Refusal = {}
const no = (code: string): Refusal => ({ answer: refused(code) })

/** The business rules of a section, beyond what its forms say: they have codes, and what they refuse is not saved. */
export const refuseAnswers = async (section: SectionName, answers: Draft, which: Case): Promise<Refusal> =>
  (await judges[section]?.(answers, which)) ?? fine

const judges: Partial<Readonly<Record<SectionName, Judge>>> = {
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
    return typeof expires === "string" ? judgeStay(expires, draft, context.now) : fine
  },
  async contact(answers, which) {
    const towns = townsOf(textOf(which.draft, "postalCode"))
    if ("postalCode" in answers && towns.length === 0) return no("postal_code_not_found")
    const taken = await findTakenPhone(answers, which.context)
    if (taken !== undefined) return { answer: refusePhone(taken) }
    if (!("city" in answers)) return fine
    const addressMatch = compareAddress(textOf(which.draft, "identityAddress"), which.draft, towns)
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

function judgeStay(expires: string, draft: Draft, now: Date): Refusal {
  const dayFrom = (count: number) => toJapanDate(later(now, days(count)).getTime())
  const isRenewing = draft["residenceRenewalApplied"] === "YES"
  if (expires < dayFrom(isRenewing ? -renewalDays : 0)) return no("residence_expired")
  return !isRenewing && expires < dayFrom(accountOpening.minResidenceDays) ? no("residence_remaining_too_short") : fine
}

async function findTakenPhone(answers: Draft, { work, space }: AcoContext): Promise<string | undefined> {
  const fields = ["mobilePhone", "landlinePhone"].filter((field) => textOf(answers, field) !== "")
  if (fields.length === 0) return undefined
  const customers = await work.selectFrom("customer").select("phone").where("space", "=", space.name).execute()
  const used = customers.map(({ phone }) => phone.replaceAll("-", ""))
  return fields.find((field) => used.filter((one) => one === textOf(answers, field)).length >= accountsPerPhone)
}

/** Said under the number that it is about. */
const refusePhone = (field: string): Answer => ({
  kind: "refused",
  code: "phone_already_used",
  fieldErrors: [{ field, message: "この電話番号は登録できません。別の番号を入力してください" }],
})

/** Names come from the list of companies, never from the customer. */
function nameCompanies(rows: readonly unknown[]): Refusal {
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
