// @vitest-environment node
import { describe, expect, it } from "vitest"
import { loadDocuments } from "../../renderer/compiler"
import { shippedRoot } from "../support/shippedRoot"

/** Every `sub` of a document, with its place. */
function subsOf(value: unknown, place = ""): readonly string[] {
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "sub" && typeof inner === "string" ? [`${place}: ${inner}`] : subsOf(inner, `${place}/${key}`),
  )
}

const set = loadDocuments(shippedRoot)
const lines = (["screen", "sheet"] as const).flatMap((kind) =>
  set.all(kind).flatMap(({ document }) => subsOf(document, document.id)),
)
const coded = lines.filter((line) => /\{[^}]*\b(?:BRAND_CD|symbol)\}/.test(line))

describe("the line below the name of a brand", () => {
  it("never says the code without the course", () => {
    expect(coded.length).toBeGreaterThan(10)
    expect(coded.filter((line) => !/\} \{[^}]*\|code:course-type\}/.test(line))).toEqual([])
  })
})
