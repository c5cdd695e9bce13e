// @vitest-environment node
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { operators } from "../../../renderer/expressions/operators"
import { operatorDescriptions } from "../../../renderer/expressions/operators/descriptions"
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

/** Where each chapter of the reference gets its Japanese from. */
const tables: Readonly<Record<keyof typeof referenceTexts.described, string>> = {
  widget: "src/cli/texts/reference/described/components.ts",
  control: "src/cli/texts/reference/described/controls.ts",
  action: "src/cli/texts/reference/described/actions.ts",
  source: "src/cli/texts/reference/described/sources.ts",
  constant: "src/cli/texts/reference/described/constants.ts",
  interface: "src/cli/texts/reference/described/interface.ts",
  scheme: "src/cli/texts/reference/described/interface.ts",
  colour: "src/cli/texts/reference/described/theme.ts",
  designToken: "src/cli/texts/reference/described/theme.ts",
  types: "src/cli/texts/reference/described/expressions.ts",
  operators: "src/cli/texts/reference/described/expressions.ts",
  values: "src/cli/texts/reference/described/expressions.ts",
  format: "src/sentences/described/formats.ts",
  conversion: "src/sentences/described/inputs.ts",
  check: "src/sentences/described/inputs.ts",
  skeleton: "src/sentences/described/pictures.ts",
  icon: "src/sentences/described/pictures.ts",
  illustration: "src/sentences/described/pictures.ts",
}

type Described = readonly [chapter: keyof typeof tables, name: string, text: string]

/** What the first has and the others have not, each with the file of its Japanese. */
function missingIn(others: readonly Described[], all: readonly Described[]) {
  const known = new Set(others.map(([chapter, name]) => `${chapter} ${name}`))
  return all
    .filter(([chapter, name]) => !known.has(`${chapter} ${name}`))
    .map(([chapter, name]) => ({ what: `${chapter} "${name}"`, table: tables[chapter] }))
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
    const english: readonly Described[] = [
      ...definitions.map(({ kind, name, description }) => [kind, name, description] as const),
      ...Object.entries(optionTexts).map(([name, text]) => ["types", name, text] as const),
      ...Object.entries(operatorDescriptions).map(([name, description]) => ["operators", name, description] as const),
      ...Object.entries(valueDefinitions).map(([name, { description }]) => ["values", name, description] as const),
    ]
    const japanese = Object.entries(referenceTexts.described).flatMap(([chapter, texts]) =>
      Object.entries(texts).map(([name, text]): Described => [chapter as keyof typeof tables, name, text]),
    )
    const untold = missingIn(japanese, english).map(({ what, table }) => `${table} does not say what ${what} is for.`)
    const gone = missingIn(english, japanese).map(
      ({ what, table }) => `${table} has ${what}, which is not there any more.`,
    )
    expect([...untold, ...gone]).toEqual([])
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
