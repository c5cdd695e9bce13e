import { act as react, cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import type { CompiledData } from "../../../renderer/model/compiled"
import { act, block, button, call, get, text, ZooScreen, zooHost, zooScreen } from "../../support/screens/zoo"

afterEach(cleanup)

const said = act("say", { text: "no network" })

const zoo = (data: Partial<CompiledData> = {}) =>
  zooScreen(
    {
      query: { cage: { in: ["1", "2", "3"], default: "1" } },
      state: { sort: "old" },
      data: {
        animals: {
          call: "animals",
          input: { cage: get("query.cage"), sort: get("state.sort") },
          pages: { by: "page", items: ["rows"], more: ["more"] },
          error: "outcome",
          ...data,
        },
        food: { call: "food", input: { of: get("animals.name") }, error: "outcome" },
      },
      body: [
        block("text", { text: text("cage ", { get: ["query", "cage"] }, " ", { get: ["state", "sort"] }) }),
        block("text", { text: text({ get: ["animals", "name"] }) }),
        button("Two", act("set-query", { values: { cage: "2" } })),
        button("New", act("set", { state: "sort", value: "new" })),
      ],
    },
    {
      calls: {
        animals: call("animals", { outcomes: { offline: [said] } }),
        food: call("food", { outcomes: { offline: [said] } }),
      },
    },
  )

async function opened(data: Partial<CompiledData> = {}) {
  const addresses: unknown[] = []
  const host = zooHost({ setQuery: (query) => void addresses.push(query) })
  render(<ZooScreen module={zoo(data)} host={host} query={{ header: "0" }} />)
  await react(() => host.held[0]?.answer({ name: "lion" }) ?? Promise.resolve())
  await react(() => host.held[1]?.answer({}) ?? Promise.resolve())
  return { host, addresses, asked: () => host.held.map(({ id, input }) => [id, ...Object.values(input)].join(" ")) }
}

const press = (name: string) => react(async () => void fireEvent.click(screen.getByText(name)))
const shown = () => [...document.querySelectorAll("p")].map(({ textContent }) => textContent)

describe("a choice whose answer does not come", () => {
  it("is taken back, and told: what was answered stays, and nothing is asked for again", async () => {
    const { host, addresses, asked } = await opened()
    await press("Two")
    expect(shown()).toEqual(["cage 2 old", "lion"])
    await react(() => host.held[2]?.fail({ outcome: "offline" }) ?? Promise.resolve())
    expect(shown()).toEqual(["cage 1 old", "lion"])
    expect(host.said).toEqual(["no network"])
    expect(addresses).toEqual([{ header: "0", cage: "2" }, { header: "0" }])
    expect(asked()).toEqual(["animals 1 old 1", "food lion", "animals 2 old 1"])
  })

  it("is told as one that left what was seen, which the first answer that does not come is not", async () => {
    const kept = act("say", { text: get("failure.kept") })
    const calls = { animals: call("animals", { outcomes: { offline: [kept] } }) }
    const told = async (fail: (host: ReturnType<typeof zooHost>) => Promise<void>) => {
      const host = zooHost()
      render(<ZooScreen module={{ ...zoo(), calls }} host={host} />)
      await fail(host)
      cleanup()
      return host.said
    }
    const first = await told((host) => react(() => host.held[0]?.fail({ outcome: "offline" }) ?? Promise.resolve()))
    const second = await told(async (host) => {
      await react(() => host.held[0]?.answer({}) ?? Promise.resolve())
      await press("Two")
      await react(() => host.held.at(-1)?.fail({ outcome: "offline" }) ?? Promise.resolve())
    })
    expect([first, second]).toEqual([["false"], ["true"]])
  })

  it("can be made again, and is asked for again", async () => {
    const { host, asked } = await opened()
    await press("Two")
    await react(() => host.held[2]?.fail({ outcome: "offline" }) ?? Promise.resolve())
    await press("Two")
    await react(() => host.held[3]?.answer({ name: "tiger" }) ?? Promise.resolve())
    expect(shown()).toEqual(["cage 2 old", "tiger"])
    expect(asked().filter((one) => one.startsWith("animals"))).toEqual([
      "animals 1 old 1",
      "animals 2 old 1",
      "animals 2 old 1",
    ])
  })

  it("is taken back to the newest answer, whatever the choice was made of", async () => {
    const { host } = await opened()
    await press("Two")
    await react(() => host.held[2]?.answer({ name: "tiger" }) ?? Promise.resolve())
    await press("New")
    await react(() => host.held.at(-1)?.fail({ outcome: "offline" }) ?? Promise.resolve())
    expect(shown()).toEqual(["cage 2 old", "tiger"])
  })

  it("stays where the screen itself says what did not come", async () => {
    const { host, addresses } = await opened({ error: "retry" })
    await press("Two")
    await react(() => host.held[2]?.fail({ outcome: "offline" }) ?? Promise.resolve())
    expect(screen.getByRole("alert").textContent).toBe("Did not load")
    expect(addresses).toEqual([{ header: "0", cage: "2" }])
  })

  it("stays where the document says what such an answer leads to", async () => {
    const { host } = await opened({ on: { offline: [act("set", { state: "sort", value: "new" })] } })
    await press("Two")
    await react(() => host.held[2]?.fail({ outcome: "offline" }) ?? Promise.resolve())
    expect(shown()).not.toContain("lion")
  })
})

describe("the same question asked again", () => {
  it("takes no choice back that was made since: what was answered is gone, as it may be old", async () => {
    const { host } = await opened({ error: "retry" })
    await press("Two")
    await react(() => host.held[2]?.fail({ outcome: "offline" }) ?? Promise.resolve())
    await press("Try again")
    await react(() => host.held[3]?.answer({ name: "lion" }) ?? Promise.resolve())
    await react(() => host.held[4]?.fail({ outcome: "offline" }) ?? Promise.resolve())
    expect(host.held.map(({ id }) => id)).toEqual(["animals", "food", "animals", "animals", "food"])
    expect(screen.getByRole("alert").textContent).toBe("Did not load")
    await press("Try again")
    expect(host.held.at(-1)).toMatchObject({ id: "food", input: { of: "lion" } })
  })
})
