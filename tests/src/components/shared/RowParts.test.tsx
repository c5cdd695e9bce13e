import { act, cleanup, render, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { longRows, RowParts } from "../../../../src/components/shared/RowParts"

const { load, drawing } = longRows
afterEach(() => {
  cleanup()
  longRows.load = load
  if (drawing) longRows.drawing = drawing
})

it("draws every row of a long list whose windows cannot be fetched: a network that is gone, a file of an older version", async () => {
  longRows.load = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"))
  delete longRows.drawing
  render(
    <ul>
      <RowParts frame={{ current: null }} count={150} name={undefined}>
        {(parts) => parts.map((part) => part.kind === "row" && <li key={part.index}>{part.index}</li>)}
      </RowParts>
    </ul>,
  )
  expect(screen.getAllByRole("listitem").length).toBeLessThan(150)
  await act(async () => undefined)
  expect(screen.getAllByRole("listitem")).toHaveLength(150)
})
