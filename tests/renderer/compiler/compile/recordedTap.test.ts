// @vitest-environment node
import { expect, it } from "vitest"
import { compileBlocks } from "../../../../renderer/compiler/compile/compileBlock"
import { createNeeds, createSharedContext } from "../../../../renderer/compiler/compile/context"
import { option, options, widget } from "../../../../renderer/model/definitions"
import { setOf } from "../../linter/support"
import { zooDefinitions } from "../../linter/zooDefinitions"

const fold = widget({
  name: "fold",
  tappedFor: "opened",
  description: "Text that opens on demand.",
  options: options({ "label!": option.text, opened: option.actions }),
})
const context = {
  ...createSharedContext(setOf({}), [...zooDefinitions, fold]),
  file: "gate.json",
  needs: createNeeds(),
}
const record = { do: "record", key: "lion" }

it.each([
  [true, [record, { do: "close" }]],
  [undefined, [{ do: "close" }, record]],
  [undefined, [{ ...record, when: { is: ["$state.open", true] } }]],
  [undefined, []],
])("a tap is recorded by itself (%s) where it begins with a record: %j", (recorded, tap) => {
  const [button] = compileBlocks([{ widget: "button", key: "feed", label: "Feed", tap }], context, "/body")
  expect(button?.options["tap"]).toEqual({ "@do": expect.any(Array), ...(recorded ? { recorded } : {}) })
})

it.each([
  [{ "@do": [] }, { key: "more" }],
  [{ "@do": [expect.objectContaining({ do: "close" })] }, { key: "more", opened: [{ do: "close" }] }],
  [undefined, {}],
])("what is tapped for something is recorded by its key (%j), whatever it does: %j", (opened, written) => {
  const [part] = compileBlocks([{ widget: "fold", label: "More", ...written }], context, "/body")
  expect(part?.options["opened"]).toEqual(opened)
})
