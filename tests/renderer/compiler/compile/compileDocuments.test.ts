// @vitest-environment node
import { afterEach, describe, expect, it } from "vitest"
import { compileDocuments, loadDocuments } from "../../../../renderer/compiler"
import type { CompiledBlock, CompiledField, ScreenModule } from "../../../../renderer/model/compiled"
import { type TemporaryDocuments, writeDocuments, zooFiles, zooDefinitions } from "../../../support/zoo"

const opened: TemporaryDocuments[] = []
afterEach(() => {
  for (const zoo of opened.splice(0)) zoo.removeAll()
})

type Files = Readonly<Record<string, unknown>>

function openZoo(changes: Files = {}): TemporaryDocuments {
  const zoo = writeDocuments({ ...zooFiles, ...changes })
  opened.push(zoo)
  return zoo
}

const compileZoo = (changes: Files = {}, samples = true) =>
  compileDocuments(loadDocuments(openZoo(changes).root), zooDefinitions, { samples })
const importModule = async (code: string) =>
  (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as ScreenModule
const openScreen = (id: string, changes: Files = {}, samples = true) =>
  importModule(compileZoo(changes, samples).screens.get(id)?.code ?? "")

/** The gate with other blocks. */
const withBody = (...body: readonly unknown[]) => ({
  "gate/gate.screen.json": { ...(zooFiles["gate/gate.screen.json"] as object), body },
})
const withFields = (...ui: readonly unknown[]) => ({
  "gate/visit.form.json": { ...(zooFiles["gate/visit.form.json"] as object), ui },
})
const visitOf = (properties: unknown) => ({
  ...(zooFiles["gate/visit.form.json"] as object),
  schema: { type: "object", properties },
})
const firstBlock = async (block: unknown): Promise<CompiledBlock | undefined> =>
  (await openScreen("gate", withBody(block))).screen.body[0]
const firstField = async (field: unknown) =>
  (await openScreen("gate", withFields(field))).forms["visit"]?.ui[0] as CompiledField

describe("compileDocuments", () => {
  it("makes one module of a screen with everything that it leads to", async () => {
    const module = await openScreen("gate")
    expect(Object.keys(module.forms)).toEqual(["visit"])
    expect(Object.keys(module.calls)).toEqual(["keeper/count"])
    expect(Object.keys(module.sheets)).toEqual(["sorry"])
    expect(Object.keys(module.samples ?? {})).toEqual(["usual", "full"])
    expect(module.screen).toMatchObject({
      id: "gate",
      file: "gate/gate.screen.json",
      title: "Gate of Red Zoo",
      page: "gate",
      layout: "page",
    })
    expect(module.screen.header).toEqual({ back: "close", hidden: false, close: false, rotate: false })
  })

  it("names the files that a screen depends on", () => {
    expect(compileZoo().screens.get("lions")?.dependencies).toEqual([
      "tour/lions.screen.json",
      "app.json",
      "conditions.json",
      "messages.json",
    ])
    expect(compileZoo().screens.get("gate")?.dependencies).toEqual(
      expect.arrayContaining(["gate/visit.form.json", "gate/sorry.sheet.json", "calls/keeper/count.call.json"]),
    )
  })

  it("turns texts, values and named conditions into nodes", async () => {
    const { screen } = await openScreen("gate")
    expect(screen.body[0]).toEqual({
      widget: "sign",
      key: "hello",
      at: "gate/gate.screen.json#/body/0",
      when: { name: "is-open", operator: "is", operands: [{ "@get": ["kept", "open"] }, true] },
      options: {
        text: {
          "@rich": [
            { strong: [{ get: ["count", "animals"] }] },
            " animals",
            { break: true },
            "in ",
            { link: "map", label: ["the zoo"] },
          ],
        },
      },
    })
    expect(screen.footer[0]?.options["rows"]).toEqual([
      {
        label: { "@text": ["Feed ", { get: ["draft", "name"] }] },
        tap: { "@do": [{ do: "feed", options: { animal: { "@get": ["draft", "name"] } } }] },
      },
    ])
  })

  it("names the checks of what a text is made of: formats of the schema, and rules by their messages", async () => {
    const known = { must: { knownCharacters: ["$draft.name"] }, message: "rare" }
    const rules = [{ must: { filled: ["$draft.name"] }, message: "empty" }, known]
    const files = withFields({ field: "name", label: "Name", widget: "text", rules })
    const characters = zooDefinitions.map((definition) =>
      definition.name === "animal-name" ? { ...definition, ofCharacters: true } : definition,
    )
    const { screens } = compileDocuments(loadDocuments(openZoo(files).root), characters, { samples: false })
    const { forms } = await importModule(screens.get("gate")?.code ?? "")
    expect(forms["visit"]?.ofCharacters).toEqual(["animal-name", "rare"])
    expect((await openScreen("gate")).forms["visit"]).not.toHaveProperty("ofCharacters")
  })

  it("leaves out options that the widget does not declare", async () => {
    expect((await firstBlock({ widget: "sign", text: "a", colour: "red", wide: true }))?.options).toEqual({
      text: "a",
      wide: true,
    })
  })

  it("keeps the place of a block with an unknown name", async () => {
    expect(await firstBlock({ widget: "dragon", text: "fire" })).toEqual({
      widget: "dragon",
      at: "gate/gate.screen.json#/body/0",
      options: {},
    })
  })

  it.each([
    ["small", "small"],
    ["$count.animals", { "@get": ["count", "animals"] }],
    [3, 3],
  ])("takes the branch of an anyOf that fits %s", async (size, compiled) => {
    expect((await firstBlock({ widget: "cages", rows: [], size }))?.options["size"]).toEqual(compiled)
  })

  it("compiles blocks inside blocks, with their own places", async () => {
    const block = await firstBlock({ widget: "cages", rows: [], inside: [{ widget: "sign", text: "in" }] })
    expect(block?.options["inside"]).toEqual({
      "@blocks": [{ widget: "sign", at: "gate/gate.screen.json#/body/0/inside/0", options: { text: "in" } }],
    })
  })

  it.each([
    [{ condition: "nobody" }, { name: "nobody", operator: "unknown", operands: [] }],
    [{}, { operator: "unknown", operands: [] }],
    [
      { is: [1, 1], in: [1, [1]] },
      { operator: "unknown", operands: [] },
    ],
    ["yes", { operator: "unknown", operands: [] }],
    [
      { not: { is: ["$a.b", "$5"] } },
      { operator: "not", operands: [{ operator: "is", operands: [{ "@get": ["a", "b"] }, "$5"] }] },
    ],
  ])("compiles the condition %j", async (when, compiled) => {
    expect((await firstBlock({ widget: "sign", text: "a", when }))?.when).toEqual(compiled)
  })

  it("ends named conditions that lead back to themselves", async () => {
    const conditions = {
      a: { label: "a", when: { all: [{ condition: "b" }] } },
      b: { label: "b", when: { condition: "a" } },
    }
    const { screen } = await openScreen("gate", {
      ...withBody({ widget: "sign", text: "x", when: { condition: "a" } }),
      "conditions.json": { kind: "conditions", id: "conditions", version: 1, conditions },
    })
    expect(JSON.stringify(screen.body[0]?.when)).toContain("unknown")
  })

  it("compiles a field with its control's options and the texts of its rules", async () => {
    const field = await firstField({
      field: "name",
      label: "Name of {{zoo.name}}",
      widget: "text",
      hint: "of {n}",
      strange: 1,
      rules: [
        { must: { is: ["$draft.name", "x"] }, message: "too-many", n: 3 },
        { must: { is: [1, 1] }, message: "Only x" },
      ],
      messages: { required: "{label}!" },
    })
    expect(field).toMatchObject({
      kind: "field",
      label: "Name of Red Zoo",
      required: false,
      sent: true,
      forgetWhenHidden: false,
      convert: [],
    })
    expect(field.control).toEqual({ hint: { "@text": ["of ", { get: ["n"] }] } })
    expect(field.rules.map(({ message, check, n }) => ({ message, check, n }))).toEqual([
      { message: { "@text": ["At most ", { get: ["n"] }] }, check: "too-many", n: 3 },
      { message: "Only x", check: "rule-2", n: undefined },
    ])
    expect(field.messages).toEqual({ required: { "@text": [{ get: ["label"] }, "!"] } })
  })

  it.each([
    ["one-time-code", true],
    ["section-a current-password", true],
    ["cc-csc", true],
    ["given-name", undefined],
    ["off", undefined],
  ])("knows a secret by the autocomplete %s", async (autocomplete, secret) => {
    const field = await firstField({ field: "name", label: "Name", widget: "text", autocomplete })
    expect(field.secret).toBe(secret)
  })

  it("lets a field word a common message otherwise", async () => {
    const field = await firstField({
      field: "name",
      label: "Name",
      widget: "text",
      rules: [{ must: { is: [1, 1] }, message: "too-many" }],
      messages: { "too-many": "Fewer" },
    })
    expect(field.rules[0]).toMatchObject({ message: "Fewer", check: "too-many" })
  })

  it("gives a form its validator under the id of its schema, without what is required", async () => {
    const form = (await openScreen("gate")).forms["visit"]
    expect(form?.schema).toEqual({
      type: "object",
      properties: { name: { type: "string", maxLength: 5, format: "animal-name" } },
      $id: "visit",
    })
    const validate = form?.validators["visit"]
    expect([{}, { name: "lion" }, { name: "LION" }, { name: "lionesses" }].map((data) => validate?.(data))).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  it("carries the schema of an answer and keeps samples for those who may see them", async () => {
    const call = (await openScreen("gate")).calls["keeper/count"]
    expect(call?.response).toMatchObject({ type: "object", required: ["animals"] })
    expect(call?.samples).toEqual({ usual: { animals: 7 } })
    const bare = await openScreen("gate", {}, false)
    expect({ samples: bare.samples, ofCall: bare.calls["keeper/count"]?.samples }).toEqual({
      samples: undefined,
      ofCall: undefined,
    })
  })

  it("puts references into shared files in place, and refuses cycles", async () => {
    const shared = {
      "shared/a.json": { name: { $ref: "b.json#/name" } },
      "shared/b.json": { name: { type: "string", maxLength: 2 }, loop: { items: { $ref: "#/loop" } } },
    }
    const module = await openScreen("gate", {
      ...shared,
      "gate/visit.form.json": visitOf({ name: { $ref: "../shared/a.json#/name" } }),
    })
    expect(module.forms["visit"]?.schema["properties"]).toEqual({ name: { type: "string", maxLength: 2 } })
    const looped = compileZoo({
      ...shared,
      "gate/visit.form.json": visitOf({ name: { $ref: "../shared/b.json#/loop" } }),
    })
    expect(looped.screens.has("gate")).toBe(true)
  })

  it("compiles the app: routes, flows, messages and what errors lead to", async () => {
    const { app, appModule } = compileZoo()
    expect(app).toMatchObject({
      routes: { "/gate": { screen: "gate", guard: "login" }, "/tour": { flow: "tour" } },
      links: { map: "https://zoo.example/Red Zoo" },
      messages: { "too-many": { "@text": ["At most ", { get: ["n"] }] } },
      interface: { retry: "Again" },
    })
    expect(app.flows["tour"]).toEqual({
      id: "tour",
      route: "/tour",
      sections: [{ label: "Cats", of: 1 }],
      steps: [
        {
          screen: "lions",
          section: 0,
          seconds: 4,
          back: "previous",
          when: { name: "is-open", operator: "is", operands: [{ "@get": ["kept", "open"] }, true] },
        },
      ],
      detached: [],
    })
    const module = (await import(`data:text/javascript,${encodeURIComponent(appModule.code)}`)) as {
      app: { sheets: object; codes: object }
    }
    expect([Object.keys(module.app.sheets), module.app.codes]).toEqual([["sorry"], {}])
  })

  it("leaves the texts of the start page to the page, which scripts come after", () => {
    const texts = { retry: "Again", "start-late": "It takes long", starting: "Soon" }
    const { app } = compileZoo({ "messages.json": { messages: {}, interface: texts } })
    expect(app.interface).toEqual({ retry: "Again", starting: "Soon" })
  })

  it("names what a screen draws with, by kind, and what only its data will name as any of them", () => {
    const partsOf = (...body: readonly unknown[]) => compileZoo(withBody(...body)).screens.get("gate")?.parts
    const parts = partsOf({ widget: "poster", icon: "paw" }, { widget: "form", form: "visit", into: "$draft" })
    expect(parts).toMatchObject({ widgets: ["cages", "form", "poster"], controls: ["text"], icons: ["paw"] })
    expect(parts).toMatchObject({ illustrations: [], conversions: [], operators: [] })
    expect(partsOf({ widget: "poster", icon: "$count.icon", picture: "lion" })).toMatchObject({
      controls: [],
      icons: ["*"],
      illustrations: ["lion"],
    })
    expect(partsOf({ widget: "nobody" })?.widgets).toEqual(["cages"])
    const options = [
      { value: "x", label: "Lion", picture: "lion" },
      { value: "y", label: "None" },
    ]
    const asked = compileZoo(withFields({ field: "name", label: "Animal", widget: "text", options }))
    expect(asked.screens.get("gate")?.parts.illustrations).toEqual(["lion"])
  })

  it("gives a screen the code tables whose labels it shows, and no other", async () => {
    const codesOf = async (block: object) => (await openScreen("gate", withBody(block))).codes
    const species = { species: { "1": "Lion of Red Zoo" } }
    expect(await codesOf({ widget: "sign", text: "a **{count.kind|code:species}**" })).toEqual(species)
    expect(await codesOf({ widget: "poster", format: "code:species" })).toEqual(species)
    expect(await codesOf({ widget: "poster", format: "code:nobody" })).toEqual({})
    expect(await codesOf({ widget: "sign", text: "{count.kind|plain:species}" })).toEqual({})
  })

  it("says of a screen which files it hangs on, also where one of them cannot be read", () => {
    const { screens } = compileZoo({ "gate/visit.form.json": "{" })
    expect(screens.get("gate")?.dependencies).toContain("gate/visit.form.json")
  })

  it("compiles the other screens when one document cannot be compiled", () => {
    const broken = {
      ...(zooFiles["gate/visit.form.json"] as object),
      schema: { type: "object", properties: { name: { pattern: "[" } } },
    }
    const { screens, findings } = compileZoo({ "gate/visit.form.json": broken })
    expect(findings.map(({ rule, file }) => ({ rule, file }))).toEqual([
      { rule: "compile-failed", file: "gate/visit.form.json" },
    ])
    expect([...screens.keys()]).toEqual(["gate", "lions"])
  })

  it("does not look again at what is known to be sound, unless everything else says something else", () => {
    const set = loadDocuments(openZoo({ "gate/visit.form.json": visitOf({ name: { pattern: "[" } }) }).root)
    const told = (surroundings?: string) => {
      const sound = surroundings === undefined ? {} : { sound: { surroundings, documents: new Set(set.documents) } }
      return compileDocuments(set, zooDefinitions, { samples: false, ...sound }).findings.map(({ rule }) => rule)
    }
    const { surroundings } = compileDocuments(set, zooDefinitions, { samples: false })
    expect([told(), told("others"), told(surroundings)]).toEqual([["compile-failed"], ["compile-failed"], []])
  })

  it.each([null, 1, "x", [], {}, [[]], [null], { a: { b: [] } }])(
    "gives a screen, or says that there is none, whatever stands in the place of a part: %j",
    async (value) => {
      const gate = zooFiles["gate/gate.screen.json"] as Record<string, unknown>
      for (const part of Object.keys(gate)) {
        const { screens, findings } = compileZoo({ "gate/gate.screen.json": { ...gate, [part]: value } })
        const failed = findings.filter(
          ({ rule, file }) => rule === "compile-failed" && file === "gate/gate.screen.json",
        )
        expect(screens.has("gate") ? 1 : failed.length, part).toBe(1)
      }
    },
  )

  it("keeps hostile keys and texts inside data", async () => {
    const hostile = "'); globalThis.broken = 1; ('\\u2028${1}</script>\n"
    const zoo = openZoo({
      ...withBody({ widget: "sign", text: hostile }),
      "gate/__proto__.form.json": zooFiles["gate/visit.form.json"],
    })
    const { screens } = compileDocuments(loadDocuments(zoo.root), zooDefinitions, { samples: true })
    const { screen } = await importModule(screens.get("gate")?.code ?? "")
    expect(JSON.stringify(screen.body[0]?.options["text"])).toContain("globalThis.broken")
    expect("broken" in globalThis).toBe(false)
  })

  it("writes the same modules for the same documents, wherever they lie", () => {
    const [one, other] = [compileZoo(), compileZoo()].map(({ screens }) =>
      [...screens].map(([id, { hash }]) => [id, hash]),
    )
    expect(one).toEqual(other)
  })
})
