// @vitest-environment node
import { Ajv } from "ajv"
import { describe, expect, it } from "vitest"
import { compileDocuments, generateMeta, loadDocuments } from "../../renderer/documents"
import type { ScreenModule } from "../../renderer/language/compiled"
import { words } from "../../src/words"

const set = loadDocuments(new URL("../../schemas", import.meta.url).pathname)
const { screens, findings } = compileDocuments(set, words, { samples: true })

describe("the documents", () => {
  it("can all be compiled", () => {
    expect(findings).toEqual([])
    expect([...screens.keys()].toSorted()).toEqual(
      set
        .all("screen")
        .map(({ id }) => id)
        .toSorted(),
    )
  })

  it("are what the generated JSON Schemas of their kinds allow", () => {
    const ajv = new Ajv({ strict: false })
    const validators = new Map(
      Object.entries(generateMeta(words)).map(([file, schema]) => [
        file.replace(".schema.json", ""),
        ajv.compile(schema),
      ]),
    )
    const refused = set.documents.filter(({ kind, document }) => validators.get(kind)?.(document) !== true)
    expect(refused.map(({ file }) => file)).toEqual([])
  })

  it.each([...screens])("make a module of %s that holds no code made of text", async (id, { code }) => {
    const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as ScreenModule
    expect(module.screen.id).toBe(id)
    expect(code).not.toMatch(/\brequire\(|\beval\(|new Function|\bimport\b/)
  })
})
