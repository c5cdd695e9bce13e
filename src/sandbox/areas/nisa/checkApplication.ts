import type { LegacyCalls } from "../../../contracts/legacy"
import { toJapanDate } from "../../../domain/japanTime"
import { invalid, type Refusal } from "../../engine"
import { terms } from "./terms"
import { startYears } from "./years"

export type Application = LegacyCalls["legacy/account_nisa_save"]["request"]
type Field = keyof Application

interface Setting {
  readonly now: Date
  readonly isVisitor: boolean
}

const ofNotice = ["NOTICE_NO", "ABOLISH_DATE"] as const

/** What each kind of application says; anything else is none of its business. */
const needed: Readonly<Record<Application["APPLY_TYPE"], readonly Field[]>> = {
  1: ["START_YEAR", "OTHER_ACCOUNT_CD"],
  2: ["START_YEAR", "NOTICE_TYPE", ...ofNotice, "ISSUER_NM", "SUBMIT_METHOD"],
  3: ["START_YEAR", ...ofNotice],
  4: ["TARGET_YEAR", "DELIVERY_METHOD"],
  5: ["DELIVERY_METHOD"],
}

/** What only a customer can be asked. */
const ofCustomer: Readonly<Record<Application["APPLY_TYPE"], readonly Field[]>> = {
  1: ["PROFILE_OK_FLG"],
  2: ["NAME_MATCH_FLG"],
  3: ["PROFILE_OK_FLG"],
  4: [],
  5: [],
}

const always: readonly Field[] = ["APPLY_TYPE", "AGREE_FLG", "TERMS_ID_ARRAY"]

/** The new year came between the choice and the application. */
const yearIsOver = "選択した年の受付は終了しました。利用を開始する年を選び直してください"

/** The rules of the forms, once more: what the screens do not let through, nobody else may send either. */
export function checkApplication(input: Application, setting: Setting): Refusal | undefined {
  const wrong = wrongField(input, setting)
  if (wrong === undefined) return undefined
  return invalid(
    wrong,
    wrong === "START_YEAR" && input.START_YEAR !== undefined ? yearIsOver : "入力内容をご確認ください",
  )
}

function wrongField(input: Application, { now, isVisitor }: Setting): Field | undefined {
  const wanted = fieldsOf(input, isVisitor)
  const optional: readonly Field[] =
    input.APPLY_TYPE === 1 || input.APPLY_TYPE === 3 ? ["DIVIDEND_METHOD_CHANGE_FLG"] : []
  const said = Object.keys(input) as Field[]
  const missing = wanted.find((field) => input[field] === undefined)
  const unasked = said.find(
    (field) => ![...wanted, ...optional, ...always].includes(field) && input[field] !== undefined,
  )
  return missing ?? unasked ?? wrongValue(input, now)
}

function fieldsOf({ APPLY_TYPE, NOTICE_TYPE }: Application, isVisitor: boolean): readonly Field[] {
  const submitted: readonly Field[] = NOTICE_TYPE === 1 || NOTICE_TYPE === 2 ? ["NOTICE_SUBMIT_DATE"] : []
  return [...needed[APPLY_TYPE], ...submitted, ...(isVisitor ? [] : ofCustomer[APPLY_TYPE])]
}

function wrongValue(input: Application, now: Date): Field | undefined {
  const today = toJapanDate(now.getTime())
  const { START_YEAR, NOTICE_TYPE, NOTICE_SUBMIT_DATE, ABOLISH_DATE, ISSUER_NM, TERMS_ID_ARRAY } = input
  if (START_YEAR !== undefined && !startYears(now).includes(START_YEAR)) return "START_YEAR"
  if (ABOLISH_DATE !== undefined && ABOLISH_DATE > today) return "ABOLISH_DATE"
  if (NOTICE_SUBMIT_DATE !== undefined && !isDayOf(NOTICE_TYPE, NOTICE_SUBMIT_DATE, today)) return "NOTICE_SUBMIT_DATE"
  if (ISSUER_NM !== undefined && ISSUER_NM.trim() === "") return "ISSUER_NM"
  return terms.every(({ TERMS_ID }) => TERMS_ID_ARRAY.includes(TERMS_ID)) ? undefined : "TERMS_ID_ARRAY"
}

/** A notice of the first kind is asked for until September, one of the second from October on. */
function isDayOf(type: Application["NOTICE_TYPE"], day: string, today: string): boolean {
  const isAutumn = Number(day.slice(5, 7)) >= 10
  return day <= today && isAutumn === (type === 2)
}
