// @vitest-environment node
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, describe, expect, it } from "vitest"
import {
  createCompiler,
  createShapeCheck,
  createThemeCss,
  type DocumentTexts,
  loadDocuments,
  readTexts,
} from "../../../renderer/compiler"
import { rules } from "../../../renderer/linter"
import type { Json } from "../../../renderer/model/documents"
import { createDocumentServer } from "../../../renderer/vite"
import { createRandom } from "../../../src/domain/random"
import { writeDocuments, zooDefinitions, zooFiles } from "../../support/zoo"
import { anEdit, textsIn } from "../linter/randomEdits"
import { edited } from "../linter/support"

const definitions = zooDefinitions

/** The zoo with a question that offers what a table has. */
const offering = {
  ...zooFiles,
  "gate/visit.form.json": edited(zooFiles["gate/visit.form.json"] as Json, [
    ["/schema/properties/beast", { type: "integer", codes: "species" }],
    ["/ui/1", { field: "beast", label: "Beast", widget: "text", options: "codes" }],
    ["/ui/2", { field: "beast", label: "Beast", widget: "text", options: [{ value: 1, description: "Wild" }] }],
  ]),
} as Readonly<Record<string, Json>>
const zoo = writeDocuments()
afterAll(zoo.removeAll)

const isShaped = createShapeCheck(definitions)

/** The code of all that pages load, from the files alone. */
function drawnCold(root: string) {
  const set = loadDocuments(root)
  // With definitions of its own nothing is known that was compiled before.
  const { appModule, screens } = createCompiler([...definitions], { samples: true, isShaped })(set)
  return { app: appModule.code, screens: codes(screens), theme: createThemeCss(set) }
}

const codes = (screens: ReadonlyMap<string, { readonly code: string }>) =>
  Object.fromEntries([...screens].map(([id, { code }]) => [id, code]))

describe("a server of documents", () => {
  it("draws after each of 1,000 edits what the files alone would draw, however much of the rules it ran between them", () => {
    const random = createRandom(20_261_123)
    const server = createDocumentServer({ root: zoo.root, definitions, samples: true })
    const first = offering
    for (const [file, content] of Object.entries(first)) zoo.write(file, content)
    const texts = textsIn(first)
    const names = Object.keys(first)
    const drawn = new Set<string>()
    for (let edit = 1; edit <= 1_000; edit += 1) {
      const file = random.pick(names)
      const before = readFileSync(join(zoo.root, file), "utf8")
      const whole = JSON.stringify(first[file], null, 2)
      const [place, value] = anEdit(JSON.parse(before) as Json, texts, random)
      // Most files are mended by the next edit, so that not all of them end in ruins.
      const isMended = before !== whole && random.whole(3) > 0
      zoo.write(file, isMended ? whole : edited(JSON.parse(before) as Json, [[place, value]]))
      const result = server()
      const steps = result.prepare()
      for (let step = random.whole(rules.length / 4); step > 0 && steps.next().done === false;) step -= 1
      const { app, screens, theme } = random.whole(8) > 0 ? result.unchecked() : (result.complete(), result.unchecked())
      const found = { app: app.code, screens: codes(screens), theme }
      drawn.add(JSON.stringify(found))
      if (edit % 10 === 0) expect(found, `edit ${edit}: ${file} ${place}`).toEqual(drawnCold(zoo.root))
    }
    expect(drawn.size).toBeGreaterThan(300)
  })

  it("draws the questions that offer what a table has anew when it says anything else", () => {
    for (const [file, content] of Object.entries(offering)) zoo.write(file, content)
    const server = createDocumentServer({ root: zoo.root, definitions, samples: true })
    const before = codes(server().unchecked().screens)
    const table = (...labels: readonly string[]) => {
      const rows = labels.map((label, code) => ({ code: code + 1, label }))
      zoo.write("codes/species.codes.json", edited(offering["codes/species.codes.json"] ?? null, [["/codes", rows]]))
      const after = codes(server().unchecked().screens)
      return Object.keys(after).filter((id) => after[id] !== before[id])
    }
    expect(table("Lion of {{zoo.name}}", "Wolf")).toEqual(["gate"])
    expect(codes(server().unchecked().screens)["gate"]).toContain("Wolf")
    expect(table("Lion of {{zoo.name}}")).toEqual([])
  })

  it("serves what it began with where documents were broken before anybody looked", () => {
    for (const [file, content] of Object.entries(zooFiles)) zoo.write(file, content)
    const began = readTexts(zoo.root)
    const lions = "tour/lions.screen.json"
    const good = createDocumentServer({ root: zoo.root, definitions, samples: true })().complete().screens.get("lions")
    zoo.write(lions, { ...(zooFiles[lions] as object), title: "{nobody.knows}" })
    const open = (began?: DocumentTexts) =>
      createDocumentServer({ root: zoo.root, definitions, samples: true, ...(began && { began }) })().complete()
    expect(good?.code).toBeDefined()
    expect(open(began).screens.get("lions")?.code).toBe(good?.code)
    expect(open().screens.get("lions")?.code).not.toBe(good?.code)
    expect(open(began).findings).toEqual(open().findings)
  })

  it("shows an edit early where each of its documents can be drawn, and later takes back what the rules refuse", () => {
    for (const [file, content] of Object.entries(zooFiles)) zoo.write(file, content)
    const lions = "tour/lions.screen.json"
    const server = createDocumentServer({ root: zoo.root, definitions, samples: true })
    const first = server()
    const good = first.unchecked().screen("lions")
    zoo.write(lions, '{ "kind": "screen", "title": }')
    expect(server().early(first)?.screen("lions")?.code).toBe(good?.code)
    zoo.write(lions, { ...(zooFiles[lions] as object), body: [{ widget: "sign", colour: 1 }] })
    expect(server().early(first)).toBeUndefined()
    zoo.write(lions, { ...(zooFiles[lions] as object), title: "{nobody.knows}" })
    const second = server()
    expect(second.early(first)?.screen("lions")?.code).toContain("nobody")
    expect(second.complete().screen("lions")?.code).toBe(good?.code)
    zoo.write("tour/tigers.screen.json", zooFiles[lions])
    expect(server().early(first)).toBeUndefined()
    zoo.remove("tour/tigers.screen.json")
  })

  it("finds in short steps what it finds at once", () => {
    for (const [file, content] of Object.entries(zooFiles)) zoo.write(file, content)
    zoo.write("tour/lions.screen.json", { ...(zooFiles["tour/lions.screen.json"] as object), title: "{nobody.knows}" })
    const open = () => createDocumentServer({ root: zoo.root, definitions, samples: true })()
    const [slow, quick] = [open(), open().complete()]
    const steps = slow.prepare()
    let count = 0
    while (steps.next().done === false) count += 1
    expect(count).toBeGreaterThan(rules.length)
    const { findings, app, screens } = slow.complete()
    expect(findings).toEqual(quick.findings)
    expect(findings.map(({ file, severity }) => ({ file, severity }))).toContainEqual({
      file: "tour/lions.screen.json",
      severity: "error",
    })
    expect({ app: app.code, screens: codes(screens) }).toEqual({ app: quick.app.code, screens: codes(quick.screens) })
  })
})
