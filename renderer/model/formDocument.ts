import type { ActionSource, BlockSource, Condition, DocumentHead, Json, JsonSchema, Value } from "./basics"

export interface FieldOption {
  readonly value: Json
  readonly label: string
  readonly description?: string
  /** A word or two in a chip beside the label. */
  readonly badge?: string
  /** A small illustration at the end of the option. */
  readonly picture?: string
  /** What the picture shows; without it the picture is an ornament. */
  readonly pictureAlt?: string
  /** Said by screen readers before the option: what sets it apart from those above. */
  readonly heading?: string
  readonly exclusive?: boolean
  readonly when?: Condition
  readonly disabledWhen?: Condition
  readonly disabledReason?: string
}

export interface FieldRule {
  readonly must: Condition
  /** Id of a message of messages.json, or a text of this field alone. */
  readonly message: string
  readonly n?: Value
}

/** One field of a form's ui, or (without `field`, with `widget`) a block between fields. */
export interface FieldSource {
  readonly field: string
  readonly widget: string
  readonly label: string
  /** The first whose condition holds replaces the label. */
  readonly labels?: readonly { readonly when: Condition; readonly label: string }[]
  readonly help?: string
  readonly placeholder?: string
  readonly suffix?: string
  readonly autocomplete?: string
  readonly when?: Condition
  readonly required?: boolean
  readonly requiredWhen?: Condition
  readonly readOnlyWhen?: Condition
  readonly disabledWhen?: Condition
  readonly options?: readonly FieldOption[]
  /** First entry whose condition holds limits the options to the named values. */
  readonly optionsWhen?: readonly { readonly when: Condition; readonly options: readonly Json[] }[]
  /** Options taken from data: each item gives a value and a label. */
  readonly optionsFrom?: {
    readonly items: Value
    readonly value: Value
    readonly label: string
    readonly description?: string
    /** Items that it fails for are left out. */
    readonly when?: Condition
  }
  /** Runs at once with every answer that a person gives. */
  readonly changed?: readonly ActionSource[]
  /** Runs when a person leaves the field with another answer than before. */
  readonly left?: readonly ActionSource[]
  readonly convert?: readonly string[]
  readonly rules?: readonly FieldRule[]
  /** Texts by check name that replace the message of messages.json for this field. */
  readonly messages?: Readonly<Record<string, string>>
  /** True for secrets: never kept, wiped when hidden. */
  readonly forgetWhenHidden?: boolean
  /** False: answered and checked, but not part of what is sent. */
  readonly sent?: boolean
  /** Fields of a nested object, or of one item of an array (`repeater`). */
  readonly ui?: readonly UiSource[]
  /** Further options of the control, declared by its registration. */
  readonly [option: string]: unknown
}

export interface FieldGroupSource {
  readonly section: string
  readonly when?: Condition
  readonly ui: readonly UiSource[]
}

export type UiSource = FieldSource | FieldGroupSource | BlockSource

export interface FormDocument extends DocumentHead {
  readonly kind: "form"
  readonly schema: JsonSchema
  readonly ui: readonly UiSource[]
  /** Where typed answers survive a reload: memory (personal data) or sessionStorage. Default memory. */
  readonly keep?: "memory" | "session"
}
