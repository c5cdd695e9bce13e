import { expect, it } from "vitest"
import type { CompiledAction } from "../../../../renderer/model/compiled"
import { createRun } from "../../../../renderer/screens/actions/runActions"
import { createScreen } from "../../../../renderer/screens/createScreen"
import { act, call, get, zooApp, zooHost, zooScreen } from "../../../support/screens/zoo"

const say = (words: CompiledAction["options"][string]) => act("say", { text: words })
const fall = act("fall")

/** Makes the call `feed`, whose backend answers a general error with `broken`. */
function feed(broken: readonly CompiledAction[], on: NonNullable<CompiledAction["on"]>) {
  const host = zooHost({ app: { ...zooApp, errors: { keeper: { outcomes: { broken } } } } })
  const screen = createScreen({ module: zooScreen({}, { calls: { feed: call("feed") } }), host })
  const end = createRun(screen).perform([act("call", { call: "feed" }, { on }), say("never")])
  return { host, end, answer: host.held[0] }
}

it("what throws while it handles a business code is the general error of the backend, told without what was thrown", async () => {
  const { host, end, answer } = feed([say("general error")], { HUNGRY: [fall] })
  await answer?.fail({ outcome: "rejected", code: "HUNGRY" })
  expect(await end).toEqual({ outcome: "broken", stop: true })
  expect(host.said).toEqual(["general error"])
  expect(host.problems).toEqual([{ code: "handler-failed", at: "feed", detail: "Error" }])
})

it("so is what throws behind a good answer", async () => {
  const { host, end, answer } = feed([say(get("failure.outcome"))], { ok: [fall] })
  await answer?.answer({})
  expect(await end).toEqual({ outcome: "broken", stop: true })
  expect(host.said).toEqual(["broken"])
})

it.each([
  ["has no general error", []],
  ["has one that throws too", [fall]],
])("it is left to whoever tapped where the backend %s", async (_name, broken) => {
  const { end, answer } = feed(broken, { HUNGRY: [fall] })
  const left = expect(end).rejects.toThrow("fell")
  await answer?.fail({ outcome: "rejected", code: "HUNGRY" })
  await left
})
