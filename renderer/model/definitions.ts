/**
 * What documents may name: every widget, control, action, source, format, conversion and check is declared here by
 * the app, with the JSON Schema of its options and one line that says what it is for. Declarations are data and live
 * apart from the code that draws, so that the browser never loads them; `schemas/meta` is generated from them.
 */
import type { Json, JsonSchema } from "./basics"
import type { ActionEffect } from "./effects"

export type DefinitionKind =
  | "widget"
  | "control"
  | "action"
  | "source"
  | "format"
  | "conversion"
  | "check"
  | "skeleton"
  | "icon"
  | "illustration"
  | "constant"
  | "interface"
  | "scheme"
  | "colour"
  | "designToken"

/**
 * What stands around a control. `label`: a label bound to the control's id. `group`: a fieldset whose legend is the label,
 * for several inputs. `bare`: nothing above, the control writes its label itself (a box with a sentence). `plain`: a label,
 * but nothing is asked: neither required nor optional.
 */
export type ControlFrame = "label" | "group" | "bare" | "plain"

export interface Definition {
  readonly kind: DefinitionKind
  readonly name: string
  /** One line in English, shown by the reference page. */
  readonly description: string
  /** Object schema of the options; `additionalProperties: false` is added. */
  readonly options: JsonSchema
  /** Schema of what it gives: sources, formats, constants, and actions whose `$res` the next one reads. */
  readonly output?: JsonSchema
  /** Options of which at least one is written, because nothing would be seen of it else: components and actions. */
  readonly says?: readonly string[]
  /** What it writes behind every value: formats. */
  readonly unit?: string
  /** What `{...}` in it may fill in: texts of the interface. */
  readonly fills?: readonly string[]
  /** Option with what a tap on it does: with a key, the tap is recorded where a document leaves that out. Components. */
  readonly tappedFor?: string
  /** Draws the main heading of its screen: always, or with these options. Components. */
  readonly mainHeading?: true | Readonly<Record<string, Json>>
  /** Draws the buttons of half-sheets, whose `style` is one of its option of that name. Components. */
  readonly sheetButtons?: true
  /** Does nothing but close, so that Escape may press a button that does so: actions. */
  readonly closes?: true
  /** Asks for one or several of its field's options, and cannot do without: controls. */
  readonly choosing?: true
  /** A customer notices nothing of it, whatever it does: actions. */
  readonly unseen?: true
  /** What it does to where the customer is: actions. */
  readonly effect?: ActionEffect
  /** Outcomes that `on` may name, besides those of a call: actions. */
  readonly outcomes?: readonly string[]
  /** JSON Schema types of the value: controls, formats, conversions, checks. */
  readonly accepts?: readonly string[]
  /** Writes days (ISO 8601) and no other text, and needs at least so much of one: `2025-01`, `2025-01-15`, with a time. Formats. */
  readonly ofDays?: "month" | "day" | "moment"
  /** What stands around it, `label` where absent: controls. */
  readonly frame?: ControlFrame
  /** Characters that it takes of a typed or pasted text, far more than anybody means; 1,000 where absent: controls. */
  readonly longest?: number
  /** Takes no more characters than the schema allows, because its messages would be in the way: controls. */
  readonly cuts?: true
  /** What is typed into it is a secret and never stored: controls. */
  readonly secret?: true
  /** A person writes the answer, letter by letter, and sees no options: controls. */
  readonly typed?: true
  /** Answers that it makes by itself, always in this one way, where it shows no options of the field: controls. */
  readonly gives?: readonly string[]
  /** What it makes of an answer that is unfinished or impossible, for the schema to refuse: controls. */
  readonly leaves?: readonly string[]
  /** What it makes of a text, the same of what it made: conversions. Rules try right answers on it. */
  readonly converts?: (text: string) => string
  /** Regular expression of what can be entered with it; anything where absent: controls. */
  readonly enters?: string
  /** Texts that it accepts, at least one of each kind: checks. */
  readonly examples?: readonly string[]
  /** Controls that are made for such a text: checks. */
  readonly askedBy?: readonly string[]
  /** Regular expression (ECMA-262 with `u`) of a check that is one; usable as `format` of a form's JSON Schema. */
  readonly pattern?: string
  /** A check of what a text is made of, character by character: it speaks before the text's length. */
  readonly ofCharacters?: boolean
}

const reference = <const Name extends string>(name: Name) => ({ $ref: `#/definitions/${name}` }) as const

/** Building blocks of option schemas. The compiler and the checks walk options by these references. */
export const option = {
  /** Text with `{path|format}` and `{{token}}`; resolved to a string. */
  text: reference("text"),
  /** Text that may also hold line breaks, emphasis and links; resolved to React nodes. */
  rich: reference("rich"),
  /** Literal or `$path`; resolved to the value. */
  value: reference("value"),
  /** Resolved to true, false or undefined (unknown). */
  condition: reference("condition"),
  /** Condition on `$item`; resolved to a function (item) -> true, false or undefined (unknown). Sources. */
  test: reference("test"),
  /** Resolved to a function that runs the actions and settles when they are done. */
  actions: reference("actions"),
  /** Resolved to React nodes. */
  blocks: reference("blocks"),
  /** Resolved to a function (item, index) -> React nodes; `items` of the same options gives the item's type. */
  template: reference("template"),
  /**
   * Whether something is among the items of a store, and what a tap on that does. Resolved to `Mark`; undefined where the
   * screen has no such store.
   */
  mark: reference("mark"),
  /** Names, resolved by the check. */
  format: reference("format"),
  /** Screen id, path, or `$path` to one. */
  target: reference("target"),
  link: reference("link"),
  form: reference("form"),
  call: reference("call"),
  sheet: reference("sheet"),
  flow: reference("flow"),
  codes: reference("codes"),
  icon: reference("icon"),
  illustration: reference("illustration"),
  /** Address of a picture that is not the app's own: literal or `$path`, which may lead to nothing. */
  image: reference("image"),
  /** Name of a property that the `items` beside it, or around it, have; dots lead into objects. */
  property: reference("property"),
} as const

/** How the name of a property is written. */
export const propertyName = { type: "string", pattern: "^[A-Za-z_]\\w*(\\.\\w+)*$" } as const

/** Property that tells the items of a list apart: what is drawn for an item stays with it. */
export const itemKey = option.property

/** A value that counts, from 1, what the list of this name beside it holds. */
export const positionIn = (list: string) => ({ ...option.value, positionIn: list }) as const

/** Schema of the items of a list that a source was given as this input, for what it hands on. */
export const itemsOf = (input: string) => ({ $ref: `#/input/${input}` }) as const

export const flag = { type: "boolean" } as const
export const oneOf = <const Names extends readonly (string | number)[]>(...names: Names) => ({ enum: names }) as const

/** An option that stands for this value where a document leaves it out. */
export const usually = <const Schema extends object, const Value>(value: Value, schema: Schema) => ({
  ...schema,
  default: value,
})

export type Properties = Readonly<Record<string, JsonSchema>>
type NameOf<Key> = Key extends `${infer Name}!` ? Name : Key
type RequiredName<Key> = Key extends `${infer Name}!` ? Name : never

/** Object schema of options; its literal types say what a component gets, see `optionTypes.ts`. */
export type OptionsSchema<Given extends Properties = Properties> = {
  readonly type: "object"
  readonly properties: { readonly [Key in keyof Given as NameOf<Key>]: Given[Key] }
  readonly required: readonly RequiredName<keyof Given>[]
  readonly additionalProperties: false
}

/** Object schema from its properties; a name that ends in `!` is required: `{ "amount!": option.value }`. */
export function options<const Given extends Properties>(properties: Given): OptionsSchema<Given> {
  const entries = Object.entries(properties).map(([name, schema]) => [name.replace(/!$/, ""), schema] as const)
  const required = Object.keys(properties)
    .filter((name) => name.endsWith("!"))
    .map((name) => name.slice(0, -1))
  const schema = { type: "object", properties: Object.fromEntries(entries), required, additionalProperties: false }
  // The names are computed: no type can follow the loop above.
  return schema as unknown as OptionsSchema<Given>
}

/** A shape of options that several definitions share: generated schemas and the reference say it once, by this name. */
export const shape = <const Name extends string, const Given extends Properties>(name: Name, properties: Given) => ({
  title: name,
  ...options(properties),
})

export const listOf = <const Items extends JsonSchema>(items: Items) => ({ type: "array", items }) as const

export const mapOf = <const Values extends JsonSchema>(values: Values) =>
  ({ type: "object", additionalProperties: values }) as const

const declare =
  <const Kind extends DefinitionKind, Needed = object>(kind: Kind) =>
  <const Given extends Omit<Definition, "kind"> & Needed>(definition: Given): Given & { readonly kind: Kind } => ({
    ...definition,
    kind,
  })

export const widget = declare("widget")
export const control = declare("control")
export const action = declare<"action", { readonly effect: ActionEffect }>("action")
export const source = declare("source")
export const format = declare("format")
export const conversion = declare("conversion")
export const check = declare("check")
export const skeleton = declare("skeleton")
export const icon = declare("icon")
export const illustration = declare("illustration")

/** A constant of app.json, with the schema of its value. */
export const constant = <const Name extends string>(name: Name, description: string, output: JsonSchema) => ({
  kind: "constant" as const,
  name,
  description,
  options: options({}),
  output,
})

/**
 * A text that no screen writes, of `interface` in messages.json, with what it fills in: `{n}`. One whose name begins with
 * `start-` stands in the page before any script has come; scripts do not have it.
 */
export const interfaceText = <const Name extends string>(
  name: Name,
  description: string,
  ...fills: readonly string[]
) => ({
  kind: "interface" as const,
  name,
  description,
  options: options({}),
  fills,
})

/** A colour of `light` and `dark` in theme.json that style sheets use. */
export const colour = <const Name extends string>(name: Name, description: string) => ({
  kind: "colour" as const,
  name,
  description,
  options: options({}),
})

/** A measure of `tokens` in theme.json that style sheets use: a length, a duration, a font. */
export const designToken = <const Name extends string>(name: Name, description: string) => ({
  kind: "designToken" as const,
  name,
  description,
  options: options({}),
})

/** A link of `schemes` in app.json, by which the app speaks to its host. */
export const scheme = <const Name extends string>(name: Name, description: string) => ({
  kind: "scheme" as const,
  name,
  description,
  options: options({}),
})
