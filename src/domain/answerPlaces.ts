/** A place in a document, as a JSON pointer. */
interface Place {
  readonly file: string
  readonly pointer: string
}

/** An object that names the answers of a form one by one, as the `input` of a call does. */
export interface NamingPlace extends Place {
  /** What stands before the name in the value: `$draft`. */
  readonly root: string
  /** The call has names of its own: `goal_name` for `GOAL_NAME`. */
  readonly isLowered?: true
}

/** Where an answer has to be written so that it is sent with the others of its form, and taken for right. */
export interface AnswerPlaces {
  /** How the others are sent: all at once, each by its name, or not at all. */
  readonly sent: "whole" | "named" | "nowhere"
  /** The calls that send them. */
  readonly calls: readonly string[]
  /** Only consents are sent: the call takes nothing else. */
  readonly isConsentsOnly: boolean
  readonly named: readonly NamingPlace[]
  /** The `properties` of calls that get a schema of their own, or a reference to the one that is shared. */
  readonly requests: readonly (Place & { readonly isLowered?: true })[]
  /** The `properties` or `definitions` of a shared document that schemas of this form stand in. */
  readonly home?: Place & { readonly isLowered?: true }
  /** Answers of samples that submit the form: what all are asked has to be among them. */
  readonly sampled: readonly Place[]
  readonly style: NameStyle
  /** Names that mean something already. */
  readonly taken: readonly string[]
  /** Codes of its options are numbers. */
  readonly isNumbered: boolean
}

/** `upper` as `BANK_NAME`, `camel` as `bankName`. */
export type NameStyle = "upper" | "camel"

/** What takes a question out of a form, or why nobody can do that yet. */
export interface QuestionRemoval<Edit> {
  readonly edits: readonly Edit[]
  /** Where its answer is needed, so that something would be wrong without it. */
  readonly uses: readonly Place[]
}

/** What puts a duplicate of a question behind it. */
export interface QuestionDuplicate<Edit> {
  readonly edits: readonly Edit[]
  /** Name of its answer. */
  readonly name: string
}

/** A name as calls write it that have names of their own. */
export const loweredName = (name: string): string => name.replaceAll(/([a-z0-9])([A-Z])/g, "$1_$2").toLowerCase()

const relativeTo = (from: string, to: string): string => `${"../".repeat(from.split("/").length - 1)}${to}`

/** How a document refers to a place of a shared one. */
export const referenceTo = (from: string, { file, pointer }: Place): string => `${relativeTo(from, file)}#${pointer}`
