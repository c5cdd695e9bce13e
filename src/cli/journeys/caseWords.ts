import type { DocumentSet } from "../../../renderer/compiler"
import type { DryRunStep, TransitionCondition } from "../../../renderer/testgen"
import { faults } from "../../domain/faults"
import { type JsonRecord, recordOf } from "../../domain/json"
import { callName, choiceName, namingFrom, pathName, sayCondition } from "../../sentences"
import { listFields } from "../../server"
import { writtenCondition } from "./writtenCondition"

type Answered = DryRunStep["answers"][number]

/** What people call what a case speaks of besides screens. */
export interface CaseWords {
  /** A value that is there when a case begins: 「きょう：2025-01-15」. */
  readonly known: (path: string, value: unknown) => string
  /** What a server has to have answered: 「カードの読み取りの状態 が「読み取りエラー」である」. */
  readonly needed: (condition: TransitionCondition) => string
  /** How a tester makes a call end so: by its id, or by the name of the data that a screen loads with it. */
  readonly fault: (screen: string, name: string, end: string) => string
  /** How a question is answered by hand. */
  readonly answer: (answered: Answered) => string
  /** The field that a form asks for just before it has what is tapped; undefined where it stands elsewhere. */
  readonly askedBefore: (key: string) => string | undefined
  /** What is tapped, as it is seen: 「「お名前」の「修正する」」, with what has to be opened first. */
  readonly tapping: (tap: DryRunStep["taps"][number]) => string
  /** Title of a screen by its id or address; undefined where it is none. */
  readonly title: (target: string) => string | undefined
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
  const answerOf = ({ field, control, value, text, rows }: Answered): string =>
    rows
      ?.map((row) =>
        row
          .filter((one) => one.control !== shownOnly)
          .map(sayRow)
          .join(" / "),
      )
      .join("、") ??
    doneByHand[control]?.(value) ??
    text ??
    naming.answer?.(`$form.${field}`, value) ??
    sayAnswer(value)
  const sayRow = (one: Answered): string => `${one.label} ${answerOf(one)}`
  const sheetOf = (id: string) => set.find("sheet", id)?.document
  return {
    known: (path, value) => `${pathName(path, []) ?? path}：${sayKnown(value)}`,
    needed({ when, holds }) {
      const said = sayCondition(writtenCondition(when), naming)
      return holds ? said : `「${said}」ではない`
    },
    fault(screen, name, end) {
      const loads = recordOf(recordOf(set.find("screen", screen)?.document.data)[name])["call"]
      const id = typeof loads === "string" ? loads : name
      const call = callName(set.find("call", id)?.document)
      return `シミュレーターの「サーバー」の「障害」で、通信「${id}」${call === undefined ? "" : `（${call}）`}に「${faults[faultOf[end] ?? ""] ?? `${faults["business-code"]} ${end}`}」を起こす`
    },
    answer: (answered) => answerOf(answered),
    askedBefore: (key) => set.all("form").flatMap(({ document }) => fieldBefore(document.ui, key) ?? [])[0],
    tapping({ key, label }) {
      const [found] = [...set.all("screen"), ...set.all("form")].flatMap(({ document }) => seenAs(document, key) ?? [])
      if (found === undefined) return `「${label}」`
      const opening = found.inside.map((title) => `「${title}」を開き、`).join("")
      return found.title === undefined ? `${opening}「${label}」` : `${opening}「${found.title}」の「${found.label}」`
    },
    title(target) {
      const route = recordOf(recordOf(set.find("app", "app")?.document.routes)[target])["screen"]
      const title = set.find("screen", typeof route === "string" ? route : target)?.document.title
      return typeof title === "string" ? title : undefined
    },
    tapped: (screen, key) => labelIn(set.find("screen", screen)?.document, key) ?? key,
    sent(call, code) {
      const { title } = recordOf(set.find("call", call)?.document.codes?.[code]?.sheet)
      return typeof title === "string" ? title : undefined
    },
    sheet: (id) => String(sheetOf(id)?.title ?? id),
    button: (sheet, key) => String(sheetOf(sheet)?.buttons?.find((one) => one.key === key)?.label ?? key),
  }
}

/** A control that nobody answers by hand. */
const shownOnly = "read-only"

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

/** Ends that are a fault of their own; every other is a code. */
const faultOf: Readonly<Record<string, string>> = { unconfirmed: "lost-answer", offline: "offline", timeout: "timeout" }

interface Seen {
  readonly label: string
  /** What it belongs to, where its words are read out otherwise than they are seen. */
  readonly title: string | undefined
  /** Titles of what is closed around it at first. */
  readonly inside: readonly string[]
}

/** What has this key, as it is seen. */
function seenAs(node: unknown, key: string, around: readonly JsonRecord[] = []): Seen | undefined {
  if (typeof node !== "object" || node === null) return undefined
  const own = recordOf(node)
  if (own["key"] === key && typeof own["label"] === "string") {
    const title = around.findLast((one) => typeof one["title"] === "string")?.["title"]
    const inside = around.flatMap(({ widget, label }) => (widget === "accordion" ? [String(label)] : []))
    return { label: own["label"], title: own["name"] === undefined ? undefined : String(title), inside }
  }
  for (const part of Object.values(node)) {
    const found = seenAs(part, key, Array.isArray(node) ? around : [...around, own])
    if (found !== undefined) return found
  }
  return undefined
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
