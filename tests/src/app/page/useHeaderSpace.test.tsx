import { cleanup, render } from "@testing-library/react"
import { useRef } from "react"
import { afterEach, expect, it, vi } from "vitest"
import { useHeaderSpace } from "../../../../src/app/page/useHeaderSpace"

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Header() {
  const header = useRef<HTMLElement>(null)
  useHeaderSpace(header)
  return <header ref={header} style={{ minHeight: "56px" }} />
}

const space = () => document.documentElement.style.getPropertyValue("--header-space")

it("says how high the header is only while it is not as the style sheet has it", () => {
  const observers: (() => void)[] = []
  class FakeResizeObserver {
    constructor(tell: () => void) {
      observers.push(tell)
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal("ResizeObserver", FakeResizeObserver)
  const { container, unmount } = render(<Header />)
  const element = container.querySelector("header")
  const grow = (height: number) => {
    if (element) element.getBoundingClientRect = () => new DOMRect(0, 0, 390, height)
    observers.forEach((tell) => tell())
    return space()
  }
  expect([grow(56), grow(124.5), grow(56), grow(88)]).toEqual(["", "124.5px", "", "88px"])
  unmount()
  expect(space()).toBe("")
})
