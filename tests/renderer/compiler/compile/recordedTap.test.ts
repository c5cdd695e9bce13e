// @vitest-environment node
import { expect, it } from "vitest"
import { compileBlocks } from "../../../../renderer/compiler/compile/compileBlock"
import { createNeeds, createSharedContext } from "../../../../renderer/compiler/compile/context"
import { setOf } from "../../linter/support"
import { zooDefinitions } from "../../linter/zooDefinitions"

const context = { ...createSharedContext(setOf({}), zooDefinitions), file: "gate.json", needs: createNeeds() }
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
