// @vitest-environment node
import { symlinkSync, utimesSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { createLoader, loadDocuments, readTexts } from "../../../../renderer/compiler"
import { openedZoos } from "../../../support/openedZoos"
import { zooFiles } from "../../../support/zoo"

const openZoo = openedZoos()

const rulesOf = (files: Readonly<Record<string, unknown>>) =>
  loadDocuments(openZoo(files).root).findings.map(({ rule, file, line }) => `${rule} ${file}:${line}`)

describe("loadDocuments", () => {
  it("reads every kind by its file name", () => {
    const set = loadDocuments(openZoo().root)
    expect(set.findings).toEqual([])
    expect(set.documents.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
      "app app",
      "call keeper/count",
      "codes species",
      "conditions conditions",
      "errors errors",
      "screen gate",
      "sheet sorry",
      "form visit",
      "messages messages",
      "theme theme",
      "screen lions",
      "flow tour",
    ])
  })

  it("does not look into meta and hidden folders", () => {
    const set = loadDocuments(openZoo({ "meta/screen.schema.json": {}, ".backup/old.screen.json": {} }).root)
    expect({ documents: set.documents, findings: set.findings }).toEqual({ documents: [], findings: [] })
  })

  it("keeps files of shared apart, as targets of references", () => {
    const set = loadDocuments(openZoo({ "shared/animal.json": { definitions: { name: { type: "string" } } } }).root)
    expect(set.shared.get("shared/animal.json")).toEqual({ definitions: { name: { type: "string" } } })
    expect(set.documents).toEqual([])
  })

  it("knows the line of every value, and of the nearest ancestor of what is missing", () => {
    const text = '{\n  "kind": "screen",\n  "body": [\n    { "widget": "sign",\n      "a/b": 1 }\n  ]\n}\n'
    const document = loadDocuments(openZoo({ "a.screen.json": text }).root).find("screen", "a")
    const lines = ["", "/kind", "/body", "/body/0", "/body/0/a~1b", "/body/0/text", "/body/7", "/nothing/at/all"]
    expect(lines.map((pointer) => document?.lineOf(pointer))).toEqual([1, 2, 3, 4, 5, 4, 3, 1])
  })

  it("counts lines the same with Windows line ends and a byte order mark", () => {
    const document = loadDocuments(
      openZoo({ "a.screen.json": '\uFEFF{\r\n"kind": "screen",\r\n"id": "a"\r\n}' }).root,
    ).find("screen", "a")
    expect(document?.document.id).toBe("a")
    expect(document?.lineOf("/id")).toBe(3)
  })

  it("reports broken JSON with its line and goes on with the others", () => {
    const set = loadDocuments(openZoo({ ...zooFiles, "gate/gate.screen.json": '{\n"id": "gate",\n}' }).root)
    expect(set.findings.map(({ rule, line }) => ({ rule, line }))).toEqual([{ rule: "json-broken", line: 2 }])
    expect(set.find("screen", "gate")).toMatchObject({ recovered: true, document: { id: "gate" } })
    expect(set.find("screen", "lions")).toBeDefined()
  })

  it.each([
    ["{", "json-broken a.screen.json:1"],
    ["[]", "json-no-object a.screen.json:1"],
    ["null", "json-no-object a.screen.json:1"],
    ['{ "a": 1 } // note', "json-broken a.screen.json:1"],
    ['{ "a": 1, "a": 2 }', "json-repeated-key a.screen.json:1"],
    ['{\n "__proto__": { "polluted": true } }', "json-forbidden-key a.screen.json:2"],
    ["[".repeat(50_000), "json-too-deep a.screen.json:1"],
  ])("finds what is wrong with %.30s", (text, finding) => {
    expect(rulesOf({ "a.screen.json": text })).toEqual([finding])
  })

  const many = (count: number, of: (index: number) => unknown) => Array.from({ length: count }, (_, index) => of(index))
  const table = (rows: number) => ({ codes: many(rows, (index) => ({ code: `C${index}`, label: `Label ${index}` })) })

  it.each([
    ["a text", "a.screen.json", { title: "\n".repeat(4_001) }, "text-too-large a.screen.json /title 4001"],
    ["a list", "a.screen.json", { body: many(2_001, () => ({})) }, "list-too-large a.screen.json /body 2001"],
    ["an object", "a.screen.json", { data: { ...many(2_001, () => 1) } }, "object-too-large a.screen.json /data 2001"],
    ["a shared list", "shared/a.json", { a: [many(2_001, () => 1)] }, "list-too-large shared/a.json /a/0 2001"],
    ["a code table", "a.codes.json", table(100_000), "file-too-large a.codes.json  6577799"],
    [
      "a file of one text",
      "a.screen.json",
      { title: "**[".repeat(1_700_000) },
      "file-too-large a.screen.json  5100017",
    ],
    ["a file that is no document", "a.screen.json", "[".repeat(5_000_000), "file-too-large a.screen.json  5000000"],
    [
      "a file that nests",
      "a.screen.json",
      `{"a":${"[".repeat(3e5)}${"]".repeat(3e5)}}`,
      "file-too-large a.screen.json  600006",
    ],
  ])("says which part is too large, and reads no more than there may be: %s", (_what, file, content, said) => {
    const set = loadDocuments(openZoo({ [file]: content }).root)
    const { rule, pointer, values } = set.findings[0] ?? {}
    expect([rule, file, pointer, values?.["found"]].join(" ")).toBe(said)
    expect(set.findings).toHaveLength(1)
    const read = JSON.stringify([...set.documents.map(({ document }) => document), ...set.shared.values()])
    expect(read.length).toBeLessThan(1_000_000)
    expect(set.documents.every(({ recovered }) => recovered)).toBe(true)
  })

  it("says of a link that leads nowhere, to a folder or in a circle that it cannot be read", () => {
    const zoo = openZoo({ "gate/gate.screen.json": { id: "gate" } })
    symlinkSync("/nowhere/x.json", join(zoo.root, "gate/lost.screen.json"))
    symlinkSync("..", join(zoo.root, "gate/round"))
    const { findings, documents } = loadDocuments(zoo.root)
    expect(findings.map(({ rule, file }) => `${rule} ${file}`)).toEqual([
      "file-unreadable gate/lost.screen.json",
      "file-unreadable gate/round",
    ])
    expect(documents.map(({ file }) => file)).toEqual(["gate/gate.screen.json"])
  })

  it("sets no prototype from a document", () => {
    const set = loadDocuments(openZoo({ "a.screen.json": '{ "body": { "__proto__": { "polluted": true } } }' }).root)
    const body: unknown = set.find("screen", "a")?.document.body
    expect((body as { polluted?: boolean }).polluted).toBeUndefined()
    expect(Object.keys(Object.prototype)).toEqual([])
  })

  it("refuses a file name without a kind and an id used twice", () => {
    expect(rulesOf({ "gate/notes.json": {}, "a/x.form.json": {}, "b/x.form.json": {} })).toEqual([
      "repeated-id b/x.form.json:1",
      "file-name gate/notes.json:1",
    ])
  })

  it.each([
    ["gate/notes.from.json", "form", "gate/notes.form.json"],
    ["notes.json", "screen", "notes.screen.json"],
    ["gate/Theme.json", "theme", "theme.json"],
    ["calls/keeper/count.cal.json", "call", "calls/keeper/count.call.json"],
    ["gate/notes.screen.JSON", "screen", "gate/notes.screen.json"],
    ["gate/notes.form.Json", undefined, "gate/notes.form.json"],
    ["gate/notes.screen.json.txt", "screen", "gate/notes.screen.json"],
    ["APP.JSON", "app", "app.json"],
    ["shared/keeper.JSON", undefined, "shared/keeper.json"],
    ["gate/count.json", "call", undefined],
    ["gate/notes.json", "lion", undefined],
    ["gate/notes.json", undefined, undefined],
  ])("says what %s of the kind %s is to be called", (file, kind, wanted) => {
    const { findings } = loadDocuments(openZoo({ [file]: { kind, id: "notes" } }).root)
    expect(findings.map(({ rule, values }) => [rule, values["wanted"]])).toEqual([["file-name", wanted]])
  })

  it("throws nothing for any beginning of a document", () => {
    const text = JSON.stringify(zooFiles["gate/gate.screen.json"], null, 1)
    const cuts = Object.fromEntries(
      Array.from({ length: 40 }, (_, cut) => [`cut-${cut}.screen.json`, text.slice(0, ((cut + 1) * text.length) / 41)]),
    )
    expect(loadDocuments(openZoo(cuts).root).findings.every(({ rule }) => rule === "json-broken")).toBe(true)
  })
})

describe("createLoader", () => {
  it("gives the very same document as long as its file does not change", () => {
    const zoo = openZoo()
    const load = createLoader(zoo.root)
    const before = load()
    zoo.write("tour/lions.screen.json", { ...(zooFiles["tour/lions.screen.json"] as object), title: "Other" })
    const after = load()
    expect(after.find("screen", "gate")).toBe(before.find("screen", "gate"))
    expect(after.find("screen", "lions")?.document.title).toBe("Other")
  })

  it("gives the very same document for the same text at the same path below another root", () => {
    const [one, other] = [openZoo(), openZoo()]
    other.write("tour/lions.screen.json", { ...(zooFiles["tour/lions.screen.json"] as object), title: "Other" })
    const [before, after] = [loadDocuments(one.root), loadDocuments(other.root)]
    expect(after.documents.filter((document) => !before.documents.includes(document)).map(({ id }) => id)).toEqual([
      "lions",
    ])
    expect(before.find("screen", "lions")?.document.title).not.toBe("Other")
  })

  it("gives nothing of another root for a file that is broken", () => {
    loadDocuments(openZoo().root)
    const broken = openZoo({ "tour/lions.screen.json": "{" })
    expect(loadDocuments(broken.root).find("screen", "lions")).toMatchObject({ document: {}, recovered: true })
    expect(loadDocuments(broken.root).find("screen", "lions")?.document.title).toBeUndefined()
  })

  it("gives the very same set while no file changes, comes or goes", () => {
    const zoo = openZoo()
    const load = createLoader(zoo.root)
    const first = load()
    expect(load()).toBe(first)
    zoo.write("tour/lions.screen.json", "{")
    const broken = load()
    expect(broken).not.toBe(first)
    expect(load()).toBe(broken)
    zoo.remove("tour/lions.screen.json")
    expect(load()).not.toBe(broken)
  })

  it("sees what was written in the moment of the last reading, with the same size and time", () => {
    const zoo = openZoo()
    const load = createLoader(zoo.root)
    const lions = "tour/lions.screen.json"
    const moment = new Date(Date.now() + 3_600_000)
    const save = (title: string) => {
      zoo.write(lions, { ...(zooFiles[lions] as object), title })
      utimesSync(join(zoo.root, lions), moment, moment)
      return load().find("screen", "lions")?.document.title
    }
    expect(save("One")).toBe("One")
    expect(save("Two")).toBe("Two")
  })

  it("reads a file again that could not be read for a while", () => {
    const zoo = openZoo()
    const load = createLoader(zoo.root)
    const lions = "tour/lions.screen.json"
    load()
    zoo.remove(lions)
    symlinkSync("nowhere.json", join(zoo.root, lions))
    const unreadable = load()
    expect(unreadable.findings.map(({ rule }) => rule)).toEqual(["file-unreadable"])
    expect(load()).toBe(unreadable)
    zoo.remove(lions)
    zoo.write(lions, zooFiles[lions])
    expect(load().findings).toEqual([])
  })

  it("keeps the last readable document while its file is broken", () => {
    const zoo = openZoo()
    const load = createLoader(zoo.root)
    const before = load().find("screen", "lions")
    zoo.write("tour/lions.screen.json", "{")
    const broken = load()
    expect(broken.find("screen", "lions")).toBe(before)
    expect(broken.findings.map(({ rule }) => rule)).toEqual(["json-broken"])
    zoo.write("tour/lions.screen.json", zooFiles["tour/lions.screen.json"])
    expect(load().findings).toEqual([])
  })

  it("looks at the files alone that are said to be saved, and at all where one of them came or went", () => {
    const zoo = openZoo()
    const load = createLoader(zoo.root)
    const [lions, gate] = ["tour/lions.screen.json", "gate.screen.json"]
    const save = (file: string, title: string) => zoo.write(file, { ...(zooFiles[file] as object), title })
    const titles = (saved?: ReadonlySet<string>) => {
      const set = load(saved)
      return ["lions", "gate", "bears"].map((id) => set.find("screen", id)?.document.title)
    }
    const [, atGate] = titles(new Set([lions]))
    save(lions, "One")
    save(gate, "Two")
    expect(titles(new Set([lions]))).toEqual(["One", atGate, undefined])
    expect(titles()).toEqual(["One", "Two", undefined])
    save(gate, "Three")
    zoo.write("bears.screen.json", { ...(zooFiles[lions] as object), id: "bears", title: "Bears" })
    expect(titles(new Set(["bears.screen.json"]))).toEqual(["One", "Three", "Bears"])
    save(gate, "Four")
    zoo.remove(lions)
    expect(titles(new Set([lions]))).toEqual([undefined, "Four", "Bears"])
  })

  it("forgets a file that is gone", () => {
    const zoo = openZoo()
    const load = createLoader(zoo.root)
    load()
    zoo.remove("tour/lions.screen.json")
    expect(load().find("screen", "lions")).toBeUndefined()
  })
})

describe("readTexts", () => {
  it("takes what cannot be read for what it was before, and for an error where nobody says what it was", () => {
    const zoo = openZoo()
    const before = readTexts(zoo.root)
    const file = "tour/lions.screen.json"
    zoo.remove(file)
    for (const link of [file, "tour/new.screen.json"]) symlinkSync(join(zoo.root, "nowhere"), join(zoo.root, link))
    expect(readTexts(zoo.root, before)).toEqual(before)
    expect(() => readTexts(zoo.root)).toThrow("ENOENT")
  })
})
