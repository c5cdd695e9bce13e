// @vitest-environment node
import { afterEach, describe, expect, it } from "vitest"
import { createLoader } from "../../../../renderer/compiler"
import { type TemporaryDocuments, writeDocuments, zooFiles } from "../../../support/zoo"

const opened: TemporaryDocuments[] = []
afterEach(() => {
  for (const zoo of opened.splice(0)) zoo.removeAll()
})

const form = (ui: readonly object[]) => ({ kind: "form", id: "trip", version: 1, schema: { type: "object" }, ui })
const name = { field: "name", widget: "text", label: "Name" }
const age = { field: "age", widget: "text", label: "Age" }

const trip = (input: object) => ({
  kind: "screen",
  id: "trip",
  version: 1,
  title: "Trip",
  body: [{ widget: "form", form: "trip", into: "$draft" }],
  footer: [{ widget: "sign", tap: [{ do: "call", call: "keeper/count", form: "trip", input, answers: true }] }],
  samples: {},
})

function open(ui: readonly object[], input: object = { day: "$query.day" }) {
  const zoo = writeDocuments({ ...zooFiles, "tour/trip.form.json": form(ui), "tour/trip.screen.json": trip(input) })
  opened.push(zoo)
  const load = createLoader(zoo.root)
  return { zoo, screen: () => load().find("screen", "trip") }
}

const inputOf = (screen: unknown) => /"input":(\{[^}]*\})/.exec(JSON.stringify(screen))?.[1]

describe("a call that sends the answers of its form", () => {
  it("names each of them, those of sections too, and none that is not part of what is sent", () => {
    const secret = { field: "secret", widget: "text", label: "Secret", sent: false }
    const { screen } = open([name, { section: "More", ui: [age, secret] }])
    expect(inputOf(screen()?.document)).toBe('{"day":"$query.day","name":"$draft.name","age":"$draft.age"}')
  })

  it("sends what it names itself as it says", () => {
    const { screen } = open([name, age], { age: "$query.age" })
    expect(inputOf(screen()?.document)).toBe('{"age":"$query.age","name":"$draft.name"}')
  })

  it("follows the form; while nothing changes the screen is the same object", () => {
    const { zoo, screen } = open([name])
    const first = screen()
    expect(screen()).toBe(first)
    zoo.write("tour/trip.form.json", form([name, age]))
    const second = screen()
    expect(inputOf(second?.document)).toContain("$draft.age")
    expect(second?.hash).not.toBe(first?.hash)
  })
})
