import { describe, expect, it } from "vitest"
import { createScreen } from "../../../renderer/screens/createScreen"
import { createRuntime } from "../../../renderer/screens/actions/runActions"
import { createTapActions } from "../../../renderer/screens/actions/tapActions"
import { renderBlocks } from "../../../renderer/screens/blocks/Blocks"
import { joinCodes } from "../../../renderer/screens/actions/codeLabel"
import { resolve } from "../../../renderer/screens/resolve"
import { createResolver } from "../../../renderer/screens/resolver"
import type { ActionRunner } from "../../../renderer/model/registry"
import { act, get, tap, zooHost, zooScreen } from "../../support/screens/zoo"

const state = { kinds: ["cats", "birds"], size: 2, name: "Hanako Yamada", none: null }

/** Taps the part of a block's options that is found, and gives what was recorded. */
async function record(
  options: Readonly<Record<string, unknown>>,
  find: (props: never) => unknown = ({ tap: run }) => run,
) {
  const host = zooHost()
  const screen = createScreen({ module: zooScreen({ state }), host })
  const actions = createTapActions(createRuntime(screen), { at: "here", key: "block" })
  const resolver = createResolver(screen, { renderBlocks, actions })
  await (find(resolve(options, screen.scope, resolver) as never) as ActionRunner)()
  return host.tracked
}

const say = () => tap(act("say", { text: "hello" }))

describe("records of taps", () => {
  it("name the chosen codes as their label", async () => {
    const analytics = [get("state.kinds"), get("state.size")]
    expect(await record({ tap: say(), analytics })).toEqual([
      { page: "zoo", key: "block", action: "tap", label: "cats,birds,2" },
    ])
  })

  it("have no label of their own where nothing was chosen, or what was chosen is no code", async () => {
    const plain = [{ page: "zoo", key: "block", action: "tap" }]
    expect(await record({ tap: say() })).toEqual(plain)
    expect(await record({ tap: say(), analytics: [get("state.none"), get("state.name")] })).toEqual(plain)
  })

  it("are none by the key where the actions begin with a record of their own", async () => {
    expect(await record({ tap: { ...say(), recorded: true } })).toEqual([])
  })

  it("of a part with a key name its codes alone", async () => {
    const rows = [
      { key: "one", tap: say(), analytics: [get("state.size")] },
      { key: "two", tap: say() },
    ]
    const options = { analytics: [get("state.kinds")], rows }
    const row = (index: number) =>
      record(options, ({ rows: drawn }: never) => (drawn as { tap: unknown }[])[index]?.tap)
    expect(await row(0)).toEqual([{ page: "zoo", key: "one", action: "tap", label: "2" }])
    expect(await row(1)).toEqual([{ page: "zoo", key: "two", action: "tap" }])
  })
})

describe("joinCodes", () => {
  it.each([
    [["GROWTH_LONG", ["A", "B"]], "GROWTH_LONG,A,B"],
    [["山田"], ""],
    [["a@b.example"], ""],
    [["x".repeat(65)], ""],
    ["GROWTH", ""],
    [undefined, ""],
  ])("of %j is %j", (values, expected) => expect(joinCodes(values)).toBe(expected))
})
