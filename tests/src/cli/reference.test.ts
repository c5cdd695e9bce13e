// @vitest-environment node
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { operators } from "../../../renderer/expressions/operators"
import { loadDocuments } from "../../../renderer/compiler"
import { documentWords } from "../../../renderer/compiler/generate/documentWords"
import { optionTexts } from "../../../renderer/compiler/generate/metaDefinitions"
import { valueDefinitions } from "../../../renderer/expressions/values/definitions"
import { referenceTexts } from "../../../src/cli/texts/reference"
import { definitions } from "../../../src/definitions"
import { shippedRoot } from "../../support/shippedRoot"

const page = readFileSync(join(shippedRoot, "meta/reference.md"), "utf8")
const explained = referenceTexts.tasks.flatMap(({ words }) => Object.entries(words))
const names = new Set(explained.map(([name]) => name))
const missing = (wanted: Iterable<string>) => [...wanted].filter((name) => !names.has(name))

/** Roots of `$paths` and `{paths}` that shipped documents use, without the names that they give themselves. */
function rootsInUse(): ReadonlySet<string> {
  const set = loadDocuments(shippedRoot)
  const kinds = ["screen", "form", "flow", "sheet", "conditions", "errors", "call"] as const
  const documents = kinds.flatMap((kind) => set.all(kind))
  const named = new Set(set.all("screen").flatMap(({ document }) => Object.keys(document.data ?? {})))
  const texts = documents.map(({ document }) => JSON.stringify(document)).join("\n")
  const roots = Array.from(texts.matchAll(/"\$([a-z]\w*)[."]/g), ([, root = ""]) => root)
  return new Set(
    roots.filter((root) => root !== "schema" && root !== "ref" && !named.has(root)).map((root) => `$${root}`),
  )
}

describe("the reference", () => {
  it("explains every property of every document, in both languages", () => {
    expect(missing(documentWords().keys())).toEqual([])
    expect(
      explained.filter(([, [japanese, english]]) => !/[ぁ-んァ-ヶ一-龠]/.test(japanese) || !/[a-z]/.test(english)),
    ).toEqual([])
  })

  it("explains nothing that is not there any more", () => {
    const others = /^(\$[\w<>]+|constants\.\w+|widget|do|when|key|on|condition)$/
    expect([...names].filter((name) => !documentWords().has(name) && !others.test(name))).toEqual([])
  })

  it("explains every root of paths and every constant that the documents use", () => {
    const constants = loadDocuments(shippedRoot).find("app", "app")?.document.constants ?? {}
    expect(missing(rootsInUse())).toEqual([])
    expect(missing(Object.keys(constants).map((name) => `constants.${name}`))).toEqual([])
  })

  it("says of every definition, type and operator what it is for, in both languages, and of nothing else", () => {
    const english = [
      ...definitions.map(({ kind, name, description }) => [kind, name, description] as const),
      ...Object.entries(optionTexts).map(([name, text]) => ["types", name, text] as const),
      ...Object.entries(operators).map(([name, { description }]) => ["operators", name, description] as const),
      ...Object.entries(valueDefinitions).map(([name, { description }]) => ["values", name, description] as const),
    ]
    const japanese = Object.entries(referenceTexts.described).flatMap(([chapter, texts]) =>
      Object.entries(texts).map(([name, text]) => [chapter, name, text] as const),
    )
    const namesOf = (all: typeof english) => all.map(([chapter, name]) => `${chapter} ${name}`).toSorted()
    expect(namesOf(japanese as typeof english)).toEqual(namesOf(english))
    expect(japanese.filter(([, , text]) => !/[ぁ-んァ-ヶ一-龠]/.test(text))).toEqual([])
    expect(english.filter(([, , text]) => !/[a-z]/i.test(text))).toEqual([])
    const written = page.replaceAll("\\|", "|")
    expect([...japanese, ...english].filter(([, , text]) => !written.includes(text))).toEqual([])
  })

  it("holds all of that, every definition and every operator", () => {
    const listed = [...names, ...definitions.map(({ name }) => name), ...Object.keys(operators)]
    expect(listed.filter((name) => !page.includes(`\`${name}\``))).toEqual([])
    expect(
      definitions
        .flatMap(({ options }) => Object.keys(options["properties"] ?? {}))
        .filter((name) => !page.includes(`\`${name}\``)),
    ).toEqual([])
  })
})
