// @vitest-environment node
import { describe, expect, it } from "vitest"
import * as common from "../../../../src/icons/common"
import * as icons from "../../../../src/icons/icons"
import * as illustrations from "../../../../src/illustrations"
import * as displays from "../../../../src/widgets/displays"
import { skeletons } from "../../../../src/widgets/skeletons"
import { iconDefinitions } from "../../../../src/definitions/icons"
import { illustrationDefinitions } from "../../../../src/definitions/illustrations"
import { skeletonDefinitions } from "../../../../src/definitions/skeletons"
import { widgetDefinitions } from "../../../../src/definitions/widgets"

const declared = (definitions: readonly { readonly name: string }[]) => definitions.map(({ name }) => name).toSorted()

describe("names", () => {
  it("are declared and drawn alike", () => {
    expect(Object.keys(displays).toSorted()).toEqual(declared(widgetDefinitions))
    expect(Object.keys(skeletons).toSorted()).toEqual(declared(skeletonDefinitions))
    expect(Object.keys(icons).toSorted()).toEqual(declared(iconDefinitions))
    expect(Object.keys(illustrations).toSorted()).toEqual(declared(illustrationDefinitions))
  })

  it("of icons that are always there stand for the same drawings", () => {
    expect(icons).toMatchObject(common)
  })
})
