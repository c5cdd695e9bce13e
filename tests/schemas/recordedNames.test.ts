// @vitest-environment node
import { describe, expect, it } from "vitest"
import { loadDocuments } from "../../renderer/compiler"
import { isObject } from "../../renderer/model/json"
import { objectsIn } from "../support/objectsIn"
import { shippedRoot } from "../support/shippedRoot"

const set = loadDocuments(shippedRoot)

const recordsItself = (tap: unknown): boolean => Array.isArray(tap) && isObject(tap[0]) && tap[0]["do"] === "track"

/** Every name that a tap on a document is recorded under; `type_` goes on with the code that was chosen. */
function namesOf(kind: "screen" | "form", id: string): readonly string[] {
  const { samples: _samples, ...drawn } = (set.find(kind, id)?.document ?? {}) as Record<string, unknown>
  return objectsIn(drawn).flatMap(({ key, tap, do: action, codes }) => {
    if (typeof key !== "string" || recordsItself(tap)) return []
    return action === "track" && codes !== "key" && key.endsWith("_") ? [`${key}?`] : [key]
  })
}

/** Names of the catalogue, and those that said the same beside them. */
const names: readonly (readonly [
  kind: "screen" | "form",
  id: string,
  named: readonly string[],
  gone: readonly string[],
])[] = [
  ["screen", "nisa_top", ["transfer", "brand"], ["transfer_from", "transfer_here", "brand_growth", "brand_accum"]],
  ["screen", "portfolio_top", ["cash", "goal"], ["cash_covered", "goal_progress"]],
  ["screen", "documents", ["filter_open", "filter_reset", "doc_"], ["filter_button", "reset", "doc"]],
  ["screen", "invest_document_list", ["doc_", "brand"], ["doc"]],
  ["screen", "search", ["brand"], ["seen", "popular"]],
  ["form", "nisa_add_account", ["type_", "other_"], ["type", "other"]],
  ["form", "nisa_transfer", ["dir_", "notice_"], ["dir", "notice"]],
  ["form", "inquiry", ["kind_"], ["kind"]],
]

describe("what a tap is recorded under", () => {
  it.each(names)("%s %s has the names of the catalogue, each once", (kind, id, named, gone) => {
    const found = namesOf(kind, id)
    expect(named.filter((name) => !found.includes(name))).toEqual([])
    expect(gone.filter((name) => found.includes(name))).toEqual([])
  })
})
