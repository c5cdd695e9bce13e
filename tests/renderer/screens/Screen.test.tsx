import { act as react, cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { createRegistry, useRegistered, type Format } from "../../../renderer"
import { FormView } from "../../../renderer/forms/FormView"
import { aForm, field } from "../forms/building"
import { act, block, button, call, get, text, when, ZooScreen, zooHost, zooScreen } from "../../support/screens/zoo"

afterEach(cleanup)

const root = () => document.querySelector("[data-screen]")

const named = (words: string, hash: string) =>
  zooScreen(
    {
      state: { name: "Momo" },
      body: [
        block("text", { text: text(words, { get: ["state", "name"] }) }),
        button("Rename", act("set", { state: "name", value: "Kiki" })),
      ],
    },
    { hash },
  )

describe("Screen", () => {
  it("draws a screen from its document and says when it is settled", () => {
    const module = zooScreen({
      state: { name: "Momo" },
      body: [block("text", { text: text("Hello ", { get: ["state", "name"], format: "loud" }) })],
    })
    render(<ZooScreen module={module} host={zooHost()} />)
    expect(screen.getByText("Hello Momo!")).toBeTruthy()
    expect(root()?.getAttribute("data-screen")).toBe("zoo")
    expect(root()?.getAttribute("data-settled")).toBe("true")
  })

  it("says that another screen is on its way where it may not be shown itself, and is never blank", () => {
    const needs = { ticket: { else: [act("go", { to: "gate" })] } }
    const module = zooScreen({ needs, body: [block("text", { text: "Inside" })] })
    render(<ZooScreen module={module} host={zooHost()} />)
    expect(screen.queryByText("Inside")).toBeNull()
    expect(screen.getByText("Loading")).toBeTruthy()
  })

  it("keeps the other blocks alive when one throws and one is unknown, and reports both", () => {
    const host = zooHost()
    const module = zooScreen({ body: [block("bomb"), block("dragon"), block("text", { text: "still here" })] })
    render(<ZooScreen module={module} host={host} />)
    expect(screen.getByText("still here")).toBeTruthy()
    expect(screen.getAllByText("Cannot be shown")).toHaveLength(2)
    expect(host.problems.map(({ code }) => code).toSorted()).toEqual(["broken-block", "unknown-widget"])
    expect(host.problems.every(({ at }) => at.startsWith("zoo.screen.json#/body/"))).toBe(true)
  })

  it("draws with what came with the screen, before what the app has", () => {
    const parts = { widgets: { text: () => <p>Its own</p> }, icons: { paw: <i>Paw</i> } }
    const Named = () => (
      <p>
        {useRegistered("icons", "paw")}
        {useRegistered("illustrations", "nobody") === undefined && "no picture"}
      </p>
    )
    const body = [block("text", { text: "The app's" }), block("named")]
    const host = zooHost({ registry: createRegistry({ widgets: { named: Named, text: () => <p>The app's</p> } }) })
    const { container } = render(<ZooScreen module={zooScreen({ body }, { parts })} host={host} />)
    expect(container.textContent).toBe("Its ownPawno picture")
    expect(host.problems).toEqual([])
  })

  it("reads the labels of its own code tables", () => {
    const label: Format = (value, table, { codes }) => ({ text: codes[table ?? ""]?.[String(value)] ?? "unknown" })
    const formats = { label }
    const parts = [{ get: ["state", "kind"], format: "label", argument: "species" }]
    const host = zooHost({ formatting: { formats, context: { codes: {}, report: () => undefined } } })
    const about = {
      state: { kind: 1 },
      body: [block("text", { text: { "@text": parts } }), block("text", { text: { "@rich": parts } })],
    }
    const { container, rerender } = render(<ZooScreen module={zooScreen(about)} host={host} />)
    expect(container.textContent).toBe("unknownunknown")
    const module = zooScreen(about, { hash: "2", codes: { species: { "1": "Lion" } } })
    rerender(<ZooScreen module={module} host={host} />)
    expect(container.textContent).toBe("LionLion")
  })

  it("stands quietly where a form came without what draws it", () => {
    const form = { id: "visit", file: "visit.form.json", schema: {}, ui: [], keep: "memory", validators: {} } as const
    const body = [block("form", { form: "visit", into: "$draft" }), block("text", { text: "The rest" })]
    const host = zooHost()
    const { container } = render(<ZooScreen module={zooScreen({ body }, { forms: { visit: form } })} host={host} />)
    expect(container.textContent).toBe("Cannot be shownThe rest")
    expect(host.problems.map(({ code }) => code)).toEqual(["broken-block"])
  })

  it("stands in place of controls that nobody has registered, and reports each", () => {
    const animals = { type: "array", items: { type: "string" } }
    const form = aForm({ name: { type: "string" }, animals }, [
      field("name", { label: "Name", widget: "signature" }),
      field("animals", { label: "Animals", widget: "herd", ui: [field("animals")] }),
    ])
    const [host, body] = [zooHost(), [block("form", { form: "zoo", into: "$draft" })]]
    const { container } = render(
      <ZooScreen module={zooScreen({ body }, { forms: { zoo: form }, FormView })} host={host} />,
    )
    expect(container.textContent).toContain("NameCannot be shown")
    const told = host.problems.map(({ code, detail }) => `${code} ${detail}`)
    expect(told).toEqual(["unknown-control signature", "unknown-control herd"])
  })

  it("hides a block while its condition is unknown and follows it live", () => {
    const module = zooScreen({
      state: {},
      body: [
        block("text", { text: "open" }, { when: when("is", get("state.gate"), "open") }),
        button("Open", act("set", { state: "gate", value: "open" })),
      ],
    })
    render(<ZooScreen module={module} host={zooHost()} />)
    expect(screen.queryByText("open")).toBeNull()
    fireEvent.click(screen.getByText("Open"))
    expect(screen.getByText("open")).toBeTruthy()
  })

  /** Says how many animals there are, once its call has told. */
  const countingScreen = zooScreen(
    {
      data: { animals: { call: "animals", loading: [{ shape: "rows" }], error: "retry" } },
      body: [block("text", { text: text({ get: ["animals", "count"] }) })],
    },
    { calls: { animals: call("animals") } },
  )

  it("shows skeletons while data loads, then the body, and is settled only then", async () => {
    const host = zooHost()
    render(<ZooScreen module={countingScreen} host={host} />)
    expect(screen.getByText("rows")).toBeTruthy()
    expect(root()?.hasAttribute("data-settled")).toBe(false)
    await react(() => host.held[0]?.answer({ count: 7 }) ?? Promise.resolve())
    expect(await screen.findByText("7")).toBeTruthy()
    expect(root()?.getAttribute("data-settled")).toBe("true")
  })

  it("draws what has come in a task of its own, and is settled when it is there", async () => {
    const host = zooHost()
    render(<ZooScreen module={countingScreen} host={host} />)
    const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean | undefined }
    const before = environment.IS_REACT_ACT_ENVIRONMENT
    environment.IS_REACT_ACT_ENVIRONMENT = false
    try {
      await host.held[0]?.answer({ count: 7 })
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
      expect(screen.getByText("rows")).toBeTruthy()
      expect(root()?.hasAttribute("data-settled")).toBe(false)
      expect(await screen.findByText("7")).toBeTruthy()
      await vi.waitFor(() => expect(root()?.getAttribute("data-settled")).toBe("true"), { timeout: 120_000 })
    } finally {
      environment.IS_REACT_ACT_ENVIRONMENT = before
    }
  })

  it("keeps what waits for no data in view while the rest loads, and the same element when it came", async () => {
    const host = zooHost()
    const module = zooScreen(
      {
        data: { animals: { call: "animals", loading: [{ shape: "rows" }], error: "retry" } },
        body: [
          block("text", { text: "Our animals" }),
          block("text", { text: text("Seen: ", { get: ["animals", "count"] }) }),
          block("text", { text: "Below" }),
        ],
        footer: [button("Feed"), block("text", { text: "none" }, { when: when("is", get("animals.count"), 0) })],
      },
      { calls: { animals: call("animals") } },
    )
    render(<ZooScreen module={module} host={host} />)
    const heading = screen.getByText("Our animals")
    expect(screen.queryByText("Below")).toBeNull()
    expect(screen.queryByText("Feed")).toBeNull()
    expect(document.querySelectorAll(".k-footer > *")).toHaveLength(1)
    await react(() => host.held[0]?.answer({ count: 7 }) ?? Promise.resolve())
    expect(await screen.findByText("Seen: 7")).toBeTruthy()
    expect(screen.getByText("Our animals")).toBe(heading)
    expect(screen.getByText("Below")).toBeTruthy()
    expect(screen.getByText("Feed")).toBeTruthy()
  })

  it.each([
    ["fish", 0],
    ["birds", 1],
  ])("keeps a place for buttons that the address already asks for, and none for others: %s", async (kind, places) => {
    const chosen = when("is", get("query.kind"), "birds")
    const counted = when("filled", get("animals.count"))
    const module = zooScreen(
      {
        query: { kind: {} },
        data: { animals: { call: "animals", loading: [{ shape: "rows" }], error: "retry" } },
        footer: [block("text", { text: "feed" }, { when: when("all", chosen, counted) })],
      },
      { calls: { animals: call("animals") } },
    )
    render(<ZooScreen module={module} host={zooHost()} query={{ kind }} />)
    expect(document.querySelectorAll(".k-footer > *")).toHaveLength(places)
  })

  it("runs what follows data each time that it came", async () => {
    const host = zooHost()
    const module = zooScreen(
      {
        state: { last: 0 },
        data: {
          animals: {
            call: "animals",
            error: "retry",
            on: { ok: [act("set", { state: "last", value: get("res.count") })] },
          },
        },
        body: [
          block("text", { text: text("last ", { get: ["state", "last"] }) }),
          button("Again", act("load", { data: ["animals"] })),
        ],
      },
      { calls: { animals: call("animals") } },
    )
    render(<ZooScreen module={module} host={host} />)
    await react(() => host.held[0]?.answer({ count: 7 }) ?? Promise.resolve())
    expect(screen.getByText("last 7")).toBeTruthy()
    fireEvent.click(screen.getByText("Again"))
    await react(() => host.held[1]?.answer({ count: 8 }) ?? Promise.resolve())
    expect(screen.getByText("last 8")).toBeTruthy()
  })

  it("offers to try again when data did not come", async () => {
    const host = zooHost()
    const module = zooScreen(
      {
        data: { animals: { call: "animals", error: "retry" } },
        body: [block("text", { text: text({ get: ["animals", "count"] }) })],
      },
      { calls: { animals: call("animals") } },
    )
    render(<ZooScreen module={module} host={host} />)
    await react(() => host.held[0]?.fail({ outcome: "offline" }) ?? Promise.resolve())
    expect(screen.getByRole("alert").textContent).toBe("Did not load")
    fireEvent.click(screen.getByText("Try again"))
    await react(() => host.held[1]?.answer({ count: 2 }) ?? Promise.resolve())
    expect(screen.getByText("2")).toBeTruthy()
  })

  it("draws the empty body where the data counts as empty", async () => {
    const host = zooHost()
    const module = zooScreen(
      {
        data: {
          animals: {
            call: "animals",
            error: "ignore",
            empty: {
              when: when("is", get("animals.count"), 0),
              body: [block("text", { text: "nobody home" })],
              headings: [],
            },
          },
        },
        body: [block("text", { text: "full house" })],
      },
      { calls: { animals: call("animals") } },
    )
    render(<ZooScreen module={module} host={host} />)
    await react(() => host.held[0]?.answer({ count: 0 }) ?? Promise.resolve())
    expect(screen.getByText("nobody home")).toBeTruthy()
    expect(screen.queryByText("full house")).toBeNull()
  })

  it.each([
    ["outcome", { outcome: "not-found" }],
    ["code", { outcome: "rejected", code: "gone" }],
  ] as const)(
    "lives with a failure of data it could do without, and still does what its branch for the %s says",
    async (_kind, failure) => {
      const host = zooHost()
      const noted = act("set", { state: "note", value: "closed for good" })
      const module = zooScreen(
        {
          state: { note: "open" },
          data: { animals: { call: "animals", error: "ignore", on: { "not-found": [noted], gone: [noted] } } },
          body: [block("text", { text: text({ get: ["state", "note"] }) })],
        },
        { calls: { animals: call("animals") } },
      )
      render(<ZooScreen module={module} host={host} />)
      await react(() => host.held[0]?.fail(failure) ?? Promise.resolve())
      expect(screen.getByText("closed for good")).toBeTruthy()
    },
  )

  it("asks again when the state behind the question changes, and the newest answer wins", async () => {
    const host = zooHost()
    const module = zooScreen(
      {
        state: { cage: 1 },
        data: { cage: { call: "cage", input: { NUMBER: get("state.cage") }, error: "retry" } },
        body: [
          block("text", { text: text({ get: ["cage", "name"] }) }),
          button("Next", act("set", { state: "cage", value: 2 })),
        ],
      },
      { calls: { cage: call("cage") } },
    )
    render(<ZooScreen module={module} host={host} />)
    fireEvent.click(screen.getByText("Next"))
    expect(host.held.map(({ input }) => input)).toEqual([{ NUMBER: 1 }, { NUMBER: 2 }])
    await react(() => host.held[1]?.answer({ name: "second" }) ?? Promise.resolve())
    await react(() => host.held[0]?.answer({ name: "first" }) ?? Promise.resolve())
    expect(screen.getByText("second")).toBeTruthy()
  })

  it("waits with a question until the data that it needs is there", async () => {
    const host = zooHost()
    const module = zooScreen(
      {
        data: {
          zoo: { call: "zoo", error: "retry" },
          cage: { call: "cage", input: { ID: get("zoo.first") }, error: "retry" },
        },
      },
      { calls: { cage: call("cage"), zoo: call("zoo") } },
    )
    render(<ZooScreen module={module} host={host} />)
    expect(host.held.map(({ id }) => id)).toEqual(["zoo"])
    await react(() => host.held[0]?.answer({ first: 4 }) ?? Promise.resolve())
    expect(host.held.map(({ id, input }) => [id, input])).toEqual([
      ["zoo", {}],
      ["cage", { ID: 4 }],
    ])
  })

  it("aborts its calls when it is left", () => {
    const host = zooHost()
    const module = zooScreen(
      { data: { animals: { call: "animals", error: "retry" } } },
      { calls: { animals: call("animals") } },
    )
    const { unmount } = render(<ZooScreen module={module} host={host} />)
    unmount()
    expect(host.held[0]?.signal.aborted).toBe(true)
  })

  it("keeps values and data when its document is saved, and the last good screen when that one is broken", async () => {
    const host = zooHost()
    const { rerender } = render(<ZooScreen module={named("I am ", "1")} host={host} />)
    fireEvent.click(screen.getByText("Rename"))
    rerender(<ZooScreen module={named("My name is ", "2")} host={host} />)
    expect(screen.getByText("My name is Kiki")).toBeTruthy()
    const broken = { hash: "3", screen: null } as never
    rerender(<ZooScreen module={broken} host={host} />)
    expect(screen.getByText("My name is Kiki")).toBeTruthy()
    expect(host.problems.map(({ code }) => code)).toContain("broken-screen")
  })

  it("judges the address and the needs before anything is asked", () => {
    const host = zooHost()
    const module = zooScreen(
      {
        query: { cage: { in: ["1", "2"], else: [act("say", { text: "wrong cage" })] } },
        data: { animals: { call: "animals", error: "retry" } },
      },
      { calls: { animals: call("animals") } },
    )
    render(<ZooScreen module={module} host={host} query={{ cage: "9" }} />)
    expect(host.said).toEqual(["wrong cage"])
    expect(host.held).toEqual([])
  })

  it("draws actions of a tap busy while their call runs, and ignores a second tap", async () => {
    const host = zooHost()
    const module = zooScreen(
      { body: [button("Feed", act("call", { call: "feed" }))] },
      { calls: { feed: call("feed") } },
    )
    render(<ZooScreen module={module} host={host} />)
    const feed = screen.getByRole("button")
    fireEvent.click(feed)
    fireEvent.click(feed)
    expect(host.held).toHaveLength(1)
    expect(feed.hasAttribute("disabled")).toBe(true)
    await react(() => host.held[0]?.answer({}) ?? Promise.resolve())
    expect(feed.hasAttribute("disabled")).toBe(false)
  })

  it("records the view and taps by key, never a value", () => {
    const host = zooHost()
    render(<ZooScreen module={zooScreen({ body: [button("Feed", act("say", { text: "fed" }))] })} host={host} />)
    fireEvent.click(screen.getByText("Feed"))
    expect(host.tracked).toEqual([
      { page: "zoo", key: "view", action: "view" },
      { page: "zoo", key: "feed", action: "tap" },
    ])
  })
})
