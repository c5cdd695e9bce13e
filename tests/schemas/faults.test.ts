// @vitest-environment node
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { loadDocuments } from "../../renderer/compiler"
import faults from "../support/faults.json"
import { shippedRoot } from "../support/shippedRoot"

interface Fault {
  readonly id: string
  readonly says: string
  /** File of a test, and how its title begins. */
  readonly proofs: readonly { readonly file: string; readonly name: string }[]
  /** Screen on which a customer would meet it and which is still to come: until then no browser test can. */
  readonly waitsFor?: string
}

const rows: readonly Fault[] = faults
const root = join(import.meta.dirname, "../..")
const proofs = rows.flatMap(({ id, proofs: own }) => own.map((proof) => ({ id, ...proof })))
const begins = (text: string, name: string) => ['"', "'", "`"].some((quote) => text.includes(quote + name))

describe("the faults", () => {
  it("are 54, in order, each said in a sentence and proved", () => {
    const ids = Array.from({ length: 54 }, (_, index) => `F${String(index + 1).padStart(2, "0")}`)
    expect(rows.map(({ id }) => id)).toEqual(ids)
    expect(rows.filter(({ says, proofs: own }) => !says.endsWith(".") || own.length === 0)).toEqual([])
  })

  it.each(proofs)("$id: $file has the test $name", ({ file, name }) => {
    expect(name.length).toBeGreaterThan(4)
    expect(existsSync(join(root, file)) && begins(readFileSync(join(root, file), "utf8"), name)).toBe(true)
  })

  it("wait only for screens that are still to come", () => {
    const set = loadDocuments(shippedRoot)
    expect(rows.filter(({ waitsFor }) => waitsFor !== undefined && set.find("screen", waitsFor))).toEqual([])
  })
})
