import { act as react, cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import { valueOperators } from "../../../renderer/expressions/values/all"
import { act, block, button, call, get, text, ZooScreen, zooHost, zooScreen } from "../../support/screens/zoo"

afterEach(cleanup)

const computed = (name: string, ...of: readonly unknown[]) => ({ "@compute": { name, of } }) as never

const module = zooScreen(
  {
    state: { visitors: 2 },
    values: {
      price: computed("product", get("state.visitors"), "7.5"),
      total: computed("sum", get("values.price"), get("fee.euro")),
    },
    data: { fee: { call: "fee", input: { price: get("values.price") }, error: "ignore" } },
    body: [
      block("text", { text: text("price ", { get: ["values", "price"] }) }),
      block("text", { text: text("total ", { get: ["values", "total"] }) }),
      button("Third", act("set", { state: "visitors", value: computed("sum", get("state.visitors"), 1) })),
    ],
  },
  { calls: { fee: call("fee") }, parts: { operators: valueOperators } },
)

describe("values of a screen", () => {
  it("are made again when what they read has changed, and are missing until all of it is there", async () => {
    const host = zooHost()
    render(<ZooScreen module={module} host={host} />)
    expect(screen.getByText("price 15")).toBeTruthy()
    expect(screen.getByText("total ―")).toBeTruthy()
    await react(() => host.held[0]?.answer({ euro: "0.5" }) ?? Promise.resolve())
    expect(screen.getByText("total 15.5")).toBeTruthy()
    fireEvent.click(screen.getByText("Third"))
    await react(() => Promise.resolve())
    expect(screen.getByText("price 22.5")).toBeTruthy()
    expect(screen.getByText("total 23")).toBeTruthy()
    expect(host.held.map(({ input }) => input)).toEqual([{ price: 15 }, { price: 22.5 }])
  })

  it("that read themselves are missing and reported", () => {
    const host = zooHost()
    const circle = zooScreen({
      values: { a: computed("sum", get("values.a"), 1) },
      body: [block("text", { text: text("a ", { get: ["values", "a"] }) })],
    })
    render(<ZooScreen module={{ ...circle, parts: { operators: valueOperators } }} host={host} />)
    expect(screen.getByText("a ―")).toBeTruthy()
    expect(host.problems.map(({ code }) => code)).toContain("value-failed")
  })
})
