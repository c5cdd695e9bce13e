// @vitest-environment node
import { PNG } from "pngjs"
import { describe, expect, it } from "vitest"
import { compareDrawings } from "../../../../src/cli/bench/compareDrawings"
import type { Drawing } from "../../../../src/cli/bench/drawnState"
import { aPicture } from "../../../support/aPicture"

interface Parts {
  readonly dom?: readonly string[]
  readonly aria?: readonly string[]
  readonly words?: readonly string[]
  readonly height?: number
  readonly dots?: readonly number[]
}

function drawing({ dom = ["<p>", "一"], aria = [], words = ["一"], ...picture }: Parts): Drawing {
  return { state: { dom, aria, words, parts: [], complaints: [] }, picture: aPicture(picture).pixels }
}

describe("two drawings of a state", () => {
  it("differ in nothing where all is the same", () => {
    expect(compareDrawings(drawing({}), drawing({}))).toBeUndefined()
  })

  it("differ in the lines that one of them alone has, and in the words of these", () => {
    const was = drawing({ dom: ["<p>", "一", "二"], words: ["一", "二"] })
    const is = drawing({ dom: ["<p>", "一", "三"], words: ["一", "三"] })
    expect(compareDrawings(was, is)).toEqual({
      lines: { before: ["二"], after: ["三"] },
      words: { before: ["二"], after: ["三"] },
    })
  })

  it("differ in what is read aloud where the page has the same lines", () => {
    const found = compareDrawings(drawing({ aria: ["- button"] }), drawing({ aria: ["- link"] }))
    expect(found?.lines).toEqual({ before: ["- button"], after: ["- link"] })
  })

  it("differ where dots alone are others, and it is said where", () => {
    const found = compareDrawings(drawing({}), drawing({ dots: [5, 10] }))
    expect(found).toEqual({
      lines: { before: [], after: [] },
      words: { before: [], after: [] },
      box: { x: 1, y: 1, width: 2, height: 2 },
    })
  })

  it("differ where a colour is the slightest bit another", () => {
    const image = PNG.sync.read(drawing({}).picture)
    image.data[4 * 5] = 254
    const found = compareDrawings(drawing({}), { ...drawing({}), picture: PNG.sync.write(image) })
    expect(found?.box).toEqual({ x: 1, y: 1, width: 1, height: 1 })
  })

  it("differ where one picture is higher, or the same lines come in another order", () => {
    expect(compareDrawings(drawing({}), drawing({ height: 6 }))).toMatchObject({ lines: { before: [], after: [] } })
    const moved = drawing({ dom: ["一", "<p>"] })
    expect(compareDrawings(drawing({}), moved)).toMatchObject({ lines: { before: [], after: [] } })
  })
})
