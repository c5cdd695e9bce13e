// @vitest-environment node
import { afterEach, describe, expect, it } from "vitest"
import { createLoader } from "../../../../renderer/compiler"
import { type TemporaryDocuments, writeDocuments } from "../../../support/zoo"

const opened: TemporaryDocuments[] = []
afterEach(() => {
  for (const zoo of opened.splice(0)) zoo.removeAll()
})

const animals = {
  lion: { widget: "sign", text: "Lion" },
  cats: [{ $ref: "#/lion" }, { widget: "sign", text: "Tiger" }],
  round: [{ $ref: "#/round" }],
}

/** One line each, so that a line tells the item. */
const screen = (...body: readonly object[]) =>
  `{ "kind": "screen", "id": "cage", "body": [\n${body.map((block) => JSON.stringify(block)).join(",\n")}\n] }`

function open(...body: readonly object[]) {
  const zoo = writeDocuments({ "shared/animals.json": animals, "cats/cage.screen.json": screen(...body) })
  opened.push(zoo)
  const load = createLoader(zoo.root)
  return {
    zoo,
    load,
    cage: () => load().find("screen", "cage"),
    texts: () =>
      load()
        .find("screen", "cage")
        ?.document.body.map(({ widget, text }) => text ?? widget),
  }
}

const shared = (name: string) => ({ $ref: `../shared/animals.json#/${name}` })
const bear = { widget: "sign", text: "Bear" }

describe("a part that screens share", () => {
  it("stands where it is referred to, and of a list every item does", () => {
    expect(open(shared("cats"), bear, shared("lion")).texts()).toEqual(["Lion", "Tiger", "Bear", "Lion"])
  })

  it("has the line of its reference, and what follows a list its own line", () => {
    const cage = open(shared("cats"), bear, { widget: "card", inside: shared("cats") }).cage()
    const pointers = ["/body/0", "/body/1/text", "/body/2", "/body/2/text", "/body/3", "/body/3/inside/1"]
    expect(pointers.map((pointer) => cage?.lineOf(pointer))).toEqual([2, 2, 3, 3, 4, 4])
  })

  it("is left out with a finding where there is no such part, or where it leads back to itself", () => {
    const { load, texts } = open(bear, shared("wolf"), shared("round"))
    expect(texts()).toEqual(["Bear"])
    expect(load().findings.map(({ rule, line, values }) => [rule, line, values["name"]])).toEqual([
      ["shared-part-unknown", 3, "../shared/animals.json#/wolf"],
      ["shared-part-unknown", 4, "#/round"],
    ])
  })

  it("is the very same for another folder that says the same, and so is the screen", () => {
    const [one, other] = [open(shared("lion")), open(shared("lion"))]
    const before = one.load()
    expect(other.load().shared).toBe(before.shared)
    expect(other.cage()).toBe(before.find("screen", "cage"))
    other.zoo.write("shared/animals.json", { ...animals, lion: { widget: "sign", text: "Lioness" } })
    expect(other.texts()).toEqual(["Lioness"])
    expect(one.texts()).toEqual(["Lion"])
    expect(one.load()).toBe(before)
  })

  it("changes the screen with it; while nothing changes the screen is the same object", () => {
    const { zoo, cage, texts } = open(shared("lion"))
    const first = cage()
    expect(cage()).toBe(first)
    zoo.write("shared/animals.json", { lion: { widget: "sign", text: "Lioness" } })
    expect(texts()).toEqual(["Lioness"])
    expect(cage()?.hash).not.toBe(first?.hash)
  })
})
