import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { FirstOf } from "../../../src/desk/parts/FirstOf"

afterEach(cleanup)

const items = Array.from({ length: 1_500 }, (_, index) => `文 ${index}`)
const draw = (shown: readonly string[]) =>
  render(
    <ul>
      <FirstOf items={shown} keyOf={String}>
        {(item) => <li>{item}</li>}
      </FirstOf>
    </ul>,
  )

it("a long list begins with its first items and says how many are behind them; all of them can be had", () => {
  draw(items)
  expect(screen.getAllByText(/^文 /)).toHaveLength(200)
  fireEvent.click(screen.getByRole("button", { name: "続きを出す（あと1,300件）" }))
  expect(screen.getAllByText(/^文 /)).toHaveLength(1_200)
  fireEvent.click(screen.getByRole("button", { name: "続きを出す（あと300件）" }))
  expect(screen.getAllByText(/^文 /).map(({ textContent }) => textContent)).toEqual(items)
  expect(screen.queryByRole("button")).toBeNull()
})

it("a short list has no button", () => {
  draw(items.slice(0, 200))
  expect(screen.getAllByText(/^文 /)).toHaveLength(200)
  expect(screen.queryByRole("button")).toBeNull()
})
