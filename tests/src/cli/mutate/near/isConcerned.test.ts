// @vitest-environment node
import { expect, it } from "vitest"
import type { ScreenModule } from "../../../../../renderer"
import { isConcerned } from "../../../../../src/cli/mutate/near/isConcerned"
import { change } from "./change"

const sheet = { buttons: [{ action_type: "START_OVER" }] }
const screen = (data: object): ScreenModule =>
  ({
    screen: { data },
    calls: {
      "aco/read": { id: "aco/read", client: "aco", codeSamples: { worn: { sheet }, lost: {} } },
    },
    samples: { worn: { calls: { "aco/read": "worn" } }, lost: { calls: { "aco/read": "lost" } }, normal: {} },
  }) as unknown as ScreenModule

const inErrors = (pointer: string, document: object) => ({
  ...change(document, pointer, 1, 2),
  file: "errors.json",
})

it("meets what comes of a button in states whose half-sheet has it", () => {
  const mutation = inErrors("/clients/aco/outcomes/sheet/0/on/START_OVER/0", {})
  const met = (sample: string) => isConcerned(mutation, screen({}), sample)
  expect(["worn", "lost", "normal"].map(met)).toEqual([true, false, false])
})

it("meets what is kept on screens that ask again by their address", () => {
  const [action] = [{ do: "choose", if: { is: ["$failure.kept", true] }, then: [{ do: "go", to: "a" }] }]
  const mutation = inErrors("/clients/aco/outcomes/broken/0/then/0", {
    clients: { aco: { outcomes: { broken: [action] } } },
  })
  const met = (data: object) => isConcerned(mutation, screen(data), "normal")
  expect(met({ list: { call: "aco/read", reads: { input: ["query"] } } })).toBe(true)
  expect(met({ list: { call: "aco/read", reads: { input: [] } } })).toBe(false)
  expect(isConcerned({ ...mutation, pointer: "/clients/bff/outcomes/broken" }, screen({}), "normal")).toBe(false)
})
