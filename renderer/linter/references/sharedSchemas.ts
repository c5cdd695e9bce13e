/** What is wrong with schemas of shared files beyond their words: their shape, their defaults, their references. */
import { followReference, inlineReferences } from "../../compiler"
import { type Fields, propertiesIn } from "../../model/json"
import { within } from "../../model/pointer"
import { isText } from "../json"
import { schemaFlaw, type SchemaFlaw } from "../jsonSchema/draft"
import { expandSchema } from "../jsonSchema/expand"
import { firstMismatch } from "../jsonSchema/mismatch"
import { keepFor } from "../memo"
import { reachableFrom } from "../reachable"
import type { Context } from "../rule"
import { schemasBelow, sharedFiles, type SharedHome } from "./keywords"

/** The first thing in each of a file's definitions that makes it no JSON Schema; types that nobody knows are told as names. */
export const sharedFlaws = keepFor((root: Fields): readonly SchemaFlaw[] =>
  Object.entries(propertiesIn(root["definitions"])).flatMap(([name, schema]) => {
    const flaw = schemaFlaw(schema)
    const isName = flaw?.name === "type" && flaw.values.keyword !== "type"
    return flaw === undefined || isName ? [] : [{ ...flaw, pointer: within("/definitions", name) + flaw.pointer }]
  }),
)

/** Defaults that their own schema does not allow. */
export const wrongDefaults = (root: Fields, home: SharedHome) =>
  schemasBelow(root).flatMap(([{ default: value, ...rest }, pointer]) => {
    if (value === undefined) return []
    const mismatch = firstMismatch(expandSchema(inlineReferences(rest, home).schema), value)
    return mismatch === undefined
      ? []
      : [{ name: "default", pointer: within(pointer, "default"), values: { value, mismatch } }]
  })

interface SharedReference {
  readonly name: string
  readonly file: string
  readonly pointer: string
  /** Where it leads to: `shared/draft.json#/definitions/email`. */
  readonly target: string
}

const referencesIn = ({ file, root, shared }: SharedHome): readonly SharedReference[] =>
  schemasBelow(root).flatMap(([{ $ref: name }, at]) => {
    if (!isText(name)) return []
    const target = `${followReference({ file, root, shared }, name).home.file}#${name.split("#")[1] ?? ""}`
    return [{ name, file, pointer: within(at, "$ref"), target }]
  })

const circlesOf = keepFor((shared: Context["set"]["shared"]): readonly SharedReference[] => {
  const all = sharedFiles({ set: { shared } }).flatMap((one) => referencesIn({ ...one, shared }))
  const inside = (target: string) => all.filter(({ file, pointer }) => `${file}#${pointer}`.startsWith(`${target}/`))
  const below = new Map(
    [...new Set(all.map(({ target }) => target))].map((target) => [target, inside(target)] as const),
  )
  const next = (target: string) => (below.get(target) ?? []).map((reference) => reference.target)
  return all.filter(({ file, pointer, target }) =>
    [target, ...reachableFrom(target, next)].some((one) => `${file}#${pointer}`.startsWith(`${one}/`)),
  )
})

/** References of shared schemas that lead back to what they stand in. */
export const sharedCircles = ({ set }: Context): readonly SharedReference[] => circlesOf(set.shared)
