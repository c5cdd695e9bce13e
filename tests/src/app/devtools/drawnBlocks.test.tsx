import { act, cleanup, render } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { createDrawnBlocks } from "../../../../src/app/devtools/drawnBlocks"

afterEach(cleanup)

it("knows where each block is while it is drawn, whatever it is made of, and adds no element to the page", () => {
  const { blocks, watch } = createDrawnBlocks()
  const drawn = (isThere: boolean) => (
    <div>
      {watch("a", [<b key="1">one</b>, "between", <i key="2">two</i>])}
      {isThere ? watch("b", <u>three</u>) : null}
    </div>
  )
  const { container, rerender } = render(drawn(true))
  expect(container.innerHTML).toBe("<div><b>one</b>between<i>two</i><u>three</u></div>")
  const nodes = ["b", "i", "u"].map((name) => container.querySelector(name) ?? container)
  const holding = (at: string) => nodes.map((node) => [...(blocks.get(at) ?? [])].some((block) => block.contains(node)))
  expect(holding("a")).toEqual([true, true, false])
  expect(holding("b")).toEqual([false, false, true])
  act(() => rerender(drawn(false)))
  expect(blocks.get("b")?.size).toBe(0)
})
