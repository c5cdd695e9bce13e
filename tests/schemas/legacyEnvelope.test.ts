import { expect, it } from "vitest"
import { loadDocuments } from "../../renderer/compiler"
import { legacyEnvelope } from "../../src/sandbox/areas/customers/legacyEnvelope"
import { shippedRoot } from "../support/shippedRoot"

it("answers of the legacy service are wrapped as errors.json says", () => {
  const declared = loadDocuments(shippedRoot).find("errors", "errors")?.document.clients["legacy"]?.envelope
  // Besides those of every answer, the names that only a refusal has.
  expect(declared).toEqual([...Object.keys(legacyEnvelope()), "ERROR_CD", "FIELD_ERROR_ARRAY"])
})
