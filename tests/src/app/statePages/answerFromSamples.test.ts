import { expect, it } from "vitest"
import type { CompiledApp, CompiledCall } from "../../../../renderer"
import { answerFromSamples } from "../../../../src/app/statePages/answerFromSamples"

const call = {
  id: "zoo/feed",
  client: "zoo",
  method: "GET",
  path: "/feed",
  effect: "read",
  response: { type: "object", required: ["count"], properties: { count: { type: "integer" } } },
  codes: [],
  outcomes: {},
  samples: { right: { count: 3 }, wrong: {} },
} as unknown as CompiledCall
const app = { errors: {}, interface: {} } as unknown as CompiledApp

const endOf = async (end: string) => {
  const result = await answerFromSamples({ calls: { [call.id]: end } }, app).call(
    call,
    {},
    { signal: new AbortController().signal },
  )
  return result.kind === "ok" ? result.value : [result.failure.outcome, result.failure.messages]
}

it("what a call does not describe is refused in a state as it is in the app", async () => {
  expect(await endOf("right")).toEqual({ count: 3 })
  expect(await endOf("wrong")).toEqual(["broken", []])
})

it("a refusal comes with the server's words, or without any", async () => {
  expect(await endOf("rejected")).toEqual(["rejected", ["エラーメッセージ1"]])
  expect(await endOf("rejected/silent")).toEqual(["rejected", []])
})
