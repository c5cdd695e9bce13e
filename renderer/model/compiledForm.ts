import type {
  ActionsNode,
  CompiledBlock,
  CompiledCondition,
  CompiledOperand,
  CompiledOptions,
  CompiledValue,
  RichNode,
  TextNode,
  ValueNode,
} from "./compiledNodes"
import type { ControlFrame } from "./definitions"
import type { Json, JsonSchema } from "./documents"
import type { ValidateFunction } from "./validateFunction"

/** What stands beside named properties, see `basics.ts`. */
export type Drawn = { readonly [drawn: string]: CompiledValue | CompiledCondition }

/** Besides what the form's model asks: everything that its shape declares for controls to draw, tagged. */
export type CompiledOption = Drawn & {
  readonly value: Json
  readonly exclusive?: boolean
  readonly when?: CompiledCondition
  readonly disabledWhen?: CompiledCondition
}

export interface CompiledField {
  readonly kind: "field"
  readonly field: string
  /** Names that it had before. */
  readonly was?: readonly string[]
  /** Values that its options had before. */
  readonly renamed?: readonly (readonly [was: Json, is: Json])[]
  readonly widget: string
  /** What stands around the control; a bound label where absent. */
  readonly frame?: ControlFrame
  /** Characters that the control takes of a text, where that is not the usual number. */
  readonly longest?: number
  /** The control takes no more characters than the schema allows. */
  readonly cuts?: true
  readonly label: TextNode | string
  readonly labels?: readonly { readonly when: CompiledCondition; readonly label: TextNode | string }[]
  readonly help?: RichNode | string
  readonly placeholder?: string
  readonly when?: CompiledCondition
  readonly required: boolean
  readonly requiredWhen?: CompiledCondition
  readonly readOnlyWhen?: CompiledCondition
  readonly disabledWhen?: CompiledCondition
  readonly options?: readonly CompiledOption[]
  readonly optionsWhen?: readonly { readonly when: CompiledCondition; readonly options: readonly Json[] }[]
  /** What each option reads is drawn as of a `CompiledOption`; the item is in scope. */
  readonly optionsFrom?: Drawn & {
    readonly items: ValueNode
    readonly value: ValueNode
    readonly when?: CompiledCondition
    readonly disabledWhen?: CompiledCondition
  }
  readonly convert: readonly string[]
  readonly rules: readonly {
    readonly must: CompiledCondition
    readonly message: TextNode | string
    readonly check: string
    readonly n?: CompiledOperand
  }[]
  readonly messages: Readonly<Record<string, TextNode | string>>
  readonly forgetWhenHidden: boolean
  /** Its answer is never stored, by what its control or its `autocomplete` says. */
  readonly secret?: true
  readonly sent: boolean
  readonly ui?: readonly CompiledUi[]
  /** Options of the control's own and what every control draws, tagged. */
  readonly control: CompiledOptions
  /** What follows an answer that a person gives: at once, when the field is left, and when Enter is pressed. */
  readonly follow?: { readonly changed?: ActionsNode; readonly left?: ActionsNode; readonly entered?: ActionsNode }
}

export type CompiledUi =
  | CompiledField
  | {
      readonly kind: "section"
      readonly label: TextNode | string
      readonly when?: CompiledCondition
      readonly ui: readonly CompiledUi[]
    }
  | { readonly kind: "block"; readonly block: CompiledBlock }

/** Where typed answers live besides the page's memory: nowhere, or encrypted until the webview ends or for longer. */
export type Keep = "memory" | "session" | "encrypted"

export interface CompiledForm {
  readonly id: string
  readonly file: string
  readonly schema: JsonSchema
  readonly ui: readonly CompiledUi[]
  readonly keep: Keep
  /** Checks of what a text is made of, by the names of their messages: they speak before its length. */
  readonly ofCharacters?: readonly string[]
  /** ajv standalone validators by schema `$id`, as rjsf's precompiled validator wants them. */
  readonly validators: Readonly<Record<string, ValidateFunction>>
}
