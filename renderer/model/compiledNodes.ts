/** What compiled documents are made of. Values that need the scope are tagged nodes; everything else is the literal from the document. */
import type { Json } from "./documents"
import type { Path } from "./scope"

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
/** A value made of values by an operator of the closed table. */
export interface ComputedNode {
  readonly "@compute": {
    readonly name: string
    readonly of: readonly CompiledValue[]
    /** Made with missing operands, too; every other one is missing as soon as one of them is. */
    readonly partial?: true
  }
}
/** A condition on `$item`, resolved to a function of the item. */
export interface EachNode {
  readonly "@each": CompiledCondition
}
export interface ConditionNode {
  readonly "@when": CompiledCondition
}
export interface ActionsNode {
  readonly "@do": readonly CompiledAction[]
  /** It begins with a record of its own, and needs none by the key of its block. */
  readonly recorded?: true
}
export interface BlocksNode {
  readonly "@blocks": readonly CompiledBlock[]
}
/** Blocks drawn once for each item of a list, with `$item` and `$index` in scope. */
export interface TemplateNode {
  readonly "@template": readonly CompiledBlock[]
}
/** An item of a store: whether it is there, and the actions that add and remove it. */
export interface MarkNode {
  readonly "@mark": {
    readonly store: string
    readonly item: CompiledOptions
    readonly add: ActionsNode
    readonly remove: ActionsNode
  }
}
export type TaggedNode =
  | MarkNode
  | ComputedNode
  | EachNode
  | TextNode
  | RichNode
  | ValueNode
  | ConditionNode
  | ActionsNode
  | BlocksNode
  | TemplateNode

/** What an option became: a literal, a node, or lists and records of these. */
export type CompiledValue = Json | TaggedNode | readonly CompiledValue[] | { readonly [name: string]: CompiledValue }
export type CompiledOptions = Readonly<Record<string, CompiledValue>>

export type CompiledOperand = CompiledValue

/** `name` is set where a named condition was inlined, so that explanations can speak in names; what a bundler gets has none. */
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
  readonly options: CompiledOptions
  readonly on?: Readonly<Record<string, readonly CompiledAction[]>>
}

export interface CompiledBlock {
  readonly widget: string
  readonly key?: string
  /** Place in the document, for reports: file and JSON pointer. */
  readonly at: string
  readonly when?: CompiledCondition
  readonly options: CompiledOptions
}
