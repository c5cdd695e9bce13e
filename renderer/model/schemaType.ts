/** The TypeScript type behind a JSON Schema that keeps its literal types. */
import type { JsonSchema } from "./basics"

/** How a schema is read: `absent` is what stands for an optional property that is missing, `other` a reference without a type. */
interface Interpretation {
  readonly absent: unknown
  readonly other: unknown
}

/**
 * Type of the values that a schema describes. A reference `#/definitions/<kind>` means `Kinds[kind]`, so that one
 * schema gives the type of what is written and the type of what becomes of it.
 */
export type SchemaType<Schema, Kinds, How extends Interpretation> = Schema extends {
  readonly $ref: `#/definitions/${infer Kind}`
}
  ? Kind extends keyof Kinds
    ? Kinds[Kind]
    : How["other"]
  : Schema extends { readonly const: infer Value }
    ? Value
    : Schema extends { readonly enum: readonly (infer Value)[] }
      ? Value
      : Schema extends { readonly anyOf: readonly (infer Branch)[] }
        ? SchemaType<Branch, Kinds, How>
        : Schema extends { readonly items: infer Item }
          ? readonly SchemaType<Item, Kinds, How>[]
          : Schema extends { readonly properties: infer Properties extends Readonly<Record<string, JsonSchema>> }
            ? ObjectType<Properties, RequiredOf<Schema>, Kinds, How> & OthersOf<Schema, Kinds, How>
            : Schema extends { readonly additionalProperties: infer Value extends JsonSchema }
              ? Readonly<Record<string, SchemaType<Value, Kinds, How>>>
              : Schema extends { readonly type: infer Name extends string | readonly string[] }
                ? PlainType<Name extends readonly string[] ? Name[number] : Name>
                : unknown

interface PlainTypes {
  readonly string: string
  readonly integer: number
  readonly number: number
  readonly boolean: boolean
  readonly null: null
  readonly array: readonly unknown[]
  readonly object: Readonly<Record<string, unknown>>
}

type PlainType<Name> = Name extends keyof PlainTypes ? PlainTypes[Name] : unknown

type RequiredOf<Schema> = Schema extends { readonly required: readonly (infer Name)[] } ? Name : never

type ObjectType<Properties, Required, Kinds, How extends Interpretation> = Flat<
  { readonly [Name in Extract<keyof Properties, Required>]: SchemaType<Properties[Name], Kinds, How> } & {
    readonly [Name in Exclude<keyof Properties, Required>]?: SchemaType<Properties[Name], Kinds, How> | How["absent"]
  }
>

/** Properties that a schema allows without naming them. */
type OthersOf<Schema, Kinds, How extends Interpretation> = Schema extends {
  readonly additionalProperties: infer Value extends JsonSchema
}
  ? Readonly<Record<string, SchemaType<Value, Kinds, How>>>
  : unknown

/** One object type in place of an intersection: what editors and errors show. */
type Flat<Shape> = { [Name in keyof Shape]: Shape[Name] }
