/** What every kind of document is made of. */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** What stands beside named properties: an intersection, so that it holds for whatever compiler settings a package's user has. */
type Others = { readonly [name: string]: Json }

/** JSON Schema draft-07, as plain data: its keywords hold what the draft asks for. */
export type JsonSchema = Others & SchemaKeywords

export interface SchemaKeywords {
  readonly $ref?: string
  readonly title?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly Json[]
  readonly const?: Json
  readonly default?: Json
  readonly examples?: readonly Json[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | JsonSchema
  readonly items?: JsonSchema | readonly JsonSchema[]
  readonly minItems?: number
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly allOf?: readonly JsonSchema[]
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly exclusiveMaximum?: number
  readonly pattern?: string
  readonly format?: string
}

/**
 * A typed JSON condition: one operator with its operands, `{ "is": ["$draft.KIND", 1] }`,
 * a group `{ "all": [...] }`, or a reference to a named one `{ "condition": "is-adult" }`.
 */
export type Condition = Others & {
  readonly all?: readonly Condition[]
  readonly any?: readonly Condition[]
  readonly not?: Condition
}

/** A literal, or `$path` for a value of the scope. */
export type Value = Json

/** One action: a registered name and its options; `on` names what follows each outcome. */
export type ActionSource = Others & {
  readonly do: string
  readonly when?: Condition
  readonly on?: Readonly<Record<string, readonly ActionSource[]>>
}

/** One block of a screen: a registered widget and its options. */
export type BlockSource = Others & {
  readonly widget: string
  /** Names the block for analytics, samples and tests; unique in its screen. */
  readonly key?: string
  readonly when?: Condition
}
