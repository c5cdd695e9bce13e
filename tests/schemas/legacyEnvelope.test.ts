import { describe, expect, it } from "vitest"
import { loadDocuments } from "../../renderer/compiler"
import { legacyEnvelope } from "../../src/sandbox/areas/customers/legacyEnvelope"
import { shippedRoot } from "../support/shippedRoot"

/** Besides those of every answer, the names that only a refusal has. */
const taken = new Set([...Object.keys(legacyEnvelope()), "ERROR_CD", "FIELD_ERROR_ARRAY"])

describe("answers of the legacy service", () => {
  it("have no field that is called as one of the envelope around them: the client would take it for that", () => {
    const calls = loadDocuments(shippedRoot)
      .all("call")
      .filter(({ document }) => document.client === "legacy")
    const wrong = calls.flatMap(({ id, document }) =>
      Object.keys(document.response["properties"] ?? {}).flatMap((name) => (taken.has(name) ? [`${id} ${name}`] : [])),
    )
    expect(calls.length).toBeGreaterThan(40)
    expect(wrong).toEqual([])
  })
})
