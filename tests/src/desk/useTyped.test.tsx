import { act, cleanup, renderHook } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { type TypedOver, useTyped } from "../../../src/desk/fields/useTyped"

afterEach(cleanup)

/** Changes that are saved one after the other, when the server is told to. */
function setUp() {
  const sent: string[] = []
  let turn: Promise<unknown> = Promise.resolve()
  let done: (isSaved: boolean) => void = () => undefined
  const over: string[] = []
  const inTurn = (newest: () => TypedOver): Promise<boolean> => {
    const saved = turn.then(() => {
      const { text, seen } = newest()
      sent.push(text)
      over.push(seen)
      return new Promise<boolean>((resolve) => (done = resolve))
    })
    turn = saved
    return saved
  }
  const hook = renderHook(({ saved, letGo }) => useTyped(saved, { save: inTurn, letGo }), {
    initialProps: { saved: "a", letGo: 0 },
  })
  const type = (text: string, isComposing = false) => act(async () => hook.result.current.type(text, isComposing))
  return { sent, over, hook, type, inTurn, answer: (isSaved = true) => act(async () => done(isSaved)) }
}

it("saves the first letter at once, and those that come meanwhile together", async () => {
  const { sent, type, answer } = setUp()
  await type("ab")
  expect(sent).toEqual(["ab"])
  await type("abc")
  await type("abcd")
  expect(sent).toEqual(["ab"])
  await answer()
  expect(sent).toEqual(["ab", "abcd"])
  await answer()
  expect(sent).toHaveLength(2)
})

it("saves what is taken back while the letter before is being saved", async () => {
  const { sent, type, answer } = setUp()
  await type("ab")
  await type("a")
  await answer()
  expect(sent).toEqual(["ab", "a"])
})

it("stands before what is done while the letters before are being saved", async () => {
  const { sent, type, hook, inTurn, answer } = setUp()
  await type("ab")
  await type("abc")
  void inTurn(() => ({ text: "moved", seen: "" }))
  await type("abcd")
  act(() => hook.result.current.leave())
  for (let times = 0; times < 3; times += 1) await answer()
  expect(sent).toEqual(["ab", "abcd", "moved"])
})

it("saves nothing of a word that is being composed, and all of it when it is done", async () => {
  const { sent, type, hook } = setUp()
  await type("aか", true)
  expect([sent, hook.result.current.text]).toEqual([[], "aか"])
  await type("a可")
  expect(sent).toEqual(["a可"])
})

it("shows what was typed until it is saved, then what is there", async () => {
  const { hook, type, answer } = setUp()
  await type("ab")
  act(() => hook.result.current.leave())
  expect(hook.result.current.text).toBe("ab")
  await answer()
  await answer()
  hook.rerender({ saved: "of others", letGo: 0 })
  expect(hook.result.current.text).toBe("of others")
})

it("keeps what could not be saved in view, until somebody lets go of it", async () => {
  const { hook, type, answer } = setUp()
  await type("ab")
  act(() => hook.result.current.leave())
  await answer(false)
  await answer(false)
  hook.rerender({ saved: "of others", letGo: 0 })
  expect(hook.result.current.text).toBe("ab")
  hook.rerender({ saved: "of others", letGo: 1 })
  expect(hook.result.current.text).toBe("of others")
})

it("shows what others write once it is saved, and writes nothing over it when the field is left", async () => {
  const { sent, hook, type, answer } = setUp()
  await type("ab")
  await answer()
  hook.rerender({ saved: "ab", letGo: 0 })
  hook.rerender({ saved: "of others", letGo: 0 })
  expect(hook.result.current.text).toBe("of others")
  act(() => hook.result.current.leave())
  expect(sent).toEqual(["ab"])
})

it("writes nothing over others who wrote before the field has shown its own text as saved", async () => {
  const { sent, hook, type, answer } = setUp()
  await type("ab")
  await answer()
  hook.rerender({ saved: "of others", letGo: 0 })
  act(() => hook.result.current.leave())
  expect([hook.result.current.text, sent]).toEqual(["of others", ["ab"]])
})

it("says what stood there for whoever typed, though others have written since", async () => {
  const { over, hook, type, answer } = setUp()
  await type("aか", true)
  hook.rerender({ saved: "of others", letGo: 0 })
  await type("a可")
  expect(over).toEqual(["a"])
  await answer(false)
  hook.rerender({ saved: "of others", letGo: 1 })
  await type("of others, too")
  expect(over).toEqual(["a", "of others"])
})

it("goes on from what it has saved itself", async () => {
  const { over, hook, type, answer } = setUp()
  await type("ab")
  await type("abc")
  await answer()
  hook.rerender({ saved: "ab", letGo: 0 })
  await answer()
  hook.rerender({ saved: "abc", letGo: 0 })
  await type("abcd")
  expect(over).toEqual(["a", "ab", "abc"])
})

it("keeps what is being composed while somebody lets go of what waited, and writes it over that", async () => {
  const { over, hook, type, answer } = setUp()
  await type("ab")
  await answer(false)
  await type("abか", true)
  hook.rerender({ saved: "ab", letGo: 1 })
  expect(hook.result.current.text).toBe("abか")
  await type("ab可")
  expect(over).toEqual(["a", "ab"])
})

it("saves what is still being composed when the field goes", async () => {
  const { sent, hook, type } = setUp()
  await type("aか", true)
  await act(async () => hook.unmount())
  expect(sent).toEqual(["aか"])
})
