// @vitest-environment node
import * as fc from "fast-check"
import { expect, it } from "vitest"
import { createFinders, findersOf } from "../../../../renderer/compiler"
import type { LoadedDocument } from "../../../../renderer/compiler/types"

const kinds = ["screen", "form"] as const
const ids = ["lion", "owl", "zebra"]

let count = 0
const document = fc
  .record({ kind: fc.constantFrom(...kinds), id: fc.constantFrom(...ids) })
  .map((name) => ({ ...name, hash: String((count += 1)) }) as object as LoadedDocument)

/** A place whose document is another now, of the same name or any. */
const change = fc.record({ at: fc.nat(5), document, keepsName: fc.boolean() })

it("finds after each edit what finders of these documents alone would", () => {
  fc.assert(
    fc.property(fc.array(document, { maxLength: 6 }), fc.array(change, { maxLength: 8 }), (first, changes) => {
      const find = createFinders()
      let documents = first
      find(documents)
      for (const { at, document: other, keepsName } of changes) {
        const before = documents[at]
        const now = keepsName && before ? { ...other, kind: before.kind, id: before.id } : other
        documents = [...documents.slice(0, at), now as LoadedDocument, ...documents.slice(at + 1)]
        const [kept, anew] = [find(documents), findersOf(documents)]
        for (const kind of kinds) {
          expect(kept.all(kind)).toEqual(anew.all(kind))
          for (const id of ids) expect(kept.find(kind, id)).toBe(anew.find(kind, id))
        }
      }
    }),
  )
})
