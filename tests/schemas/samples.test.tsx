import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { createDrawnBlocks } from "../../src/app/devtools/drawnBlocks"
import { loadDocuments } from "../../renderer/compiler"
import { openState, type OpenState } from "../support/openState"
import { compileShipped, loadModules } from "../support/shipped"
import { shippedRoot } from "../support/shippedRoot"
import { unplacedParts } from "../support/unplacedParts"

const set = loadDocuments(shippedRoot)
const modules = await loadModules(compileShipped(set))
// Every state is drawn in a browser, by the built app; here it is a screen's first, for what drawing writes to the console.
const states = [...modules.screens].flatMap(([screen, { samples }]) =>
  Object.keys(samples ?? {})
    .slice(0, 1)
    .map((sample) => [screen, sample] as const),
)

const drawn: OpenState[] = []
const complaints: unknown[][] = []
let placed = 0
const note = (...said: unknown[]) => void complaints.push(said)

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(note)
  vi.spyOn(console, "warn").mockImplementation(note)
})
afterEach(() => {
  for (const { close } of drawn.splice(0)) close()
  complaints.length = 0
  vi.restoreAllMocks()
})

describe("the first state of every screen", () => {
  it.each(states)(
    "%s/%s is drawn and settles without a word in the console, each part at its place",
    async (screen, sample) => {
      const { blocks, watch } = createDrawnBlocks()
      const state = await openState(modules, screen, sample, { watch })
      drawn.push(state)
      expect(complaints).toEqual([])
      expect(state.container.querySelectorAll("h1")).toHaveLength(1)
      const { count, unplaced } = unplacedParts(state.container, blocks, set)
      expect(unplaced).toEqual([])
      placed += count
    },
  )

  it("has parts that were looked for", () => expect(placed).toBeGreaterThan(1_000))
})
