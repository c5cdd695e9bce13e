// @vitest-environment node
import { expect, it } from "vitest"
import { createLoader, createTextLoader, type DocumentSet, readTexts } from "../../../../renderer/compiler"
import { documentKinds } from "../../../../renderer/compiler/load/documentName"
import { createRandom } from "../../../../src/domain/random"
import { openedZoos } from "../../../support/openedZoos"
import { zooFiles } from "../../../support/zoo"

const openZoo = openedZoos()

const trip = {
  kind: "screen",
  id: "trip",
  body: [{ $ref: "../shared/signs.json#/roar" }, { widget: "form", form: "visit", into: "$draft" }],
  footer: [{ widget: "sign", tap: [{ do: "call", call: "keeper/count", form: "visit", input: {}, answers: true }] }],
}
const files: Readonly<Record<string, unknown>> = {
  ...zooFiles,
  "shared/signs.json": { roar: [{ widget: "sign", text: "Roar" }] },
  "tour/trip.screen.json": trip,
}

const visit = Object.keys(files).find((file) => file.endsWith("visit.form.json")) ?? ""

/** What may become of a file: another text, another field, a reference to nothing, another id, no document at all. */
const edits: readonly (readonly [file: string, content: (nth: number) => unknown])[] = [
  ["tour/trip.screen.json", (nth) => ({ ...trip, title: `Trip ${nth}` })],
  ["tour/trip.screen.json", () => trip],
  ["tour/trip.screen.json", () => ({ ...trip, body: [{ $ref: "../shared/signs.json#/silence" }] })],
  ["tour/trip.screen.json", () => ({ ...trip, id: "journey" })],
  ["tour/trip.screen.json", () => "{"],
  [visit, (nth) => ({ ...(files[visit] as object), ui: [{ field: `guest_${nth}` }] })],
  [visit, () => files[visit]],
  ["shared/signs.json", (nth) => ({ roar: [{ widget: "sign", text: `Roar ${nth}` }] })],
  ["shared/signs.json", () => "{"],
  ["tour/lions.screen.json", (nth) => ({ ...(zooFiles["tour/lions.screen.json"] as object), title: `Lions ${nth}` })],
  ["west/lions.screen.json", (nth) => ({ kind: "screen", id: "lions", title: `Lions of the west ${nth}` })],
  ["west/lions.screen.json", () => undefined],
]

const everything = (set: DocumentSet) => ({
  documents: set.documents.map(({ file, document, hash, recovered }) => ({ file, document, hash, recovered })),
  found: documentKinds.map((kind) => set.all(kind).map(({ id }) => set.find(kind, id)?.file)),
  shared: [...set.shared],
  unsure: [...set.unsure],
  findings: set.findings,
})

function make(zoo: ReturnType<typeof openZoo>, nth: number, random: ReturnType<typeof createRandom>) {
  const [file, content] = edits[random.whole(edits.length)] ?? ["", () => undefined]
  const written = content(nth)
  zoo.write(file, written ?? "{}")
  if (written === undefined) zoo.remove(file)
  return { file, isBroken: written === "{" }
}

it("are after every edit what they are when all is read anew", () => {
  const zoo = openZoo(files)
  const load = createLoader(zoo.root)
  const random = createRandom(20_261_129)
  const broken = new Set<string>()
  load()
  for (let nth = 0; nth < 600; nth += 1) {
    const { file, isBroken } = make(zoo, nth, random)
    if (isBroken) broken.add(file)
    else broken.delete(file)
    const now = load(random.whole(2) === 0 ? new Set([file]) : undefined)
    // Of a broken file the last sound content stays, which nobody knows who reads it for the first time.
    if (broken.size === 0) expect(everything(now)).toEqual(everything(createLoader(zoo.root)()))
  }
})

it("are after every edit what they are when all is read anew, of texts as well", () => {
  const zoo = openZoo(files)
  const load = createTextLoader()
  const random = createRandom(20_261_130)
  for (let nth = 0; nth < 200; nth += 1) {
    make(zoo, nth, random)
    const texts = readTexts(zoo.root)
    expect(everything(load(texts))).toEqual(everything(createTextLoader()(texts)))
  }
})

it("hold the very objects of before but for what was edited, and what takes something from it", () => {
  const zoo = openZoo(files)
  const load = createLoader(zoo.root)
  const before = load()
  zoo.write(visit, { ...(files[visit] as object), ui: [{ field: "guest" }] })
  const after = load(new Set([visit]))
  const edited = after.documents.filter((document, place) => document !== before.documents[place])
  expect(edited.map(({ id }) => id)).toEqual(["visit", "trip"])
  expect(JSON.stringify(after.find("screen", "trip")?.document)).toContain("$draft.guest")
})
