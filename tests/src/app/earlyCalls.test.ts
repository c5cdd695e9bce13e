// @vitest-environment node
import { describe, expect, it } from "vitest"
import type { CallResult, CompiledCall } from "../../../renderer"
import { createEarlyCalls } from "../../../src/app/earlyCalls"

const document = (id: string): CompiledCall => ({
  id,
  client: "zoo",
  method: "GET",
  path: `/${id}`,
  effect: "read",
  demo: true,
  response: {},
  codes: [],
  outcomes: {},
})
const options = { signal: new AbortController().signal }

function countedCalls() {
  const made: string[] = []
  const early = createEarlyCalls(({ id }, input): Promise<CallResult> => {
    made.push(`${id} ${JSON.stringify(input)}`)
    return Promise.resolve({ kind: "ok", value: { number: made.length } })
  })
  return { made, early }
}

describe("createEarlyCalls", () => {
  it("gives the answer of a call that was made early to the first who makes it, and asks anew for the next", async () => {
    const { made, early } = countedCalls()
    early.start(document("progress"))
    expect(made).toEqual(["progress {}"])
    expect(await early.call(document("progress"), {}, options)).toMatchObject({ value: { number: 1 } })
    expect(await early.call(document("progress"), {}, options)).toMatchObject({ value: { number: 2 } })
  })

  it("asks anew after a write: what was asked before it is no answer any more", async () => {
    const { made, early } = countedCalls()
    early.start(document("progress"))
    await early.call({ ...document("verify"), effect: "write" }, {}, options)
    expect(await early.call(document("progress"), {}, options)).toMatchObject({ value: { number: 3 } })
    expect(made).toEqual(["progress {}", "verify {}", "progress {}"])
  })

  it("asks once, however often it is started before somebody takes the answer", async () => {
    const { made, early } = countedCalls()
    early.start(document("progress"))
    early.start(document("progress"))
    await early.call(document("progress"), {}, options)
    expect(made).toEqual(["progress {}"])
  })

  it("asks anew for another call, for one with an input, and after it was told to forget", async () => {
    const { made, early } = countedCalls()
    early.start(document("progress"))
    await early.call(document("other"), {}, options)
    await early.call(document("progress"), { id: 1 }, options)
    early.start(document("progress"))
    early.forget()
    await early.call(document("progress"), {}, options)
    expect(made).toEqual(["progress {}", "other {}", 'progress {"id":1}', "progress {}", "progress {}"])
  })
})
