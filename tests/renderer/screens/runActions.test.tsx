import { createRun } from "../../../renderer/screens/actions/runActions"
import { describe, expect, it } from "vitest"
import type { CompiledAction, CompiledCall } from "../../../renderer/model/compiled"
import { createScreen } from "../../../renderer/screens/createScreen"
import { startScreen } from "../../../renderer/screens/startScreen"
import {
  act,
  block,
  call,
  get,
  tap,
  text,
  when,
  zooApp,
  zooHost,
  zooScreen,
  type ZooHost,
} from "../../support/screens/zoo"
import { aForm, field as aField } from "../forms/building"

const say = (words: string) => act("say", { text: words })

function open(calls: Readonly<Record<string, CompiledCall>> = {}, host: ZooHost = zooHost()) {
  const screen = createScreen({ module: zooScreen({ state: { gate: "open" } }, { calls }), host })
  const run = (...actions: readonly CompiledAction[]) => createRun(screen).perform(actions)
  return { host, screen, run }
}

const rules = (outcomes: Readonly<Record<string, readonly CompiledAction[]>>, before?: string) => ({
  ...zooApp,
  errors: { keeper: { outcomes, ...(before === undefined ? {} : { before }) } },
})

/** Makes the call, lets it fail, and gives what was said. */
async function failing(
  setting: { readonly feed?: Partial<CompiledCall>; readonly host?: ZooHost; readonly on?: CompiledAction["on"] },
  code?: string,
) {
  const { host, run } = open({ feed: call("feed", setting.feed) }, setting.host)
  const end = run(act("call", { call: "feed" }, setting.on ? { on: setting.on } : {}), say("next"))
  await host.held[0]?.fail({ outcome: "rejected", ...(code === undefined ? {} : { code }) })
  return { said: host.said, end: await end }
}

const guarded = (words: string, path: string) => act("say", { text: words }, { when: when("is", get(path), "open") })

const choose = (path: string) =>
  act("choose", {
    if: { "@when": when("is", get(path), "open") },
    // oxlint-disable-next-line unicorn/no-thenable -- the name of an option, never awaited
    then: tap(say("then")),
    otherwise: tap(say("otherwise")),
  })

describe("runActions", () => {
  it("goes on only after ok, and runs the branch of any other outcome", async () => {
    const { host, run } = open()
    const end = await run(say("one"), act("refuse", {}, { on: { refused: [say("branch")] } }), say("never"))
    expect(host.said).toEqual(["one", "branch"])
    expect(end.outcome).toBe("refused")
  })

  it("goes on after the branch for ok", async () => {
    const { host, run } = open()
    await run(act("say", { text: "one" }, { on: { ok: [say("branch")] } }), say("two"))
    expect(host.said).toEqual(["one", "branch", "two"])
  })

  it("makes a call that nobody waits for where an action says so", async () => {
    const { host, run } = open({ feed: call("feed", { effect: "write" }) })
    void run(act("call", { call: "feed" }))
    void run(act("call", { call: "feed", unawaited: true }))
    expect(host.held.map(({ isUnawaited }) => isUnawaited)).toEqual([false, true])
  })

  it("gives what the last giving action gave, and nothing where none gave anything", async () => {
    const { host, run } = open({ feed: call("feed") })
    const end = run(act("call", { call: "feed" }), say("fed"))
    await host.held[0]?.answer({ id: "7" })
    expect(await end).toEqual({ outcome: "ok", value: { id: "7" } })
    expect(await run(say("fed"))).toEqual({ outcome: "ok" })
  })

  it("stops where an action leaves the screen", async () => {
    const { host, run } = open()
    await run(act("leave", {}, { on: { ok: [say("never")] } }), say("never"))
    expect(host.said).toEqual([])
  })

  it("leaves out actions whose condition is false or unknown", async () => {
    const { host, run } = open()
    await run(guarded("yes", "state.gate"), guarded("no", "state.nothing"))
    expect(host.said).toEqual(["yes"])
  })

  it("gives the answer of a call to what follows", async () => {
    const { host, run } = open({ feed: call("feed") })
    const end = run(
      act("call", { call: "feed", input: { ANIMAL: get("state.gate") } }),
      act("say", { text: text({ get: ["res", "name"] }) }),
    )
    expect(host.held[0]?.input).toEqual({ ANIMAL: "open" })
    await host.held[0]?.answer({ name: "Momo" })
    await end
    expect(host.said).toEqual(["Momo"])
  })

  it("puts an answer into the data of the screen", async () => {
    const { host, screen, run } = open({ feed: call("feed") })
    const end = run(act("call", { call: "feed", into: "animals" }))
    await host.held[0]?.answer({ count: 3 })
    await end
    expect(screen.entry("animals").value).toEqual({ count: 3 })
  })

  it("asks once for what is read twice at once: both get the answer, and a failure is followed once", async () => {
    const { host, run } = open({ feed: call("feed", { effect: "read" }) })
    const read = (animal: string) => {
      const feed = { call: "feed", input: { animal } }
      return run(act("call", feed, { on: { broken: [say(`no food for the ${animal}`)] } }), say(`fed the ${animal}`))
    }
    const good = [read("owl"), read("owl"), read("bat")]
    expect(host.held).toHaveLength(2)
    for (const held of host.held) await held.answer({})
    await Promise.all(good)
    expect(host.said.toSorted()).toEqual(["fed the bat", "fed the owl", "fed the owl"])
    const bad = [read("owl"), read("owl")]
    await host.held.at(-1)?.fail({ outcome: "broken" })
    await Promise.all(bad)
    expect(host.held).toHaveLength(3)
    expect(host.said.slice(3)).toEqual(["no food for the owl"])
  })

  it("never takes two writes for one", async () => {
    const { host, run } = open({ feed: call("feed", { effect: "write" }) })
    void run(act("call", { call: "feed" }))
    void run(act("call", { call: "feed" }))
    expect(host.held).toHaveLength(2)
  })

  it.each([
    { effect: "read" as const, said: [] },
    { effect: "write" as const, said: ["fed"] },
  ])("of an answer to a $effect that would ask something else by now follows: $said", async ({ effect, said }) => {
    const { host, screen, run } = open({ feed: call("feed", { effect }) })
    const end = run(act("call", { call: "feed", input: { gate: get("state.gate") } }), say("fed"))
    screen.setValue("gate", "shut")
    await host.held[0]?.answer({})
    await end
    expect(host.said).toEqual(said)
  })

  it("does nothing at all after a cancelled call", async () => {
    const { host, run } = open({ feed: call("feed", { outcomes: { cancelled: [say("never")] } }) })
    const end = run(act("call", { call: "feed" }, { on: { cancelled: [say("never")] } }), say("never"))
    await host.held[0]?.fail({ outcome: "cancelled" })
    await end
    expect(host.said).toEqual([])
  })

  it("does nothing with an answer that comes after the screen was left", async () => {
    const { host, screen, run } = open({ feed: call("feed") })
    const end = run(act("call", { call: "feed" }), say("never"))
    screen.leave()
    await host.held[0]?.answer({})
    await end
    expect(host.said).toEqual([])
  })

  it("reports an unknown action and an unknown call, and ends", async () => {
    const { host, run } = open()
    await run(act("dance"), say("never"))
    await run(act("call", { call: "nobody" }), say("never"))
    expect(host.problems.map(({ code }) => code)).toEqual(["unknown-action", "unknown-call"])
    expect(host.said).toEqual([])
  })

  it("chooses by condition, and takes an unknown one for false", async () => {
    const { host, run } = open()
    await run(choose("state.gate"), choose("state.nothing"))
    expect(host.said).toEqual(["then", "otherwise"])
  })

  it("keeps values beyond the screen and forgets them", async () => {
    const { host, run } = open()
    await run(act("keep", { name: "gate", value: get("state.gate") }))
    expect(host.session.get("gate")).toBe("open")
    await run(act("keep", { name: "gate" }))
    expect(host.session.get("gate")).toBeUndefined()
  })
})

describe("answer", () => {
  const item = { type: "object", properties: { name: { type: "string" }, kind: { type: "string" } } }
  const rows = [aField("name"), aField("kind")]
  const form = aForm({ guide: { type: "string" }, young: { type: "array", items: item, minItems: 2 } }, [
    aField("guide"),
    aField("young", { ui: rows }),
  ])

  function openRows() {
    const body = [block("form", { form: "zoo", into: "$draft" })]
    const module = zooScreen({ body, state: { row: 1 } }, { forms: { zoo: form } })
    const screen = createScreen({ module, host: zooHost() })
    const run = (...actions: readonly CompiledAction[]) => createRun(screen).perform(actions)
    return { run, model: screen.form("zoo") }
  }

  it("writes an answer, and empties it with null", async () => {
    const { run, model } = openRows()
    await run(act("answer", { form: "zoo", field: "guide", value: "Ada" }))
    expect(model?.values["guide"]).toBe("Ada")
    await run(act("answer", { form: "zoo", field: "guide", value: null }))
    expect(model?.values["guide"]).toBeUndefined()
  })

  it("puts back every form of the screen where none is named", async () => {
    const { run, model } = openRows()
    await run(act("answer", { form: "zoo", field: "guide", value: "Ada" }), act("reset"))
    expect(model?.values["guide"]).toBeUndefined()
  })

  it("puts back only what was answered anew elsewhere where that is asked", async () => {
    const { run, model } = openRows()
    await run(act("answer", { form: "zoo", field: "guide", value: "Ada" }), act("reset", { only: "newer" }))
    expect(model?.values["guide"]).toBe("Ada")
  })

  it("writes into the named row of a list and leaves the others", async () => {
    const { run, model } = openRows()
    const place = { form: "zoo", list: "young", row: get("state.row") }
    await run(
      act("answer", { form: "zoo", list: "young", row: 0, field: "name", value: "one" }),
      act("answer", { ...place, field: "name", value: "two" }),
      act("answer", { ...place, field: "kind", value: "owl" }),
    )
    expect(model?.sent).toEqual({ young: [{ name: "one" }, { name: "two", kind: "owl" }] })
  })

  it("moves the focus into the named row when asked, and only then", async () => {
    const { run, model } = openRows()
    const place = { form: "zoo", list: "young", row: 1, field: "kind" }
    await run(act("answer", { ...place, value: "owl" }))
    expect(model?.focusRequest).toBeUndefined()
    await run(act("answer", { ...place, focus: true }))
    const kinds = model?.questions.filter(({ name }) => name === "kind").map(({ id }) => id)
    expect(model?.focusRequest).toEqual({ id: kinds?.[1] })
    expect(model?.values).toMatchObject({ young: [{}, { kind: "owl" }] })
  })

  it("does nothing where there is no such row", async () => {
    const { run, model } = openRows()
    await run(act("answer", { form: "zoo", list: "young", row: 7, field: "name", value: "lost", focus: true }))
    expect(JSON.stringify(model?.values)).not.toContain("lost")
    expect(model?.focusRequest).toBeUndefined()
  })
})

describe("a server's words about an answer", () => {
  async function refused(typedMeanwhile?: string) {
    const form = aForm({ guide: { type: "string" } }, [aField("guide")])
    const body = [block("form", { form: "zoo", into: "$draft" })]
    const host = zooHost()
    const module = zooScreen({ body }, { forms: { zoo: form }, calls: { find: call("find", { effect: "read" }) } })
    const screen = createScreen({ module, host })
    const model = screen.form("zoo")
    model?.setAnswer("guide", "Ada")
    const find = act("call", { call: "find", form: "zoo", input: { guide: get("draft.guide") } })
    const end = createRun(screen).perform([find])
    if (typedMeanwhile !== undefined) model?.setAnswer("guide", typedMeanwhile)
    await host.held[0]?.fail({ outcome: "rejected", fieldErrors: [{ field: "guide", message: "Nobody knows her" }] })
    await end
    return model?.errors.map(({ message }) => message)
  }

  it("stand below the field, unless another answer was typed meanwhile", async () => {
    expect(await refused()).toEqual(["Nobody knows her"])
    expect(await refused("Bea")).toEqual([])
  })

  it("wait for the screen that asks for it, and are said there once", async () => {
    const host = zooHost()
    const { run } = open({ find: call("find", { effect: "write" }) }, host)
    const end = run(act("call", { call: "find", form: "zoo" }))
    await host.held[0]?.fail({ outcome: "rejected", fieldErrors: [{ field: "guide", message: "Nobody knows her" }] })
    await end
    const form = aForm({ guide: { type: "string" } }, [aField("guide")])
    const module = zooScreen({ body: [block("form", { form: "zoo", into: "$draft" })] }, { forms: { zoo: form } })
    const opened = () => {
      const screen = createScreen({ module, host })
      startScreen(screen)
      return screen.form("zoo")
    }
    const model = opened()
    expect(model?.errors.map(({ message }) => message)).toEqual(["Nobody knows her"])
    expect(model?.focusRequest).toEqual({ id: model?.questions[0]?.id })
    expect(opened()?.errors).toEqual([])
  })
})

describe("keep", () => {
  it("with most keeps the newest first, each once, and no more than that", async () => {
    const { host, run } = open()
    const places: unknown[] = []
    const { set } = host.session
    Object.assign(host.session, { set: (...given: Parameters<typeof set>) => (places.push(given[2]), set(...given)) })
    for (const value of ["lion", "bear", "lion", "wolf"])
      await run(act("keep", { name: "searched", in: "device", most: 2, value }))
    expect(host.session.get("searched")).toEqual(["wolf", "lion"])
    expect(new Set(places)).toEqual(new Set(["device"]))
  })
})

describe("followFailure", () => {
  const feed = { outcomes: { HUNGRY: [say("call code")], rejected: [say("call outcome")] } }
  const hostWith = (before?: string) =>
    zooHost({ app: rules({ rejected: [say("rule")], TIRED: [say("rule code")] }, before) })

  it.each([
    [
      "the branch of the action for the code",
      { HUNGRY: [say("on code")], rejected: [say("on outcome")] },
      feed,
      "HUNGRY",
      "on code",
    ],
    ["the branch of the action for the outcome", { rejected: [say("on outcome")] }, feed, "HUNGRY", "on outcome"],
    ["the call document for the code", undefined, feed, "HUNGRY", "call code"],
    ["the call document for the outcome", undefined, feed, "OTHER", "call outcome"],
    ["the rules for the code", undefined, {}, "TIRED", "rule code"],
    ["the rules for the outcome", undefined, {}, "OTHER", "rule"],
  ])("follows %s", async (...[, on, own, code, expected]) => {
    const { said } = await failing({ feed: own, host: hostWith(), ...(on ? { on } : {}) }, code)
    expect(said).toEqual([expected])
  })

  it("runs the server's words first where a code has its own actions", async () => {
    const { said, end } = await failing({ feed, host: hostWith("rejected") }, "HUNGRY")
    expect(said).toEqual(["rule", "call code"])
    expect(end.outcome).toBe("rejected")
  })

  it("sets the state that a code's actions begin with before the server's words, and does the rest after them", async () => {
    const close = act("set", { state: "gate", value: "closed" })
    const host = zooHost({
      app: rules({ rejected: [act("say", { text: { "@get": ["state", "gate"] } })] }, "rejected"),
    })
    const own = { outcomes: { HUNGRY: [close, say("call code"), act("set", { state: "gate", value: "locked" })] } }
    const { said } = await failing({ feed: own, host }, "HUNGRY")
    expect(said).toEqual(["closed", "call code"])
  })

  it("leaves the server's words out where the code says that it shows none", async () => {
    const quiet = { ...feed, quiet: ["HUNGRY"] }
    const { said } = await failing({ feed: quiet, host: hostWith("rejected") }, "HUNGRY")
    expect(said).toEqual(["call code"])
  })

  it("says the words once where the code has no actions of its own", async () => {
    const { said } = await failing({ host: hostWith("rejected") }, "OTHER")
    expect(said).toEqual(["rule"])
  })

  it("goes straight to the branch where the failure is of another kind", async () => {
    const { said } = await failing({ feed, host: hostWith("sheet") }, "HUNGRY")
    expect(said).toEqual(["call code"])
  })

  it("tells that what was tapped is still shown", async () => {
    const on = { rejected: [act("say", { text: get("failure.kept") })] }
    const { said } = await failing({ on })
    expect(said).toEqual(["true"])
  })

  it("reports an outcome that nobody follows", async () => {
    const host = zooHost()
    await failing({ host })
    expect(host.problems.map(({ code }) => code)).toEqual(["open-outcome"])
  })
})
