// @vitest-environment node
import { afterEach, describe, expect, it } from "vitest"
import { createLoader, tellSharedOnce } from "../../../renderer/compiler"
import type { Finding } from "../../../renderer/compiler"
import { type TemporaryDocuments, writeDocuments } from "../../support/zoo"

const opened: TemporaryDocuments[] = []
afterEach(() => {
  for (const zoo of opened.splice(0)) zoo.removeAll()
})

/** One line each, so that a line tells the place. */
const animals = `{
  "lion": { "widget": "sign", "text": "Lion" },
  "cats": [
    { "$ref": "#/lion" },
    { "widget": "sign", "text": "Tiger" }
  ],
  "round": { "widget": "card", "inside": { "$ref": "#/nobody" } }
}`

const screen = (id: string, ...body: readonly object[]) => JSON.stringify({ kind: "screen", id, body })

const cats = { $ref: "../shared/animals.json#/cats" }
const bear = { widget: "sign", text: "Bear" }

function open(cage: string, house: string = screen("house", cats)) {
  const files = { "shared/animals.json": animals, "zoo/cage.screen.json": cage, "zoo/house.screen.json": house }
  const zoo = writeDocuments(files)
  opened.push(zoo)
  return createLoader(zoo.root)()
}

const about = (file: string, pointer: string, values: Finding["values"] = {}): Finding => ({
  severity: "error",
  rule: "text-empty",
  file,
  pointer,
  line: 1,
  values,
})

const places = (findings: readonly Finding[]) =>
  findings.map(({ file, pointer, line, usedBy }) => [file, pointer, line, usedBy?.map((one) => one.file)])

describe("what documents share", () => {
  it("is told once, at its line in the shared file, with all who use it", () => {
    const set = open(screen("cage", bear, cats))
    const found = [about("zoo/cage.screen.json", "/body/2/text"), about("zoo/house.screen.json", "/body/1/text")]
    expect(places(tellSharedOnce(set, found))).toEqual([
      ["shared/animals.json", "/cats/1/text", 5, ["zoo/cage.screen.json", "zoo/house.screen.json"]],
    ])
  })

  it("is told where it is written, however many references lead there", () => {
    const set = open(screen("cage", bear, cats))
    expect(places(tellSharedOnce(set, [about("zoo/cage.screen.json", "/body/1/text")]))).toEqual([
      ["shared/animals.json", "/lion/text", 2, ["zoo/cage.screen.json"]],
    ])
  })

  it("leaves to a document what it says itself, beside shared parts, too", () => {
    const set = open(screen("cage", cats, bear))
    const own = about("zoo/cage.screen.json", "/body/2/text")
    expect(tellSharedOnce(set, [own])).toEqual([own])
  })

  it("is not to blame for the one reference that wants another kind of part", () => {
    const wrong = { ...about("zoo/cage.screen.json", "/body/1"), rule: "wrong-type", values: { known: ["array"] } }
    const lion = { $ref: "../shared/animals.json#/lion" }
    const set = open(screen("cage", bear, lion))
    const [told] = tellSharedOnce(set, [wrong])
    expect(places([told ?? wrong])).toEqual([["zoo/cage.screen.json", "/body/1/$ref", 1, undefined]])
    expect(told?.values).toMatchObject({ part: "shared/animals.json#/lion" })
  })

  it("is wrong itself where it is so for all who refer to it", () => {
    const lion = { $ref: "../shared/animals.json#/lion" }
    const set = open(screen("cage", lion), screen("house", lion))
    const found = ["cage", "house"].map((id) => ({ ...about(`zoo/${id}.screen.json`, "/body/0"), rule: "wrong-type" }))
    expect(places(tellSharedOnce(set, found))).toEqual([
      ["shared/animals.json", "/lion", 2, ["zoo/cage.screen.json", "zoo/house.screen.json"]],
    ])
  })

  it("is two mistakes where two names are wrong", () => {
    const set = open(screen("cage", cats))
    const found = ["red", "blue"].map((name) => about("zoo/cage.screen.json", "/body/0/text", { name }))
    expect(tellSharedOnce(set, found)).toHaveLength(2)
  })

  it("tells a reference that leads nowhere where it is written", () => {
    const round = { $ref: "../shared/animals.json#/round" }
    const set = open(screen("cage", bear, round), screen("house", { $ref: "../shared/animals.json#/dogs" }))
    expect(places(tellSharedOnce(set, set.findings))).toEqual([
      ["shared/animals.json", "/round/inside/$ref", 7, ["zoo/cage.screen.json"]],
      ["zoo/house.screen.json", "/body/0/$ref", 1, undefined],
    ])
  })
})
