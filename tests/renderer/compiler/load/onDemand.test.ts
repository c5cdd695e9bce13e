// @vitest-environment node
import { symlinkSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { createCompiler, createLoader, type DocumentSet, type LoadedDocument } from "../../../../renderer/compiler"
import { documentKinds } from "../../../../renderer/compiler/load/documentName"
import { createRandom } from "../../../../src/domain/random"
import { openedZoos } from "../../../support/openedZoos"
import { zooDefinitions, zooFiles } from "../../../support/zoo"

const openZoo = openedZoos()
const lions = "tour/lions.screen.json"
const gate = "gate/gate.screen.json"
const titled = (file: typeof lions | typeof gate, title: string) => ({ ...(zooFiles[file] as object), title })

const open = (files: Readonly<Record<string, unknown>> = zooFiles) => {
  const zoo = openZoo(files)
  return { zoo, load: createLoader(zoo.root, { onDemand: true }) }
}

const trip = {
  kind: "screen",
  id: "trip",
  body: [{ $ref: "../shared/signs.json#/roar" }, { widget: "form", form: "visit", into: "$draft" }],
  footer: [{ widget: "sign", tap: [{ do: "call", call: "keeper/count", form: "visit", input: {}, answers: true }] }],
}

/** What is shared, what is sent, and nearly everything that can be wrong with a file. */
const ruins = {
  ...zooFiles,
  "shared/signs.json": { roar: [{ widget: "sign", text: "Roar" }] },
  "shared/broken.json": "{",
  "tour/trip.screen.json": trip,
  "tour/torn.screen.json": '{ "id": "torn", "title": "Torn"',
  "tour/empty.form.json": "",
  "tour/list.sheet.json": "[]",
  "tour/unnamed.json": {},
  "west/lions.screen.json": titled(lions, "Lions of the west"),
}

const contentOf = ({ file, document, hash, recovered }: LoadedDocument) => ({ file, document, hash, recovered })

const everything = (set: DocumentSet) => ({
  documents: set.documents.map(contentOf),
  found: documentKinds.map((kind) => set.all(kind).map(({ id }) => set.find(kind, id)?.file)),
  shared: [...set.shared],
  unsure: [...set.unsure],
  findings: set.findings,
})

describe("documents that are read on demand", () => {
  it("are read when they are asked for, and then once", () => {
    const { zoo, load } = open()
    const set = load()
    zoo.write(lions, titled(lions, "Later"))
    const found = set.find("screen", "lions")
    expect(found?.document.title).toBe("Later")
    zoo.write(lions, titled(lions, "Too late"))
    expect(set.find("screen", "lions")).toBe(found)
    expect(set.documents).toContain(found)
    expect(set.all("screen")).toContain(found)
  })

  it("are not read for screens that do not name them", () => {
    const alone = "west/alone.screen.json"
    const { zoo, load } = open({ ...zooFiles, [alone]: { kind: "screen", id: "alone", title: "Alone" } })
    const set = load()
    expect([...createCompiler(zooDefinitions, { samples: false, only: ["gate"] })(set).screens.keys()]).toEqual([
      "gate",
    ])
    zoo.write(alone, { kind: "screen", id: "alone", title: "Later" })
    expect(set.find("screen", "alone")?.document.title).toBe("Later")
  })

  it("are known by their ids without being read", () => {
    const { load } = open(ruins)
    expect(load().ids?.("screen")).toEqual(["gate", "lions", "torn", "trip"])
  })

  it("are those that are read all at once, whatever is asked first", () => {
    const zoo = openZoo(ruins)
    symlinkSync("/nowhere/x.json", join(zoo.root, "gate/lost.form.json"))
    zoo.write("tour/lost.form.json", { kind: "form", id: "lost" })
    const wanted = createLoader(zoo.root)()
    expect(wanted.findings.map(({ rule }) => rule)).toContain("repeated-id")
    const random = createRandom(20_261_128)
    for (let round = 0; round < 40; round += 1) {
      const set = createLoader(zoo.root, { onDemand: true })()
      for (const { kind, id, file } of wanted.documents)
        if (random.whole(4) === 0) expect(set.find(kind, id)?.file).toBe(file)
      for (const kind of documentKinds)
        if (random.whole(3) === 0) expect(set.all(kind).map(contentOf)).toEqual(wanted.all(kind).map(contentOf))
      expect(everything(set)).toEqual(everything(wanted))
    }
  })

  it("stay the same objects after a save, but for what was saved", () => {
    const { zoo, load } = open()
    const first = load()
    const before = first.find("screen", "gate")
    zoo.write(lions, titled(lions, "Saved"))
    first.find("screen", "lions")
    zoo.write(lions, titled(lions, "Saved again"))
    const second = load(new Set([lions]))
    expect(second.find("screen", "gate")).toBe(before)
    expect(second.find("screen", "lions")?.document.title).toBe("Saved again")
    expect(first.documents.find(({ file }) => file === lions)?.document).toMatchObject({ title: "Saved" })
    expect(load()).toBe(second)
  })

  it("are the set of before while nothing was saved", () => {
    const { load } = open()
    const first = load()
    first.find("screen", "lions")
    expect(load()).toBe(first)
  })
})
