import { expectTypeOf, it } from "vitest"
import type { refused } from "../../../../../src/sandbox/engine"

it("a handler refuses with codes that a document knows", () => {
  expectTypeOf<"INSUFFICIENT">().toExtend<Parameters<typeof refused>[0]>()
  expectTypeOf<"INSUFICIENT">().not.toExtend<Parameters<typeof refused>[0]>()
})
