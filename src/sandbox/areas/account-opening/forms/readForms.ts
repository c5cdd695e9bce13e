import { type AnswerChecks, createAnswerChecks, type DocumentSet } from "../../../../../renderer/compiler"
import { definitions } from "../../../../definitions"
import * as conversions from "../../../../conversions"
import { findSavedScreens, type SavedScreen } from "./savedScreens"

export interface FormDocuments extends AnswerChecks {
  readonly saved: readonly SavedScreen[]
  codes(table: string): readonly { readonly code: string; readonly label: string }[]
}

const isWanted = (file: string) => file.startsWith("account-opening/")

/** The forms and the order of account opening, as the browser gets them. */
export function readForms(set: DocumentSet): FormDocuments {
  return {
    ...createAnswerChecks(set, { definitions, conversions, isWanted, flow: "account-opening" }),
    saved: findSavedScreens(set),
    codes: (table) =>
      (set.find("codes", table)?.document.codes ?? []).map(({ code, label }) => ({ code: String(code), label })),
  }
}
