// @vitest-environment node
import { describe, expect, it } from "vitest"
import type { Schema } from "../../../renderer/linter/jsonSchema/schema"
import { schemaOfWritten } from "../../../renderer/linter/values/resultSchema"

const length: Schema = { type: "object", properties: { n: { type: "integer" }, e10: { type: "integer" } } }
const read = (path: string) => (path === "$zoo.animals" ? { type: "integer" } : length)

describe("schemaOfWritten", () => {
  it.each([
    [{ quotient: ["$zoo.path", "$zoo.fence", 2] }, "number"],
    [{ quotient: [{ product: ["$zoo.path", 100] }, "$zoo.fence", 2] }, "number"],
    [{ quotient: ["$zoo.path", "$zoo.animals", 2] }, "object"],
    [{ difference: ["$zoo.path", "$zoo.fence"] }, "object"],
  ] as const)("takes %o for a %s", (written, type) => {
    expect(schemaOfWritten(written, read as never).type).toBe(type)
  })
})
