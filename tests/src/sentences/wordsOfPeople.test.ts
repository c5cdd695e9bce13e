import { describe, expect, it } from "vitest"
import { createTextLoader, readTexts } from "../../../renderer/compiler"
import { definitions } from "../../../src/definitions"
import { isRecord } from "../../../src/domain/json"
import {
  actionName,
  choiceName,
  componentName,
  controlName,
  nameDocuments,
  propertyName,
  sayCondition,
  sayText,
} from "../../../src/sentences"
import { valuesOf } from "../../../src/server/changesBetween"
import { listFields } from "../../../src/server/desk/fields"
import { shippedRoot } from "../../support/shippedRoot"
import { offeredOptions } from "../../../src/server/desk/offeredOptions"

const texts = readTexts(shippedRoot)
const documents = valuesOf(texts)
/** Products have their own names. */
const isOfPeople = (text: string) =>
  text.includes("NISA") || /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(text)

/** What a table of names leaves in English, each in a sentence. */
const unnamed = (names: readonly string[], nameOf: (name: string) => string, table: string) =>
  names.filter((name) => !isOfPeople(nameOf(name))).map((name) => `${table} has no Japanese name for "${name}".`)

/** Names of all properties and choices that an option schema offers. */
function offeredIn(schema: unknown): { readonly properties: readonly string[]; readonly choices: readonly string[] } {
  if (!isRecord(schema)) return { properties: [], choices: [] }
  const properties = isRecord(schema["properties"]) ? schema["properties"] : {}
  const own = Array.isArray(schema["enum"]) ? schema["enum"].filter((one) => typeof one === "string") : []
  const inside = [
    ...Object.values(properties),
    schema["items"],
    ...((schema["anyOf"] as readonly unknown[] | undefined) ?? []),
  ]
  const found = inside.map(offeredIn)
  return {
    properties: [...Object.keys(properties), ...found.flatMap((one) => one.properties)],
    choices: [...own, ...found.flatMap((one) => one.choices)],
  }
}

describe("the desk says in words of people", () => {
  const set = definitions.filter(({ kind }) => ["widget", "control", "action"].includes(kind))
  const offered = set.map((definition) => offeredIn(offeredOptions(definition)))

  it("every property that can be set", () => {
    const names = [...new Set(offered.flatMap(({ properties }) => properties))]
    expect(names.length).toBeGreaterThan(200)
    expect(unnamed(names, propertyName, "src/sentences/properties.ts")).toEqual([])
  })

  it("every choice that it offers", () => {
    const choices = [...new Set(offered.flatMap((one) => one.choices))]
    expect(choices.length).toBeGreaterThan(50)
    expect(unnamed(choices, choiceName, "src/sentences/choices.ts")).toEqual([])
  })

  it.each([
    ["widget", componentName, "src/sentences/parts.ts"],
    ["control", controlName, "src/sentences/parts.ts"],
    ["action", actionName, "src/sentences/documentWords.ts"],
  ] as const)("every %s", (wanted, nameOf, table) => {
    const names = set.filter(({ kind }) => kind === wanted).map(({ name }) => name)
    expect(names.length).toBeGreaterThan(20)
    expect(unnamed(names, nameOf, table)).toEqual([])
  })

  it("what is put into a text, by its name", () => {
    const naming = { path: (path: string) => (path === "$item.name" ? "銘柄名" : undefined) }
    expect(sayText("{item.name|code:brand}の取引、{item.other}まで", naming)).toBe("（銘柄名）の取引、…まで")
  })

  it("every document", () => {
    const said = nameDocuments(documents, listFields(createTextLoader()(texts)))
    const names = Object.entries(said)
    expect(names.length).toBeGreaterThan(300)
    expect(names.filter(([, name]) => !isOfPeople(name))).toEqual([])
    expect(said).toMatchObject({
      "withdrawal/client_withdrawal.screen.json": "「出金」",
      "codes/annual-income.codes.json": "「年収」の選択肢の表",
      "codes/yes-no.codes.json": "選択肢の表「はい・いいえ」",
      "calls/aco/draft.call.json": "通信「保存済みの申込み内容」",
    })
  })

  it("what a device or an address is compared with", () => {
    const naming = { path: () => "端末の向き", condition: () => undefined }
    expect(sayCondition({ is: ["$ctx.orientation", "landscape"] }, naming)).toBe("端末の向き が 「横向き」 である")
  })
})
