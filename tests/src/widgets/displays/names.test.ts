// @vitest-environment node
import { describe, expect, it } from "vitest"
import * as common from "../../../../src/icons/common"
import * as icons from "../../../../src/icons/icons"
import * as illustrations from "../../../../src/illustrations"
import * as displays from "../../../../src/widgets/displays"
import { skeletons } from "../../../../src/widgets/skeletons"
import { iconWords } from "../../../../src/words/icons"
import { illustrationWords } from "../../../../src/words/illustrations"
import { skeletonWords } from "../../../../src/words/skeletons"
import { widgetWords } from "../../../../src/words/widgets"

const declared = (words: readonly { readonly name: string }[]) => words.map(({ name }) => name).toSorted()

describe("names", () => {
  it("are declared and drawn alike", () => {
    expect(Object.keys(displays).toSorted()).toEqual(declared(widgetWords))
    expect(Object.keys(skeletons).toSorted()).toEqual(declared(skeletonWords))
    expect(Object.keys(icons).toSorted()).toEqual(declared(iconWords))
    expect(Object.keys(illustrations).toSorted()).toEqual(declared(illustrationWords))
  })

  it("of icons that are always there stand for the same drawings", () => {
    expect(icons).toMatchObject(common)
  })
})
