import type { AnswerPlaces } from "../../domain/answerPlaces"
import { freeName, problemOfName } from "./answerNames"
import { mostLetters, type NewOption, type NewQuestion, type QuestionKind, questionKinds } from "./questionKinds"

/** What somebody has typed and chosen so far. */
export interface QuestionDraft {
  readonly control: string
  readonly label: string
  /** As it was typed; undefined while the one that is suggested stands. */
  readonly name?: string
  readonly isRequired: boolean
  /** Undefined while it is what such answers mostly say. */
  readonly personal?: string
  readonly longest?: string
  readonly options: readonly NewOption[]
}

/** A question that nothing was said of yet. */
export const emptyDraft: QuestionDraft = { control: "text", label: "", isRequired: false, options: [] }

/** What can be asked in a form. */
export const offeredKinds = ({ isConsentsOnly }: AnswerPlaces): readonly QuestionKind[] =>
  questionKinds.filter(({ control }) => !isConsentsOnly || control === "checkbox")

/** The kind that is chosen, or the first that is offered. */
export function kindOf({ control }: QuestionDraft, places: AnswerPlaces): QuestionKind | undefined {
  const offered = offeredKinds(places)
  return offered.find((one) => one.control === control) ?? offered[0]
}

/** The rows of options that are shown: two at least. */
export const optionRows = ({ options }: QuestionDraft): readonly NewOption[] => [
  ...options,
  ...Array.from({ length: Math.max(0, 2 - options.length) }, () => ({ label: "", value: "" })),
]

/** Full-width letters are typed where the keyboard of the machine writes them. */
const plain = (text: string): string => text.normalize("NFKC").trim()

/** What a draft asks, with what is suggested where nothing was typed. */
export function questionOf(draft: QuestionDraft, kind: QuestionKind, places: AnswerPlaces): NewQuestion {
  const { style, taken, isConsentsOnly } = places
  return {
    control: kind.control,
    label: draft.label.trim(),
    name: draft.name === undefined ? freeName(kind.words, style, taken) : plain(draft.name),
    isRequired: draft.isRequired || isConsentsOnly,
    personal: draft.personal ?? kind.personal ?? "answer",
    longest: Number(plain(draft.longest ?? String(kind.longest ?? 0)).replaceAll(",", "")),
    options: kind.hasOptions
      ? optionRows(draft).map(({ label, value }) => ({ label: label.trim(), value: plain(value) }))
      : [],
  }
}

/** What is wrong with each part of a question; nothing of what is not typed yet. */
export interface QuestionProblems {
  readonly label?: string | undefined
  readonly name?: string | undefined
  readonly longest?: string | undefined
  readonly options: readonly (string | undefined)[]
}

/** What is wrong with a question. `others`: labels of the other questions of its form. */
export function problemsOf(
  question: NewQuestion,
  kind: QuestionKind,
  { places, others }: { readonly places: AnswerPlaces; readonly others: readonly string[] },
): QuestionProblems {
  const most = mostLetters(kind.control)
  const isLong = Number.isInteger(question.longest) && question.longest >= 1 && question.longest <= most
  return {
    label: others.includes(question.label) ? "同じ文の質問が、このフォームにもうあります。" : undefined,
    name: problemOfName(question.name, places.style, places.taken),
    longest:
      kind.longest === undefined || isLong
        ? undefined
        : `1から${most.toLocaleString("ja-JP")}までの整数で入力してください。`,
    options: question.options.map((_, index) => problemOfOption(question.options, index, places.isNumbered)),
  }
}

function problemOfOption(options: readonly NewOption[], index: number, isNumbered: boolean): string | undefined {
  const { label, value } = options[index] ?? { label: "", value: "" }
  const before = options.slice(0, index)
  if (label !== "" && before.some((one) => one.label === label)) return `「${label}」の選択肢は、もうあります。`
  if (value === "") return undefined
  if (before.some((one) => one.value === value)) return `コード「${value}」の選択肢は、もうあります。`
  if (isNumbered)
    return /^(0|[1-9]\d{0,8})$/.test(value)
      ? undefined
      : "このフォームのコードは数です。0から999999999までの整数で入力してください。"
  return /^\w+$/.test(value) ? undefined : "コードは、半角の英数字と「_」で入力してください。"
}

/** What is still to be typed, as people are told; undefined where nothing is. */
export const missingIn = ({ label, options }: NewQuestion): string | undefined =>
  label === ""
    ? "「表示する文」を入力すると、加えられます。"
    : options.some((one) => one.label === "" || one.value === "")
      ? "選択肢の文とコードをすべて入力すると、加えられます。"
      : undefined

/** Whether nothing is wrong, and nothing is missing. */
export const isComplete = (question: NewQuestion, problems: QuestionProblems): boolean =>
  question.label !== "" &&
  question.name !== "" &&
  question.options.every(({ label, value }) => label !== "" && value !== "") &&
  [problems.label, problems.name, problems.longest, ...problems.options].every((one) => one === undefined)
