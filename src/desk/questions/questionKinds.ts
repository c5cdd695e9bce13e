import type { Fields } from "../json"

/** What somebody says of a question before it is asked. */
export interface NewQuestion {
  readonly control: string
  /** What customers read. */
  readonly label: string
  /** Name of its answer. */
  readonly name: string
  readonly isRequired: boolean
  /** What its answer says of a customer; only of what customers write themselves. */
  readonly personal: string
  /** How many letters an answer may have. */
  readonly longest: number
  readonly options: readonly NewOption[]
}

/** What customers read, and what servers get. */
export interface NewOption {
  readonly label: string
  readonly value: string
}

/** Of the form that it is asked in. */
interface Asking {
  readonly isNumbered: boolean
  /** Yes and no are 1 and 0, as in forms with names in capitals. */
  readonly isCoded: boolean
}

/** A question that can be asked without knowing anything else of the product. */
export interface QuestionKind {
  readonly control: string
  /** Words of the name that is suggested. */
  readonly words: readonly string[]
  readonly hasOptions?: true
  /** What its answer mostly says of a customer; absent where it is chosen from a list. */
  readonly personal?: string
  /** Most answers are no longer; absent for what has no length. */
  readonly longest?: number
  /** A right answer, where the schema lists none. */
  readonly example?: string | number
  /** What the schema says of an answer. */
  readonly schema: (question: NewQuestion, asking: Asking) => Fields
  /** What the field says besides what all of them do. */
  readonly field?: Fields
}

const optionValues = ({ options }: NewQuestion, isNumbered: boolean) =>
  options.map(({ value }) => (isNumbered ? Number(value) : value))

const chosen = (question: NewQuestion, { isNumbered }: Asking): Fields => ({
  type: isNumbered ? "integer" : "string",
  enum: optionValues(question, isNumbered),
})

const several = (question: NewQuestion, asking: Asking): Fields => ({
  type: "array",
  items: chosen(question, asking),
  minItems: 1,
  maxItems: question.options.length,
  uniqueItems: true,
})

const written = ({ longest }: NewQuestion): Fields => ({ type: "string", maxLength: longest })

/** One has to be ticked, the other may be. */
const ticked = ({ isRequired }: NewQuestion, { isCoded }: Asking): Fields =>
  isCoded
    ? { type: "integer", ...(isRequired ? { const: 1 } : { enum: [0, 1], default: 0 }) }
    : { type: "boolean", ...(isRequired ? { const: true } : { default: false }) }

const off = { autocomplete: "off" }

/** What can be asked, in the order in which it is offered. */
export const questionKinds: readonly QuestionKind[] = [
  { control: "text", example: "見本", words: ["free", "text"], personal: "answer", longest: 50, schema: written },
  { control: "textarea", example: "見本", words: ["comment"], personal: "answer", longest: 500, schema: written },
  { control: "radio", words: ["choice"], hasOptions: true, schema: chosen },
  { control: "radio-cards", words: ["choice"], hasOptions: true, schema: chosen },
  { control: "select", words: ["choice"], hasOptions: true, schema: chosen },
  { control: "check-cards", words: ["choices"], hasOptions: true, schema: several },
  { control: "yes-no", words: ["yes", "no"], schema: () => ({ type: "string", enum: ["YES", "NO"] }) },
  { control: "checkbox", words: ["agreed"], schema: ticked },
  {
    control: "date-parts",
    example: "2000-01-01",
    words: ["date"],
    personal: "answer",
    schema: () => ({ type: "string", format: "real-date" }),
  },
  {
    control: "amount",
    example: 10_000,
    words: ["amount"],
    personal: "money",
    schema: () => ({ type: "integer", minimum: 0, maximum: 999_999_999 }),
    field: { suffix: "円", convert: ["amount"] },
  },
  {
    control: "digits",
    example: "1234",
    words: ["number"],
    personal: "answer",
    longest: 20,
    schema: (question) => ({ ...written(question), pattern: "^[0-9]+$" }),
    field: { ...off, convert: ["digits-half"], messages: { pattern: "{label}は数字で入力してください" } },
  },
  {
    control: "kana",
    example: "ミホン",
    words: ["kana"],
    personal: "name",
    longest: 40,
    schema: (question) => ({ ...written(question), format: "katakana-only" }),
    field: { ...off, convert: ["kana-full"] },
  },
  {
    control: "tel",
    example: "0312345678",
    words: ["phone"],
    personal: "contact",
    schema: () => ({ type: "string", format: "phone-number" }),
    field: { ...off, convert: ["phone"] },
  },
  {
    control: "email",
    example: "mihon@example.jp",
    words: ["email"],
    personal: "contact",
    longest: 100,
    schema: (question) => ({ ...written(question), format: "email-address" }),
    field: { ...off, convert: ["email"] },
  },
]

/** The longest answer that a control takes. */
export const mostLetters = (control: string): number => (control === "textarea" ? 10_000 : 1_000)
