/** What every kind of document is made of. */

/** JSON Schema draft-07, as plain data. */
export type JsonSchema = Readonly<Record<string, unknown>>

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** The part of JSON Schema that options are declared in. */
export interface OptionSchema {
  readonly $ref?: string
  readonly anyOf?: readonly OptionSchema[]
  readonly oneOf?: readonly OptionSchema[]
  readonly enum?: readonly Json[]
  readonly const?: Json
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, OptionSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | OptionSchema
  readonly items?: OptionSchema | readonly OptionSchema[]
}

/**
 * A typed JSON condition: one operator with its operands, `{ "is": ["$draft.KIND", 1] }`,
 * a group `{ "all": [...] }`, or a reference to a named one `{ "condition": "is-adult" }`.
 */
export type Condition = Readonly<Record<string, unknown>>

/** A literal, or `$path` for a value of the scope. */
export type Value = Json

/** One action: a registered name and its options; `on` names what follows each outcome. */
export interface ActionSource {
  readonly do: string
  readonly when?: Condition
  readonly on?: Readonly<Record<string, readonly ActionSource[]>>
  readonly [option: string]: unknown
}

/** One block of a screen: a registered widget and its options. */
export interface BlockSource {
  readonly widget: string
  /** Names the block for analytics, samples and tests; unique in its screen. */
  readonly key?: string
  readonly when?: Condition
  readonly [option: string]: unknown
}
