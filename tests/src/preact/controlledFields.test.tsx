import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import { useState } from "react"
import { afterEach, describe, expect, it, vi } from "vitest"

afterEach(cleanup)

const shows = (label: string, value: string) =>
  vi.waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe(value))

describe("a field whose value a component decides", () => {
  it("shows that value also where a change left it as it was", async () => {
    const Digits = () => {
      const [text, setText] = useState("12")
      return (
        <input aria-label="code" value={text} onChange={({ target }) => setText(target.value.replace(/\D/g, ""))} />
      )
    }
    render(<Digits />)
    fireEvent.change(screen.getByLabelText("code"), { target: { value: "1-2" } })
    await shows("code", "12")
    fireEvent.change(screen.getByLabelText("code"), { target: { value: "1-2-3" } })
    await shows("code", "123")
  })

  it("leaves a text that nobody decides as it was typed", async () => {
    render(<input aria-label="free" defaultValue="a" onChange={() => undefined} />)
    fireEvent.change(screen.getByLabelText("free"), { target: { value: "ab" } })
    await Promise.resolve()
    await shows("free", "ab")
  })

  it("stays unticked where a tick is refused, and so do the others of its group", async () => {
    render(
      <>
        <input type="checkbox" aria-label="agree" checked={false} onChange={() => undefined} />
        <input type="radio" name="size" aria-label="small" checked onChange={() => undefined} />
        <input type="radio" name="size" aria-label="large" checked={false} onChange={() => undefined} />
      </>,
    )
    const ticked = () =>
      ["agree", "small", "large"].map((label) => screen.getByLabelText<HTMLInputElement>(label).checked)
    fireEvent.click(screen.getByLabelText("agree"))
    fireEvent.click(screen.getByLabelText("large"))
    await vi.waitFor(() => expect(ticked()).toEqual([false, true, false]))
  })

  it("is left as it was changed until the event comes that its component hears", async () => {
    const Agree = () => {
      const [isTicked, setTicked] = useState(false)
      return (
        <input
          type="checkbox"
          aria-label="agree"
          checked={isTicked}
          onChange={({ target }) => setTicked(target.checked)}
        />
      )
    }
    render(<Agree />)
    const box = screen.getByLabelText<HTMLInputElement>("agree")
    box.checked = true
    box.dispatchEvent(new Event("input", { bubbles: true }))
    await Promise.resolve()
    expect(box.checked).toBe(true)
    act(() => void box.dispatchEvent(new Event("change", { bubbles: true })))
    await Promise.resolve()
    expect(box.checked).toBe(true)
  })

  it("keeps the option of a select that its component keeps", async () => {
    render(
      <select aria-label="year" value="2025" onChange={() => undefined}>
        <option>2024</option>
        <option>2025</option>
      </select>,
    )
    fireEvent.change(screen.getByLabelText("year"), { target: { value: "2024" } })
    await shows("year", "2025")
  })
})
