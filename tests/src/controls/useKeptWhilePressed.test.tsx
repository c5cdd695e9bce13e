// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { useKeptWhilePressed } from "../../../src/controls/shared/useKeptWhilePressed"

function Shown({ value }: { readonly value: string }) {
  return <button>{useKeptWhilePressed(value)}</button>
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe("useKeptWhilePressed", () => {
  function show() {
    const { container, rerender } = render(<Shown value="lion" />)
    return { give: (value: string) => rerender(<Shown value={value} />), text: () => container.textContent }
  }

  it("keeps what was shown from the press until its click", () => {
    const { give, text } = show()
    fireEvent.pointerDown(document.body)
    give("camel")
    fireEvent.pointerUp(document.body)
    expect(text()).toBe("lion")
    fireEvent.click(document.body)
    expect(text()).toBe("camel")
    give("zebra")
    expect(text()).toBe("zebra")
  })

  it("keeps it through a second finger, and gives the newest to one that slides away", () => {
    const { give, text } = show()
    fireEvent.pointerDown(document.body)
    give("camel")
    fireEvent.pointerDown(document.body)
    expect(text()).toBe("lion")
    fireEvent.pointerUp(document.body)
    act(() => void vi.advanceTimersByTime(400))
    expect(text()).toBe("camel")
    fireEvent.pointerDown(document.body)
    give("zebra")
    fireEvent.pointerCancel(document.body)
    expect(text()).toBe("zebra")
  })
})
