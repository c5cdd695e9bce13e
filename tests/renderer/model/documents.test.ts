// @vitest-environment node
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, expectTypeOf, it } from "vitest"
import { generateMeta } from "../../../renderer/compiler"
import { documentKinds } from "../../../renderer/compiler/load/documentName"
import type { ActionSource, BlockSource, Condition } from "../../../renderer/model/documents"
import type { DocumentOf, FieldSource, ScreenDocument } from "../../../renderer/model/documents"
import { definitions } from "../../../src/definitions"

const root = join(import.meta.dirname, "../../../schemas")

describe("kinds of documents", () => {
  it("all have a validator, which editors find too", () => {
    const meta = generateMeta(definitions)
    const without = documentKinds.filter((kind) => meta[`${kind}.schema.json`] === undefined)
    expect(without, "A kind of document has no validator: declare its shape in renderer/model/shapes").toEqual([])
    for (const kind of documentKinds)
      expect(() => readFileSync(join(root, `meta/${kind}.schema.json`)), "run npm run generate").not.toThrow()
  })

  it("give the types of documents as they are written", () => {
    expectTypeOf<ScreenDocument["title"]>().toEqualTypeOf<string>()
    expectTypeOf<ScreenDocument["kind"]>().toEqualTypeOf<"screen">()
    expectTypeOf<ScreenDocument["body"]>().toEqualTypeOf<readonly BlockSource[]>()
    expectTypeOf<NonNullable<ScreenDocument["data"]>[string]["on"]>().toEqualTypeOf<
      Readonly<Record<string, readonly ActionSource[]>> | undefined
    >()
    expectTypeOf<DocumentOf<"flow">["sections"][number]["steps"][number]["when"]>().toEqualTypeOf<
      Condition | undefined
    >()
    expectTypeOf<FieldSource["required"]>().toEqualTypeOf<boolean | undefined>()
  })
})
