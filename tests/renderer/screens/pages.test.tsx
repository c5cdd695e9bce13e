import { act as react, cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import { act, block, button, call, get, text, ZooScreen, zooHost, zooScreen } from "../../support/screens/zoo"

afterEach(cleanup)

const list = {
  call: "animals",
  input: { kind: get("state.kind") },
  pages: { by: "page", items: ["rows"], more: ["more"] },
}

const module = zooScreen(
  {
    state: { kind: "cats" },
    data: {
      list: { ...list, error: "retry" },
    },
    body: [
      block("each", {
        items: get("list.rows"),
        body: { "@template": [block("text", { text: text({ get: ["item"] }) })] },
      }),
      block("more", { data: "list", label: "Show more" }, { key: "more" }),
      button("Birds", act("set", { state: "kind", value: "birds" })),
    ],
  },
  { calls: { animals: call("animals") } },
)

const watched = zooScreen(
  {
    state: { kind: "cats", end: "open" },
    data: {
      list: { ...list, error: "outcome", on: { "signed-out": [act("set", { state: "end", value: "closed" })] } },
    },
    body: [
      block("text", { text: text({ get: ["state", "end"] }) }),
      block("more", { data: "list", label: "Show more" }, { key: "more" }),
    ],
  },
  { calls: { animals: call("animals") } },
)

const rows = () => [...document.querySelectorAll("p:not([role])")].map(({ textContent }) => textContent)
const answer = (host: ReturnType<typeof zooHost>, index: number, value: unknown) =>
  react(() => host.held[index]?.answer(value) ?? Promise.resolve())

async function open(shown = module) {
  const host = zooHost()
  render(<ZooScreen module={shown} host={host} />)
  await answer(host, 0, { rows: ["a", "b"], more: 1 })
  return host
}

const tapMore = () => react(async () => void fireEvent.click(screen.getByText("Show more")))

describe("pages", () => {
  it("are appended, and nothing more is offered behind the last", async () => {
    const host = await open()
    await tapMore()
    expect([rows(), host.held.map(({ input }) => input)]).toEqual([
      ["a", "b"],
      [
        { kind: "cats", page: 1 },
        { kind: "cats", page: 2 },
      ],
    ])
    expect(screen.getByText("Loading").getAttribute("aria-disabled")).toBe("true")
    await react(async () => void fireEvent.click(screen.getByText("Loading")))
    expect(host.held).toHaveLength(2)
    await answer(host, 1, { rows: ["c"], more: 0 })
    expect(rows()).toEqual(["a", "b", "c"])
    expect(screen.queryByText("Show more")).toBeNull()
  })

  it("that do not come are told at the end of the list, and can be asked for again", async () => {
    const host = await open()
    await tapMore()
    await react(() => host.held[1]?.fail({ outcome: "offline" }) ?? Promise.resolve())
    expect([rows(), screen.getByRole("alert").textContent]).toEqual([["a", "b"], "Did not load"])
    await react(async () => void fireEvent.click(screen.getByText("Try again")))
    await answer(host, 2, { rows: ["c"], more: 0 })
    expect([rows(), host.held[2]?.input]).toEqual([["a", "b", "c"], { kind: "cats", page: 2 }])
    expect(screen.queryByRole("alert")).toBeNull()
  })

  it("that end the visit are handled as the first page would be; others are not", async () => {
    const host = await open(watched)
    await tapMore()
    await react(() => host.held[1]?.fail({ outcome: "rejected" }) ?? Promise.resolve())
    expect(rows()).toEqual(["open"])
    await react(async () => void fireEvent.click(screen.getByText("Try again")))
    await react(() => host.held[2]?.fail({ outcome: "signed-out" }) ?? Promise.resolve())
    expect(rows()).toEqual(["closed"])
  })

  it("come by themselves when the end of the list is scrolled into view, one at a time, and not again after one that failed", async () => {
    const host = await open()
    const scrollTo = async (top: number) => {
      const frame = document.querySelector(".k-more")
      if (frame) frame.getBoundingClientRect = () => new DOMRect(0, top, 100, 50)
      await react(async () => void fireEvent.scroll(document))
    }
    expect(host.held).toHaveLength(1)
    await scrollTo(innerHeight)
    expect(host.held).toHaveLength(1)
    await scrollTo(innerHeight - 1)
    await scrollTo(innerHeight - 1)
    expect(host.held.map(({ input }) => input["page"])).toEqual([1, 2])
    await react(() => host.held[1]?.fail({ outcome: "offline" }) ?? Promise.resolve())
    await scrollTo(0)
    expect(host.held).toHaveLength(2)
  })

  it("begin anew with another filter, and late ones of the old one are dropped", async () => {
    const host = await open()
    await tapMore()
    await react(async () => void fireEvent.click(screen.getByText("Birds")))
    await answer(host, 2, { rows: ["x"], more: 1 })
    await answer(host, 1, { rows: ["late"], more: 0 })
    expect(rows()).toEqual(["x"])
    await tapMore()
    expect(host.held[3]?.input).toEqual({ kind: "birds", page: 2 })
  })

  it("do not come of another filter while its first page is on its way", async () => {
    const host = await open()
    await react(async () => void fireEvent.click(screen.getByText("Birds")))
    await react(async () => void fireEvent.click(screen.getByText("Show more")))
    expect(host.held.map(({ input }) => input["page"])).toEqual([1, 1])
  })
})
