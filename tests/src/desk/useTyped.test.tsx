import { act, cleanup, renderHook } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { useTyped } from "../../../src/desk/fields/useTyped"

afterEach(cleanup)

/** A server that saves when it is told to. */
function setUp() {
  const sent: string[] = []
  let done: (isSaved: boolean) => void = () => undefined
  const hook = renderHook(
    ({ saved, letGo }) =>
      useTyped(saved, {
        save(text) {
          sent.push(text)
          return new Promise<boolean>((resolve) => (done = resolve))
        },
        letGo,
      }),
    { initialProps: { saved: "a", letGo: 0 } },
  )
  const type = (text: string, isComposing = false) => act(() => hook.result.current.type(text, isComposing))
  return { sent, hook, type, answer: (isSaved = true) => act(async () => done(isSaved)) }
}

it("saves the first letter at once, and those that come meanwhile together", async () => {
  const { sent, type, answer } = setUp()
  type("ab")
  expect(sent).toEqual(["ab"])
  type("abc")
  type("abcd")
  expect(sent).toEqual(["ab"])
  await answer()
  expect(sent).toEqual(["ab", "abcd"])
  await answer()
  expect(sent).toHaveLength(2)
})

it("saves what is taken back while the letter before is being saved", async () => {
  const { sent, type, answer } = setUp()
  type("ab")
  type("a")
  await answer()
  expect(sent).toEqual(["ab", "a"])
})

it("saves nothing of a word that is being composed, and all of it when it is done", () => {
  const { sent, type, hook } = setUp()
  type("aか", true)
  expect([sent, hook.result.current.text]).toEqual([[], "aか"])
  type("a可")
  expect(sent).toEqual(["a可"])
})

it("shows what was typed until it is saved, then what is there", async () => {
  const { hook, type, answer } = setUp()
  type("ab")
  act(() => hook.result.current.leave())
  expect(hook.result.current.text).toBe("ab")
  await answer()
  await answer()
  hook.rerender({ saved: "of others", letGo: 0 })
  expect(hook.result.current.text).toBe("of others")
})

it("keeps what could not be saved in view, until somebody lets go of it", async () => {
  const { hook, type, answer } = setUp()
  type("ab")
  act(() => hook.result.current.leave())
  await answer(false)
  await answer(false)
  hook.rerender({ saved: "of others", letGo: 0 })
  expect(hook.result.current.text).toBe("ab")
  hook.rerender({ saved: "of others", letGo: 1 })
  expect(hook.result.current.text).toBe("of others")
})
