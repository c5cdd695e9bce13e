/**
 * The documents as the browser gets them: names linked, texts parsed, conditions typed, nothing left to compile.
 * Values that need the scope are tagged nodes; everything else is the literal from the document.
 */
import type { ComponentType } from "react"
import type { ControlFrame } from "./definitions"
import type { Registry } from "./registry"
import type { Path } from "./scope"
import type { ValidateFunction } from "./validateFunction"
import type { BackPolicy, CallDocument, Json, JsonSchema, Sample } from "./documents"

export type { Path } from "./scope"

export type TextPart =
  | string
  | { readonly get: Path; readonly format?: string; readonly argument?: string }
  | { readonly break: true }
  | { readonly strong: readonly TextPart[] }
  | { readonly link: string; readonly label: readonly TextPart[] }

export interface TextNode {
  readonly "@text": readonly TextPart[]
}
/** Like a text, but may hold breaks, emphasis and links; resolved to React nodes. */
export interface RichNode {
  readonly "@rich": readonly TextPart[]
}
export interface ValueNode {
  readonly "@get": Path
}
export interface ConditionNode {
  readonly "@when": CompiledCondition
}
export interface ActionsNode {
  readonly "@do": readonly CompiledAction[]
}
export interface BlocksNode {
  readonly "@blocks": readonly CompiledBlock[]
}
/** Blocks drawn once for each item of a list, with `$item` and `$index` in scope. */
export interface TemplateNode {
  readonly "@template": readonly CompiledBlock[]
}
export type TaggedNode = TextNode | RichNode | ValueNode | ConditionNode | ActionsNode | BlocksNode | TemplateNode

export type CompiledOperand = Json | ValueNode

/** `name` is set where a named condition was inlined, so that explanations can speak in names. */
export interface CompiledCondition {
  readonly name?: string
  readonly operator: string
  /** Conditions for `all`, `any`, `not`; operands otherwise. */
  readonly operands: readonly (CompiledOperand | CompiledCondition)[]
}

export interface CompiledAction {
  readonly do: string
  readonly when?: CompiledCondition
  /** Options with tagged nodes inside. */
  readonly options: Readonly<Record<string, unknown>>
  readonly on?: Readonly<Record<string, readonly CompiledAction[]>>
}

export interface CompiledBlock {
  readonly widget: string
  readonly key?: string
  /** Place in the document, for reports: file and JSON pointer. */
  readonly at: string
  readonly when?: CompiledCondition
  readonly options: Readonly<Record<string, unknown>>
}

export interface CompiledData {
  readonly call?: string
  readonly source?: string
  /** Tagged options. */
  readonly input?: Readonly<Record<string, unknown>>
  readonly when?: CompiledCondition
  readonly loading?: readonly string[]
  readonly empty?: { readonly when: CompiledCondition; readonly body: readonly CompiledBlock[] }
  readonly error: "outcome" | "retry" | "ignore"
  readonly on?: Readonly<Record<string, readonly CompiledAction[]>>
}

export interface CompiledSample extends Omit<Sample, "do"> {
  readonly do?: readonly CompiledAction[]
}

interface CompiledParameter {
  readonly in?: readonly string[]
  readonly pattern?: string
  readonly default?: string
  readonly as?: "integer"
  readonly else?: readonly CompiledAction[]
}

export interface CompiledScreen {
  readonly id: string
  readonly file: string
  readonly title: TextNode | string
  readonly layout: "page" | "blank"
  readonly page: string
  readonly header: {
    readonly back: string
    readonly hidden: boolean
    readonly close: boolean
    readonly rotate: boolean
  }
  readonly query: Readonly<Record<string, CompiledParameter>>
  readonly needs: Readonly<Record<string, { readonly else: readonly CompiledAction[] }>>
  readonly data: Readonly<Record<string, CompiledData>>
  readonly enter: readonly CompiledAction[]
  readonly state: Readonly<Record<string, Json>>
  readonly body: readonly CompiledBlock[]
  readonly footer: readonly CompiledBlock[]
}

/** Besides what the form's model asks: everything that its shape declares for controls to draw, tagged. */
export interface CompiledOption {
  readonly value: Json
  readonly exclusive?: boolean
  readonly when?: CompiledCondition
  readonly disabledWhen?: CompiledCondition
  readonly [drawn: string]: unknown
}

export interface CompiledField {
  readonly kind: "field"
  readonly field: string
  readonly widget: string
  /** What stands around the control; a bound label where absent. */
  readonly frame?: ControlFrame
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
  readonly optionsFrom?: {
    readonly items: ValueNode
    readonly value: ValueNode
    readonly when?: CompiledCondition
    /** What each option reads, as of a `CompiledOption`; the item is in scope. */
    readonly [drawn: string]: unknown
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
  readonly sent: boolean
  readonly ui?: readonly CompiledUi[]
  /** Options of the control's own and what every control draws, tagged. */
  readonly control: Readonly<Record<string, unknown>>
  /** What follows an answer that a person gives: at once, and when the field is left. */
  readonly follow?: { readonly changed?: ActionsNode; readonly left?: ActionsNode }
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

export interface CompiledForm {
  readonly id: string
  readonly file: string
  readonly schema: JsonSchema
  readonly ui: readonly CompiledUi[]
  readonly keep: "memory" | "session"
  /** Checks of what a text is made of, by the names of their messages: they speak before its length. */
  readonly ofCharacters?: readonly string[]
  /** ajv standalone validators by schema `$id`, as rjsf's precompiled validator wants them. */
  readonly validators: Readonly<Record<string, ValidateFunction>>
}

export interface CompiledCall extends Pick<CallDocument, "id" | "client" | "method" | "path" | "effect" | "demo"> {
  /** JSON Schema of the payload, without references or annotations: nothing unchecked reaches the scope. */
  readonly response: JsonSchema
  readonly codes: readonly string[]
  readonly outcomes: Readonly<Record<string, readonly CompiledAction[]>>
  /** Present in development, tests and pictures only. */
  readonly samples?: CallDocument["samples"]
  readonly codeSamples?: CallDocument["codes"]
}

export interface CompiledSheet {
  readonly id: string
  readonly title: TextNode | string
  readonly subtitle?: RichNode | string
  readonly body: readonly CompiledBlock[]
  readonly buttons: readonly {
    readonly key: string
    readonly label: TextNode | string
    readonly style: string
    readonly tap: readonly CompiledAction[]
  }[]
}

export interface CompiledStep {
  readonly screen: string
  readonly section: number
  readonly when?: CompiledCondition
  readonly back: BackPolicy
  /** Policies that come first while their condition holds. */
  readonly backWhen?: readonly { readonly when: CompiledCondition; readonly back: BackPolicy }[]
}

export interface CompiledFlow {
  readonly id: string
  readonly route?: string
  readonly entry?: {
    /** What is drawn while the server is asked where the customer stands. */
    readonly screen: string
    readonly call: string
    readonly point: Path
    readonly points: Readonly<Record<string, { readonly step?: string; readonly do?: readonly CompiledAction[] }>>
    readonly otherwise: string
    readonly honours?: readonly { readonly screen: string; readonly when: CompiledCondition }[]
  }
  /** What asks a customer who leaves half done; where absent, leaving closes. */
  readonly leave?: readonly CompiledAction[]
  readonly sections: readonly { readonly label: string; readonly of: number }[]
  readonly steps: readonly CompiledStep[]
  readonly aside: readonly CompiledStep[]
}

/** What the entry of the app needs before any screen: small, loaded first. */
export interface CompiledApp {
  readonly routes: Readonly<
    Record<
      string,
      {
        readonly screen?: string
        readonly flow?: string
        readonly guard: "login" | "demo" | "none"
        readonly v2?: string
        /** Page name of records, where it is not the screen's own. */
        readonly page?: string
      }
    >
  >
  readonly notFound: string
  readonly tokens: Readonly<Record<string, string>>
  readonly links: Readonly<Record<string, string>>
  readonly schemes: Readonly<Record<string, string>>
  readonly constants: Readonly<Record<string, Json>>
  readonly flows: Readonly<Record<string, CompiledFlow>>
  readonly codes: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly messages: Readonly<Record<string, TextNode | string>>
  readonly interface: Readonly<Record<string, string>>
  readonly errors: Readonly<
    Record<string, { readonly before?: string; readonly outcomes: Readonly<Record<string, readonly CompiledAction[]>> }>
  >
  /** Calls that errors.json and the entries of flows make: no screen brings them. */
  readonly calls?: Readonly<Record<string, CompiledCall>>
  /** Half-sheets that errors.json, call documents and the entries of flows open. */
  readonly sheets?: Readonly<Record<string, CompiledSheet>>
}

/** One screen with everything that it draws: the lazily loaded module. */
export interface ScreenModule {
  readonly hash: string
  readonly screen: CompiledScreen
  readonly forms: Readonly<Record<string, CompiledForm>>
  readonly calls: Readonly<Record<string, CompiledCall>>
  readonly sheets: Readonly<Record<string, CompiledSheet>>
  /** Code tables whose labels it shows: table -> code -> label. */
  readonly codes?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** What it draws with, by the names that its documents use; a bundler sees to it that they come along. */
  readonly parts?: Partial<Pick<Registry, "widgets" | "controls" | "icons" | "illustrations" | "conversions">>
  /** What draws forms, where it has one. */
  readonly FormView?: ComponentType<never>
  /** Present in development, tests and pictures only. */
  readonly samples?: Readonly<Record<string, CompiledSample>>
}
