import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { FirstOf } from "../../../src/desk/parts/FirstOf"

const items = Array.from({ length: 2_500 }, (_, index) => `文 ${index}`)
const draw = vi.fn((item: string) => <li>{item}</li>)
const list = (shown: readonly string[], of = "") => (
  <ul>
    <FirstOf items={shown} of={of} keyOf={String}>
      {draw}
    </FirstOf>
  </ul>
)
const shown = () => screen.queryAllByText(/^文 /)
let reach: (() => void) | undefined

beforeEach(() => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
        reach = () => tell([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it("a long list begins with its first items and says how many are behind them; all of them can be had", () => {
  render(list(items))
  expect(shown()).toHaveLength(100)
  fireEvent.click(screen.getByRole("button", { name: "続きを出す（あと2,400件）" }))
  expect(shown()).toHaveLength(1_100)
  for (let press = 0; press < 2; press += 1) fireEvent.click(screen.getByRole("button"))
  expect(shown().map(({ textContent }) => textContent)).toEqual(items)
  expect(screen.queryByRole("button")).toBeNull()
})

it("more of it is there when its end comes into view", () => {
  render(list(items))
  act(() => reach?.())
  expect(shown()).toHaveLength(200)
  act(() => reach?.())
  expect(shown()).toHaveLength(300)
})

it("what another search still finds stays as it is, and the list begins anew", () => {
  const { rerender } = render(list(items))
  act(() => reach?.())
  const [first] = shown()
  rerender(list(items.slice(0, 150), "文"))
  expect(shown()).toHaveLength(100)
  expect(shown()[0]).toBe(first)
})

it("a short list has no button", () => {
  render(list(items.slice(0, 100)))
  expect(shown()).toHaveLength(100)
  expect(screen.queryByRole("button")).toBeNull()
})
