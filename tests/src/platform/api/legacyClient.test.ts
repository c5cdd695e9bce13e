import { describe, expect, it } from "vitest"
import { aCall } from "../../../support/aCall"
import { createFakeFetch, json, networkFailure, silence } from "../../../support/fakeFetch"
import { createHeld } from "../../../support/held"
import { settle } from "../../../support/fakeClock"
import { anApi, failureOf, outcomeOf } from "./anApi"

const good = {
  STATUS: 0,
  MESSAGE_ARRAY: [],
  MAINTENANCE_FLG: 0,
  MAINTENANCE_URL: "",
  LOGIN_STATUS: 0,
  REDIRECT_CODE: 0,
}
const read = aCall()
const write = aCall({ id: "legacy/withdrawal_complete", path: "/v2/client/withdrawal_complete", effect: "write" })
const demo = aCall({ id: "legacy/inquiry", path: "/v2/inquiry", demo: true })
const hostile = { ...good, MAINTENANCE_FLG: 1, MAINTENANCE_URL: "javascript:alert(1)" }

const askOnce = (body: unknown, parts: Parameters<typeof anApi>[1] = {}) =>
  anApi(
    createFakeFetch(() => json(body)),
    parts,
  ).run(read)

const needsPayload = { required: ["AMOUNT"] }

describe("createLegacyClient", () => {
  it("posts JSON with the token of the cookie and nothing but a content type", async () => {
    const server = createFakeFetch(() => json({ ...good, AMOUNT: 1 }))
    const result = await anApi(server).run(read, { WITHDRAW_TYPE: 1 })
    expect(result).toEqual({ kind: "ok", value: { AMOUNT: 1 } })
    expect(server.requests).toEqual([
      {
        url: "/legacy/v2/client/withdrawal",
        method: "POST",
        headers: { "content-type": "application/json" },
        body: { WITHDRAW_TYPE: 1, TOKEN: "token-1" },
        credentials: "same-origin",
      },
    ])
  })

  it("sends an empty token when there is no cookie", async () => {
    const server = createFakeFetch(() => json(good))
    const { cookies, run } = anApi(server)
    cookies.remove("TOKEN")
    await run(read)
    expect(server.requests[0]?.body).toEqual({ TOKEN: "" })
  })

  it.each([
    ["F1: a read without connection is offline", read, "offline"],
    ["a write that may have left the device is unconfirmed", write, "unconfirmed"],
  ])("%s", async (_name, call, outcome) => {
    expect(outcomeOf(await anApi(createFakeFetch(networkFailure)).run(call))).toBe(outcome)
  })

  it("does not send a write at all while the device is offline", async () => {
    const server = createFakeFetch(() => json(good))
    expect(outcomeOf(await anApi(server, { isOnline: () => false }).run(write))).toBe("offline")
    expect(server.requests).toEqual([])
  })

  it("F2: a call that we abort is cancelled", async () => {
    const { run, abort } = anApi(createFakeFetch(silence))
    const result = run(read)
    await settle()
    abort.abort()
    expect(outcomeOf(await result)).toBe("cancelled")
  })

  it("F2: a call on a screen that is already left is never sent", async () => {
    const server = createFakeFetch(() => json(good))
    const { run, abort } = anApi(server)
    abort.abort()
    expect(outcomeOf(await run(read))).toBe("cancelled")
    expect(server.requests).toEqual([])
  })

  it("F3: waits for hours, because the contract has no time-out", async () => {
    const answer = createHeld<Response>()
    const { run, clock } = anApi(createFakeFetch(() => answer.promise))
    const result = run(read)
    await clock.advance(3_600_000)
    answer.resolve(json(good))
    expect(outcomeOf(await result)).toBe("ok")
  })

  it.each([
    ["HTML", "<!doctype html><html></html>"],
    ["an empty body", ""],
    ["truncated JSON", '{"STATUS":0,"MESSA'],
    ["a byte order mark", '\uFEFF{"STATUS":0}'],
    ["a list", '[{"STATUS":0}]'],
    ["JSON null", "null"],
    ["bytes that are no UTF-8", new Uint8Array([0x7b, 0xff, 0x7d])],
  ])("F4: %s is a broken answer", async (_name, body) => {
    expect(outcomeOf(await anApi(createFakeFetch(() => new Response(body))).run(read))).toBe("broken")
  })

  it.each([
    ["F5: no STATUS", {}, "broken"],
    ["F5: STATUS null", { ...good, STATUS: null }, "broken"],
    ["F5: STATUS that is an object", { ...good, STATUS: {} }, "broken"],
    ["F6: STATUS 0", { ...good, STATUS: 0 }, "ok"],
    ['F6: STATUS "0"', { ...good, STATUS: "0" }, "ok"],
    ["F6: STATUS 1", { ...good, STATUS: 1 }, "rejected"],
    ['F6: STATUS "9"', { ...good, STATUS: "9" }, "rejected"],
    ["F6: STATUS that is a word", { ...good, STATUS: "NG" }, "rejected"],
    ["F8: STATUS 1 with REDIRECT_CODE 404", { ...good, STATUS: 1, REDIRECT_CODE: 404 }, "not-found"],
    ['F8: STATUS 1 with REDIRECT_CODE "404"', { ...good, STATUS: 1, REDIRECT_CODE: "404" }, "not-found"],
    ["F8: STATUS 2 with REDIRECT_CODE 404", { ...good, STATUS: 2, REDIRECT_CODE: 404 }, "rejected"],
    ["F10: maintenance without a URL", { ...good, MAINTENANCE_FLG: 1 }, "signed-out"],
    ["F10: maintenance with a hostile URL", hostile, "signed-out"],
    ["F11: LOGIN_STATUS 1", { ...good, LOGIN_STATUS: 1 }, "signed-out"],
    [
      "F12: maintenance without URL, login and STATUS",
      { STATUS: 1, MAINTENANCE_FLG: 1, LOGIN_STATUS: 1 },
      "signed-out",
    ],
  ])("%s", async (_name, body, outcome) => {
    expect(outcomeOf(await askOnce(body))).toBe(outcome)
  })

  it("F12: maintenance wins over login status and STATUS, and brings its address", async () => {
    const url = "https://www.example.jp/maintenance"
    const result = await askOnce({ STATUS: 1, MAINTENANCE_FLG: 1, MAINTENANCE_URL: url, LOGIN_STATUS: 1 })
    expect(failureOf(result)).toMatchObject({ outcome: "maintenance", url })
  })

  it("F7: hands on the code, every message line and the field errors", async () => {
    const body = {
      ...good,
      STATUS: 2,
      ERROR_CD: "INPUT",
      MESSAGE_ARRAY: ["一行目", "<b>二行目</b>", "三行目"],
      FIELD_ERROR_ARRAY: [{ PROPERTY: "AMOUNT", MESSAGE: "金額をご確認ください" }, null, { PROPERTY: "X" }],
      REMAIN_COUNT: 4,
    }
    expect(failureOf(await askOnce(body))).toEqual({
      outcome: "rejected",
      code: "INPUT",
      messages: ["一行目", "<b>二行目</b>", "三行目"],
      fieldErrors: [{ field: "AMOUNT", message: "金額をご確認ください" }],
      detail: { REMAIN_COUNT: 4, STATUS: "2" },
      effect: "read",
      method: "POST",
    })
  })

  it("F8: what leads to the page of what is not found has no code that a screen could answer instead", async () => {
    const body = { ...good, STATUS: 1, REDIRECT_CODE: 404, ERROR_CD: "NOT_CANCELABLE" }
    expect(failureOf(await askOnce(body))).not.toHaveProperty("code")
  })

  it.each([
    ["missing", undefined, []],
    ["empty", [], []],
    ["null", null, []],
    ["a text", "だめです", []],
    ["spaces only", ["  ", "\u3000"], []],
    ["mixed", [null, 3, "だめです", {}], ["だめです"]],
  ])("F9: MESSAGE_ARRAY that is %s never shows up as undefined", async (_name, messages, lines) => {
    expect(failureOf(await askOnce({ ...good, STATUS: 1, MESSAGE_ARRAY: messages })).messages).toEqual(lines)
  })

  it.each([
    ["a demo call on the inquiry page with a token", demo, "/inquiry", "token-1", "signed-out"],
    ["a demo call on the inquiry page without a token", demo, "/inquiry", "", "ok"],
    ["a demo call on a step of the inquiry with a token", demo, "/inquiry/confirm", "token-1", "signed-out"],
    ["a demo call on another step of the inquiry with a token", demo, "/inquiry_complete", "token-1", "signed-out"],
    ["a demo call on a step of the inquiry without a token", demo, "/inquiry/confirm", "", "ok"],
    ["a demo call on a page whose name begins alike", demo, "/inquiryhistory", "token-1", "ok"],
    ["a detail of country trades without a token", read, "/history/country_trades/1", "", "ok"],
    ["a demo call elsewhere with a token", demo, "/nisa/add_account", "token-1", "ok"],
    ["a demo call elsewhere without a token", demo, "/nisa/add_account", "", "ok"],
    ["country trades without a token", read, "/history/country_trades", "", "ok"],
    ["country trades with a token", read, "/history/country_trades", "token-1", "signed-out"],
    ["any other call without a token", read, "/client/withdrawal", "", "signed-out"],
  ])("F11: LOGIN_STATUS 1 for %s", async (...row) => {
    const [, call, page, token, outcome] = row
    const server = createFakeFetch(() => json({ ...good, LOGIN_STATUS: 1 }))
    const { cookies, run } = anApi(server, { page: () => page })
    cookies.set("TOKEN", token)
    expect(outcomeOf(await run(call))).toBe(outcome)
  })

  it("F11: a tolerated visitor gets an empty read, but never an empty success of a write", async () => {
    const server = createFakeFetch(() => json({ ...good, LOGIN_STATUS: 1 }))
    const { run } = anApi(server, { page: () => "/nisa/add_account" })
    expect(await run({ ...demo, response: needsPayload })).toEqual({ kind: "ok", value: {} })
    expect(outcomeOf(await run({ ...demo, id: "x", path: "/x", effect: "write", response: needsPayload }))).toBe(
      "broken",
    )
  })

  it.each([
    [401, "signed-out"],
    [404, "broken"],
    [408, "broken"],
    [413, "broken"],
    [429, "broken"],
    [500, "broken"],
    [503, "broken"],
  ])("answers HTTP %i with %s, whatever the body says", async (status, outcome) => {
    expect(outcomeOf(await anApi(createFakeFetch(() => json(good, status))).run(read))).toBe(outcome)
  })

  it("F24: logs out at 401, also where the page that comes with it cannot be read", async () => {
    const page = () => new Response(new Uint8Array([0x83, 0x47]), { status: 401 })
    expect(outcomeOf(await anApi(createFakeFetch(page)).run(write))).toBe("signed-out")
  })

  it("lets no payload through that the call document does not describe, and reports it without its values", async () => {
    const { run, reports } = anApi(createFakeFetch(() => json({ ...good, AMOUNT: "secret" })))
    expect(outcomeOf(await run({ ...read, response: { type: "null" } }))).toBe("broken")
    expect(reports).toEqual(["call-broken unexpected-payload"])
  })
})

const visitor = async (body: object) => {
  const { run, cookies } = anApi(
    createFakeFetch(() => json(body)),
    { page: () => "/history/country_trades" },
  )
  cookies.remove("TOKEN")
  return run(read)
}

describe("LOGIN_STATUS that is tolerated", () => {
  it("F11: counts as an empty answer when the refusal has nothing to say", async () => {
    expect(await visitor({ ...good, STATUS: 1, LOGIN_STATUS: 1 })).toEqual({ kind: "ok", value: {} })
  })

  it("F11: is told when the refusal has something to say", async () => {
    const result = await visitor({ ...good, STATUS: 1, LOGIN_STATUS: 1, MESSAGE_ARRAY: ["時間外です"] })
    expect(failureOf(result)).toMatchObject({ outcome: "rejected", messages: ["時間外です"] })
  })
})

const twice = async (between: number, second: Record<string, unknown> = { A: 1, B: 2 }) => {
  const server = createFakeFetch(() => json(good))
  const { run, clock } = anApi(server)
  await run(read, { A: 1, B: 2 })
  await clock.advance(between)
  return outcomeOf(await run(read, second))
}

describe("duplicate guard of the legacy client", () => {
  it.each([
    ["F14: at once", 0, "cancelled"],
    ["F14: 599 ms later", 599, "cancelled"],
    ["F14: 600 ms later", 600, "cancelled"],
    ["F14: 601 ms later", 601, "ok"],
  ])("%s", async (_name, ms, outcome) => {
    expect(await twice(ms)).toBe(outcome)
  })

  it("lets data through that is asked for again on purpose, and remembers that it was", async () => {
    const { api, abort, run } = anApi(createFakeFetch(() => json(good)))
    await run(read)
    expect(outcomeOf(await api.call(read, {}, { signal: abort.signal, again: true }))).toBe("ok")
    expect(outcomeOf(await run(read))).toBe("cancelled")
  })

  it("F15: does not mind the order of the keys", async () => {
    expect(await twice(100, { B: 2, A: 1 })).toBe("cancelled")
  })

  it("F15: does not mind a new token", async () => {
    const server = createFakeFetch(() => json(good))
    const { run, cookies } = anApi(server)
    await run(read)
    cookies.set("TOKEN", "token-2")
    expect(outcomeOf(await run(read))).toBe("cancelled")
  })

  it("lets another payload through", async () => {
    expect(await twice(0, { A: 1, B: 3 })).toBe("ok")
  })

  it("F14: compares with the last two calls, not with the one before them", async () => {
    const { run } = anApi(createFakeFetch(() => json(good)))
    await run(read, { A: 1 })
    await run(read, { A: 2 })
    expect(outcomeOf(await run(read, { A: 1 }))).toBe("cancelled")
    await run(read, { A: 3 })
    expect(outcomeOf(await run(read, { A: 1 }))).toBe("ok")
  })

  it("F14: handles the first answer and brings the loader counter back to 0", async () => {
    const answer = createHeld<Response>()
    const server = createFakeFetch(() => answer.promise)
    const { run, api, clock } = anApi(server)
    const first = run(read)
    const second = await run(read)
    answer.resolve(json({ ...good, N: 1 }))
    expect([await first, outcomeOf(second)]).toEqual([{ kind: "ok", value: { N: 1 } }, "cancelled"])
    expect(server.requests).toHaveLength(1)
    await clock.advance(180)
    expect(api.runningCalls.isShown).toBe(false)
  })

  it("forgets the reads of a screen that was left, also when they were answered, but no writes", async () => {
    const { api, abort, run } = anApi(createFakeFetch(() => json(good)))
    await run(read)
    await run(write)
    abort.abort()
    const next = { signal: new AbortController().signal }
    expect([await api.call(read, {}, next), await api.call(write, {}, next)].map(outcomeOf)).toEqual([
      "ok",
      "cancelled",
    ])
  })

  it("leaves nothing behind at the screen that reads", async () => {
    const { abort, run } = anApi(createFakeFetch(() => json(good)))
    const { signal } = abort
    const left = { added: 0 }
    const [add, remove] = [signal.addEventListener.bind(signal), signal.removeEventListener.bind(signal)]
    Object.assign(signal, {
      addEventListener: (...given: Parameters<typeof add>) => (add(...given), (left.added += 1)),
      removeEventListener: (...given: Parameters<typeof remove>) => (remove(...given), (left.added -= 1)),
    })
    await run(read)
    expect(left).toEqual({ added: 0 })
  })

  it("forgets a call that was aborted, so that a screen opened again loads", async () => {
    const server = createFakeFetch(silence)
    const { run, api, abort } = anApi(server)
    const left = run(read)
    await settle()
    abort.abort()
    await left
    server.answer(() => json(good))
    const again = await api.call(read, {}, { signal: new AbortController().signal })
    expect(outcomeOf(again)).toBe("ok")
  })
})

const idsOf = (server: ReturnType<typeof createFakeFetch>) => server.requests.map(({ body }) => body?.["REQUEST_ID"])

describe("request ids of the legacy client", () => {
  it("gives none to a read", async () => {
    const server = createFakeFetch(() => json(good))
    await anApi(server).run(read)
    expect(server.requests[0]?.body).not.toHaveProperty("REQUEST_ID")
  })

  it("gives none to a write whose server knows none", async () => {
    const server = createFakeFetch(() => json(good))
    await anApi(server).run({ ...write, requestId: false })
    expect(server.requests[0]?.body).not.toHaveProperty("REQUEST_ID")
  })

  it.each([
    ["lost on the way", networkFailure],
    ["truncated", () => new Response('{"STATUS":')],
    ["an error of a gateway", () => json({}, 502)],
  ])("F16: repeats the id when the answer was %s", async (_name, respond: () => Response | Promise<Response>) => {
    const server = createFakeFetch(respond)
    const { run, clock } = anApi(server)
    await run(write, { CONFIRM_KEY: "wc-1" })
    await clock.advance(700)
    server.answer(() => json(good))
    await run(write, { CONFIRM_KEY: "wc-1" })
    expect(idsOf(server)).toEqual(["id-1", "id-1"])
  })

  it.each([
    ["a success", good],
    ["a refusal", { ...good, STATUS: 1 }],
  ])("takes a new id after %s", async (_name, body) => {
    const server = createFakeFetch(() => json(body))
    const { run, clock } = anApi(server)
    await run(write, { CONFIRM_KEY: "wc-1" })
    await clock.advance(700)
    await run(write, { CONFIRM_KEY: "wc-1" })
    expect(idsOf(server)).toEqual(["id-1", "id-2"])
  })

  it("takes another id for another intent", async () => {
    const server = createFakeFetch(networkFailure)
    const { run } = anApi(server)
    await run(write, { CONFIRM_KEY: "wc-1" })
    await run(write, { CONFIRM_KEY: "wc-2" })
    expect(idsOf(server)).toEqual(["id-1", "id-2"])
  })

  it("F16: a double tap sends one request", async () => {
    const server = createFakeFetch(() => json(good))
    const { run } = anApi(server)
    const results = await Promise.all([run(write, { CONFIRM_KEY: "wc-1" }), run(write, { CONFIRM_KEY: "wc-1" })])
    expect(results.map(outcomeOf)).toEqual(["ok", "cancelled"])
    expect(server.requests).toHaveLength(1)
  })
})
