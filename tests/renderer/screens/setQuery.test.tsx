import { act as react, cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import { act, block, button, call, get, text, ZooScreen, zooHost, zooScreen } from "../../support/screens/zoo"

afterEach(cleanup)

describe("set-query", () => {
  it("changes the query in place by the rules of the screen: data is asked again, and what stands stays", async () => {
    const asked: unknown[] = []
    const host = zooHost({ setQuery: (query) => void asked.push(query) })
    const module = zooScreen(
      {
        query: { cage: { in: ["1", "2"], default: "1" }, page: {} },
        data: { animals: { call: "animals", input: { cage: get("query.cage") }, error: "retry" } },
        body: [
          block("text", { text: text("cage ", { get: ["query", "cage"] }) }),
          button("Two", act("set-query", { values: { cage: "2", page: null } })),
          button("None", act("set-query", { values: { cage: "9" } })),
        ],
      },
      { calls: { animals: call("animals") } },
    )
    render(<ZooScreen module={module} host={host} query={{ page: "3", header: "0" }} />)
    await react(() => host.held[0]?.answer({}) ?? Promise.resolve())
    const before = screen.getByText("cage 1")
    fireEvent.click(screen.getByText("Two"))
    await react(() => Promise.resolve())
    expect(before.textContent).toBe("cage 2")
    expect(host.held.map(({ input }) => input)).toEqual([{ cage: "1" }, { cage: "2" }])
    fireEvent.click(screen.getByText("None"))
    await react(() => Promise.resolve())
    expect(before.textContent).toBe("cage 1")
    expect(asked).toEqual([
      { header: "0", cage: "2" },
      { header: "0", cage: "9" },
    ])
  })
})
