import { act, cleanup, render, screen } from "@testing-library/react"
import type { ComponentType } from "react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { Awaited, lazily, loadAllParts } from "../../../src/desk/parts/lazily"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it("a part that cannot be fetched is asked for again, and nothing else goes away meanwhile", async () => {
  let isAway = true
  const load = vi.fn(() => (isAway ? Promise.reject(new Error("no server")) : Promise.resolve(() => <p>条件の内容</p>)))
  const Part = lazily(load)
  await act(async () => {
    render(
      <>
        <p>書きかけの文</p>
        <Awaited>
          <Part />
        </Awaited>
      </>,
    )
  })
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(load.mock.calls.length).toBeGreaterThan(2)
  expect(document.body.textContent).toBe("書きかけの文読み込んでいます。")
  isAway = false
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(screen.getByText("条件の内容").parentElement?.textContent).toBe("書きかけの文条件の内容")
})

it("what was fetched before the server went away is drawn, also what is inside of it", async () => {
  let isAway = false
  const fetch = async (part: () => ComponentType) => {
    if (isAway) throw new Error("no server")
    return part()
  }
  const View = lazily(() =>
    fetch(() => {
      const Inside = lazily(() => fetch(() => () => "表"))
      return () => (
        <p>
          条件の
          <Inside />
        </p>
      )
    }),
  )
  await loadAllParts()
  isAway = true
  await act(async () => {
    render(
      <Awaited>
        <View />
      </Awaited>,
    )
  })
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(document.body.textContent).toBe("条件の表")
})
