import { act, screen } from "@testing-library/react"

/** Opens the table behind the only chart on the page, as a tap on its summary does. */
export function openTable(): void {
  const details = screen.getByText("数字を表で見る").closest("details")
  if (!details) throw new Error("no chart has a table behind it")
  act(() => {
    details.open = true
    details.dispatchEvent(new Event("toggle"))
  })
}
