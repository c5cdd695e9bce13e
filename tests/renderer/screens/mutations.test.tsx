import { cleanup, render } from "@testing-library/react"
import { assert, constantFrom, jsonValue, oneof, property } from "fast-check"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import type { ScreenModule } from "../../../renderer"
import {
  act,
  block,
  button,
  call,
  get,
  tap,
  text,
  when,
  ZooScreen,
  zooHost,
  zooScreen,
} from "../../support/screens/zoo"

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const module = zooScreen(
  {
    state: { gate: "open", animals: [{ name: "Momo" }, { name: "Kiki" }] },
    data: {
      zoo: {
        call: "zoo",
        input: { ID: get("state.gate") },
        loading: [{ shape: "rows" }],
        error: "retry",
        empty: { when: when("is", get("zoo.count"), 0), body: [], headings: [] },
      },
    },
    body: [
      block(
        "text",
        { text: text("Hello ", { get: ["state", "gate"], format: "loud" }) },
        { when: when("is", get("state.gate"), "open") },
      ),
      block("group", { body: { "@blocks": [block("text", { text: "inside" })] } }),
      block("each", {
        items: get("state.animals"),
        body: { "@template": [block("text", { text: text({ get: ["item", "name"] }) })] },
      }),
      button("Feed", act("call", { call: "zoo" }, { on: { ok: [act("say", { text: "fed" })] } })),
    ],
    footer: [block("button", { label: "Next", tap: tap(act("next")) }, { key: "next" })],
  },
  { calls: { zoo: call("zoo") } },
)

type Node = Readonly<Record<string, unknown>> | readonly unknown[]

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null

function pathsOf(node: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (!isNode(node)) return [path]
  return [path, ...Object.entries(node).flatMap(([name, part]) => pathsOf(part, [...path, name]))]
}

function replaceAt(node: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value
  if (Array.isArray(node))
    return node.map((part: unknown, index) => (String(index) === name ? replaceAt(part, rest, value) : part))
  if (!isNode(node)) return node
  return Object.fromEntries(
    Object.entries(node).map(([own, part]) => [own, own === name ? replaceAt(part, rest, value) : part]),
  )
}

const screens = pathsOf(module.screen).filter((path) => path.length > 0)

describe("Screen", () => {
  it("never crashes, whatever happens to its document", () => {
    const anything = oneof(
      constantFrom(null, undefined, 0, "", "x", true, [], {}, [null], { "@get": 1 }, { "@when": null }, { "@do": 3 }),
      jsonValue(),
    )
    assert(
      property(constantFrom(...screens), anything, (path, value) => {
        const broken = { ...module, screen: replaceAt(module.screen, path, value) } as ScreenModule
        const { container, unmount } = render(<ZooScreen module={broken} host={zooHost()} />)
        expect(container.childElementCount).toBeGreaterThan(0)
        unmount()
      }),
      // Actions where a template should stand; what cannot be a name where one should.
      {
        numRuns: 400,
        examples: [
          [["body", "2", "options", "body"], { "@do": 3 }],
          [["data", "zoo", "call"], { toString: 1, valueOf: 1 }],
        ],
      },
    )
  })
})
