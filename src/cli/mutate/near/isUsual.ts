import { definitions } from "../../../definitions"
import { isRecord, parseJson, recordOf } from "../../../domain/json"
import type { Mutation } from "../choose"
import { placeOf } from "./place"

/** What a part does where nothing is said: whether a document says it makes no difference. */
export function isUsual(mutation: Mutation): boolean {
  const { keys, around } = placeOf(mutation)
  const [before, after] = [mutation.before, mutation.after].map((one) => parseJson(one))
  const at = around.findLastIndex((node) => isRecord(node) && typeof node["widget"] === "string")
  const { widget } = recordOf(around[at])
  const definition = definitions.find(({ kind, name }) => kind === "widget" && name === widget)
  const usual = recordOf(schemaAt(definition?.options, keys.slice(at)))["default"]
  // An icon stands in place of a picture that is not named.
  const isInstead = keys.at(-1) === "illustration" && recordOf(around.at(-1))["icon"] !== undefined
  return usual !== undefined && !isInstead && (before ?? usual) === usual && (after ?? usual) === usual
}

const schemaAt = (schema: unknown, keys: readonly string[]): unknown =>
  keys.reduce((inner, key) => {
    const { properties, items } = recordOf(inner)
    return /^\d+$/.test(key) ? items : recordOf(properties)[key]
  }, schema)
