import draft07 from "ajv/dist/refs/json-schema-draft-07.json" with { type: "json" }
import type { Json } from "../../model/documents"
import { type Fields, isObject } from "../../model/json"
import { always, isLeftToAjv, never, type PlainKeyword, plainKeywords, type PlainValidator } from "./plainKeywords"

interface PlainOptions {
  /** By the address that references name; JSON Schema's own of draft-07 is known. */
  readonly schemas?: Readonly<Record<string, Fields>>
  /** Keywords of one's own, and those that mean something else. */
  readonly keywords?: Readonly<Record<string, PlainKeyword>>
}

export interface PlainValidators {
  /** Of a schema whose relative references lead to the one of this address. */
  compile(schema: Json, home?: string): PlainValidator
  /** Of `address#/pointer`; nothing is valid for sure where that leads nowhere. */
  follow(reference: string, home?: string): PlainValidator
}

/**
 * Tells most valid values without ajv, which first compiles a program for each schema: for what is judged a few times that takes
 * far longer. A reference is followed when a value first comes to it.
 */
export function createPlainValidators({ schemas: own = {}, keywords = {} }: PlainOptions = {}): PlainValidators {
  const schemas = { ...own, [draft07.$id.replace("#", "")]: draft07 }
  const all = new Map(Object.entries({ ...plainKeywords, ...keywords }))
  const known = new Map<string, PlainValidator>()

  function compile(schema: Json, home = ""): PlainValidator {
    if (!isObject(schema)) return schema === true ? always : never
    const place = {
      schema,
      compile: (inner: Json) => compile(inner, home),
      follow: (reference: string) => follow(reference, home),
    }
    const validators = namesIn(schema).flatMap((name) => {
      const keyword = all.get(name)
      if (keyword !== undefined) return keyword(schema[name] ?? null, place)
      return isLeftToAjv(name) ? never : []
    })
    const [first = always] = validators
    return validators.length < 2
      ? first
      : (value, evaluated) => validators.every((validate) => validate(value, evaluated))
  }

  function follow(reference: string, home = ""): PlainValidator {
    const [address = "", pointer = ""] = reference.split("#", 2)
    const name = `${address === "" ? home : address}#${pointer}`
    const validator = known.get(name) ?? onceAsked(() => compile(...behind(schemas, name)))
    known.set(name, validator)
    return validator
  }

  return { compile, follow }
}

/** Where what is left over counts, that keyword looks at all others. */
const namesIn = (schema: Fields): readonly string[] =>
  Object.hasOwn(schema, "unevaluatedProperties") ? ["unevaluatedProperties"] : Object.keys(schema)

function onceAsked(make: () => PlainValidator): PlainValidator {
  let made: PlainValidator | undefined
  return (value, evaluated) => (made ??= make())(value, evaluated)
}

/** A schema and its address; `false`, which allows nothing, where there is none. */
function behind(schemas: Readonly<Record<string, Fields>>, reference: string): readonly [schema: Json, home: string] {
  const [address = "", pointer = ""] = reference.split("#", 2)
  let schema: Json | undefined = Object.hasOwn(schemas, address) ? schemas[address] : undefined
  for (const name of pointer.split("/").slice(1))
    schema = isObject(schema) && Object.hasOwn(schema, name) ? schema[name] : undefined
  return [schema ?? false, address]
}
