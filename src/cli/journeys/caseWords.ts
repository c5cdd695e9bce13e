import type { DocumentSet } from "../../../renderer/compiler"
import type { DryRunStep, TransitionCondition } from "../../../renderer/testgen"
import { recordOf } from "../../domain/json"
import { callEndName, callName, choiceName, namingFrom, pathName, sayCondition } from "../../sentences"
import { listFields } from "../../server"
import { writtenCondition } from "./writtenCondition"

type Answered = DryRunStep["answers"][number]

/** What people call what a case speaks of besides screens. */
export interface CaseWords {
  /** A value that is there when a case begins: 「きょう：2025-01-15」. */
  readonly known: (path: string, value: unknown) => string
  /** What a server has to have answered: 「カードの読み取りの状態 が「読み取りエラー」である」. */
  readonly needed: (condition: TransitionCondition) => string
  /** A call, by its id or by the name of the data that a screen loads with it. */
  readonly call: (screen: string, name: string) => string
  readonly end: (end: string) => string
  /** How a question is answered by hand. */
  readonly answer: (answered: Answered) => string
  /** The field that a form asks for just before it has what is tapped; undefined where it stands elsewhere. */
  readonly askedBefore: (key: string) => string | undefined
  /** A button of a screen by its key. */
  readonly tapped: (screen: string, key: string) => string
  readonly sheet: (id: string) => string
  /** Title of the half-sheet that a server sends with a code of a call; undefined where it sends none. */
  readonly sent: (call: string, code: string) => string | undefined
  readonly button: (sheet: string, key: string) => string
}

/** The words of these documents. */
export function caseWords(set: DocumentSet): CaseWords {
  const conditions = recordOf(set.find("conditions", "conditions")?.document.conditions)
  const labelOf = (name: string) => {
    const { label } = recordOf(conditions[name])
    return typeof label === "string" ? label : undefined
  }
  const fields = listFields(set)
  const naming = namingFrom(fields, labelOf)
  const sheetOf = (id: string) => set.find("sheet", id)?.document
  return {
    known: (path, value) => `${pathName(path, []) ?? path}：${sayKnown(value)}`,
    needed({ when, holds }) {
      const said = sayCondition(writtenCondition(when), naming)
      return holds ? said : `「${said}」ではない`
    },
    call(screen, name) {
      const loads = recordOf(recordOf(set.find("screen", screen)?.document.data)[name])["call"]
      const id = typeof loads === "string" ? loads : name
      return callName(set.find("call", id)?.document) ?? id
    },
    end: (end) => callEndName(end) ?? end,
    answer: ({ field, control, value, text }) =>
      doneByHand[control]?.(value) ?? text ?? naming.answer?.(`$form.${field}`, value) ?? sayAnswer(value),
    askedBefore: (key) => set.all("form").flatMap(({ document }) => fieldBefore(document.ui, key) ?? [])[0],
    tapped: (screen, key) => labelIn(set.find("screen", screen)?.document, key) ?? key,
    sent(call, code) {
      const { title } = recordOf(set.find("call", call)?.document.codes?.[code]?.sheet)
      return typeof title === "string" ? title : undefined
    },
    sheet: (id) => String(sheetOf(id)?.title ?? id),
    button: (sheet, key) => String(sheetOf(sheet)?.buttons?.find((one) => one.key === key)?.label ?? key),
  }
}

/** What is done with controls whose value says something else. */
const doneByHand: Readonly<Record<string, (value: unknown) => string>> = {
  "document-list": () => "すべて開く",
  "one-time-code": () => "届いた番号",
  upload: (ids) => `画像を${countOf(ids)}枚選ぶ`,
}

const countOf = (value: unknown): number => (Array.isArray(value) ? value.length : 1)

function sayAnswer(value: unknown): string {
  if (value === true) return "チェックする"
  if (value === false) return "チェックしない"
  if (Array.isArray(value)) return value.map(sayAnswer).join("、")
  return typeof value === "object" ? JSON.stringify(value) : sayDate(String(value))
}

const sayDate = (text: string): string =>
  text.replace(
    /^(\d{4})-(\d{2})-(\d{2})$/,
    (_all, year: string, month: string, day: string) => `${year}年${Number(month)}月${Number(day)}日`,
  )

function fieldBefore(ui: unknown, key: string): string | undefined {
  const parts = Array.isArray(ui) ? ui.map(recordOf) : []
  const at = parts.findIndex((part) => part["key"] === key)
  const before = at < 0 ? undefined : parts.slice(0, at).findLast(({ field }) => typeof field === "string")
  return before === undefined ? undefined : String(before["field"])
}

/** The words on what has this key, wherever it stands. */
function labelIn(node: unknown, key: string): string | undefined {
  if (typeof node !== "object" || node === null) return undefined
  const { key: own, label } = recordOf(node)
  if (own === key && typeof label === "string") return label
  for (const part of Object.values(node)) {
    const found = labelIn(part, key)
    if (found !== undefined) return found
  }
  return undefined
}

const sayKnown = (value: unknown): string =>
  value === true
    ? "はい"
    : value === false
      ? "いいえ"
      : typeof value === "string"
        ? choiceName(sayDate(value))
        : String(value)
