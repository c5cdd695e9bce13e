import { describe, expect, it } from "vitest"
import { findInnermost } from "../../../../src/app/devtools/watchBlocks"

const rect = (left: number, top: number, width: number, height: number) =>
  ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect

const page: Readonly<Record<string, readonly DOMRect[]>> = {
  "zoo#/body/0": [rect(0, 0, 390, 300)],
  "zoo#/body/0/body/0": [rect(20, 20, 350, 40)],
  "zoo#/body/0/body/0/body/0": [rect(20, 20, 350, 40)],
  "zoo#/body/1": [rect(0, 310, 180, 40), rect(200, 310, 180, 40)],
}
const under = (clientX: number, clientY: number) =>
  findInnermost(Object.keys(page), (at) => page[at] ?? [], { clientX, clientY })

describe("the block under a pointer", () => {
  it("is the innermost, also where one fills another", () => {
    expect(under(30, 30)).toBe("zoo#/body/0/body/0/body/0")
    expect(under(30, 200)).toBe("zoo#/body/0")
  })

  it("may have several pieces on the page, and nothing lies between them", () => {
    expect(under(250, 320)).toBe("zoo#/body/1")
    expect(under(190, 320)).toBeUndefined()
  })
})
