// @vitest-environment node
import { describe, expect, it } from "vitest"
import { aCall } from "../../../support/aCall"
import { createFakeFetch, json, networkFailure, silence } from "../../../support/fakeFetch"
import { createHeld } from "../../../support/held"
import { settle } from "../../../support/fakeClock"
import { anApi, failureOf, outcomeOf } from "./anApi"

const get = aCall({ id: "bff/assets", client: "bff", method: "GET", path: "api/portfolio/assets/v1/{asset_id}" })
const put = aCall({ id: "bff/put-goal", client: "bff", method: "PUT", path: "api/goal/v1", effect: "write" })
const plain = { ...get, path: "api/goal/v1" }

const failureFor = async (body: unknown, call = plain) =>
  failureOf(await anApi(createFakeFetch(() => json(body))).run(call))

const button = (parts: object) => ({ label: "やり直す", action_type: "CLOSE_WEBVIEW", button_type: "red", ...parts })
const closing = { label: "閉じる", action: "CLOSE_HALFSHEET", style: "primary" }
const red = { label: "やり直す", action: "CLOSE_WEBVIEW", style: "red" }

describe("createBffClient", () => {
  it("puts path parameters into the path and the rest of a GET into the query", async () => {
    const server = createFakeFetch(() => json({ asset_id: "2-200001" }))
    const input = { asset_id: "2-200001/x", period: "1m", list: [1, 2], none: undefined, nothing: null }
    const result = await anApi(server).run(get, input)
    expect(result).toEqual({ kind: "ok", value: { asset_id: "2-200001" } })
    expect(server.requests).toEqual([
      {
        url: "https://bff.example.jp/api/portfolio/assets/v1/2-200001%2Fx?period=1m&list=1&list=2",
        method: "GET",
        headers: {
          "content-type": "application/json",
          "time-zone": "Asia/Tokyo",
          "device-uuid": "device-1",
          "app-version": "3.24.0",
        },
        body: undefined,
        credentials: "include",
      },
    ])
  })

  it("sends the input of a write as JSON", async () => {
    const server = createFakeFetch(() => json({}))
    await anApi(server).run(put, { purpose: 1 })
    expect(server.requests[0]).toMatchObject({
      method: "PUT",
      url: "https://bff.example.jp/api/goal/v1",
      body: { purpose: 1 },
    })
  })

  it.each([
    ["missing", {}],
    ["empty", { asset_id: "" }],
    ["a climb", { asset_id: ".." }],
    ["an object", { asset_id: {} }],
    ["inherited", Object.create({ asset_id: "1" }) as Record<string, unknown>],
  ])("sends nothing when a path parameter is %s", async (_name, input) => {
    const server = createFakeFetch(() => json({}))
    expect(outcomeOf(await anApi(server).run(get, input))).toBe("broken")
    expect(server.requests).toEqual([])
  })

  it("leaves out a header that its cookie cannot fill", async () => {
    const server = createFakeFetch(() => json({}))
    const { run, cookies } = anApi(server)
    cookies.remove("UUID")
    cookies.set("APP_VERSION", "三")
    await run(plain)
    expect(Object.keys(server.requests[0]?.headers ?? {}).toSorted()).toEqual(["content-type", "time-zone"])
  })

  it.each([
    [500, "broken"],
    [502, "broken"],
    [503, "broken"],
    [429, "broken"],
    [404, "broken"],
    [400, "broken"],
    [408, "broken"],
    [413, "broken"],
    [425, "broken"],
    [451, "broken"],
    [401, "signed-out"],
  ])("F17: HTTP %i is %s", async (status, outcome) => {
    const server = createFakeFetch(() => json({ business_error_code: "maintenance" }, status))
    expect(outcomeOf(await anApi(server).run(plain))).toBe(outcome)
  })

  it.each([201, 202, 206])("F17: HTTP %i is broken, whatever it says", async (status) => {
    const good = await anApi(createFakeFetch(() => json({}))).run(plain)
    expect(outcomeOf(good)).toBe("ok")
    const server = createFakeFetch(() => json({}, status))
    expect(outcomeOf(await anApi(server).run(plain))).toBe("broken")
  })

  it("F17: HTTP 204 is broken", async () => {
    const server = createFakeFetch(() => new Response(null, { status: 204 }))
    expect(outcomeOf(await anApi(server).run(plain))).toBe("broken")
  })

  it.each([
    ["29,999 ms", 29_999, "ok"],
    ["30,000 ms", 30_000, "timeout"],
    ["30,001 ms", 30_001, "timeout"],
  ])("F18: an answer after %s", async (_name, ms, outcome) => {
    const answer = createHeld<Response>()
    const { run, clock } = anApi(createFakeFetch(() => answer.promise))
    const result = run(plain)
    clock.after(ms, () => answer.resolve(json({})))
    await clock.advance(31_000)
    expect(outcomeOf(await result)).toBe(outcome)
  })

  const shiftJis = new Uint8Array([0x83, 0x47, 0x83, 0x89])
  it.each<[string, () => Response, string]>([
    ["a login page in the place of an answer", () => new Response("<html>ログイン</html>"), "broken"],
    ["a way to another site", () => Response.error(), "broken"],
    ["a refused session whose page is in Shift_JIS", () => new Response(shiftJis, { status: 401 }), "signed-out"],
    ["Shift_JIS", () => new Response(shiftJis), "broken"],
    [
      "UTF-8 that calls itself Shift_JIS",
      () => json({}, 200, { "content-type": "application/json; charset=shift_jis" }),
      "ok",
    ],
  ])("a write that is answered with %s is answered", async (_name, respond, outcome) => {
    expect(outcomeOf(await anApi(createFakeFetch(respond)).run(put))).toBe(outcome)
  })

  it("F18: an answer that is found too late after the app has slept is a time-out, although no timer ran", async () => {
    const answer = createHeld<Response>()
    const { run, clock } = anApi(createFakeFetch(() => answer.promise))
    let asleep = 0
    const elapsed = clock.elapsed.bind(clock)
    clock.elapsed = () => elapsed() + asleep
    const result = run(plain)
    await settle()
    asleep = 40_000
    answer.resolve(json({}))
    expect(outcomeOf(await result)).toBe("timeout")
  })

  it.each([
    ["offline", networkFailure, plain, "offline"],
    ["a write lost on the way", networkFailure, put, "unconfirmed"],
    ["a write that times out", silence, put, "unconfirmed"],
  ])("%s", async (_name, respond, call, outcome) => {
    const { run, clock } = anApi(createFakeFetch(respond))
    const result = run(call)
    await clock.advance(30_000)
    expect(outcomeOf(await result)).toBe(outcome)
  })

  it("is cancelled, not broken, when the screen is left", async () => {
    const { run, abort } = anApi(createFakeFetch(silence))
    const result = run(plain)
    await settle()
    abort.abort()
    expect(outcomeOf(await result)).toBe("cancelled")
  })

  it.each([
    ["one button", [button({})], [red]],
    ["three buttons", [button({}), button({}), button({})], [red, red, red]],
    ["no button", [], [closing]],
    ["a list that is no list", null, [closing]],
    ["an unknown action", [button({ action_type: "EXPLODE" })], [{ ...red, action: "CLOSE_HALFSHEET" }]],
    ["an action of our own", [button({ action_type: "START_OVER" })], [{ ...red, action: "CLOSE_HALFSHEET" }]],
    ["an unknown style", [button({ button_type: "rainbow" })], [{ ...red, style: "secondary" }]],
    ["a hidden button only", [button({ button_type: "hidden" })], [{ ...red, style: "hidden" }, closing]],
    ["a disabled button only", [button({ button_type: "disabled" })], [{ ...red, style: "disabled" }, closing]],
    ["a button without a label", [button({ label: " " })], [{ ...red, label: "閉じる" }]],
  ])("F19: a sheet with %s", async (_name, list, buttons) => {
    const failure = await failureFor({ halfsheet_error: { title: "題", subtitle: "文", button_list: list } })
    expect(failure).toMatchObject({ outcome: "sheet", sheet: { title: "題", subtitle: "文", buttons } })
  })

  it.each([
    ["without a title", { subtitle: "文" }],
    ["whose title is spaces", { title: " \u3000", subtitle: "文" }],
    ["that is a text", "壊れています"],
    ["that is a list", []],
  ])("F19: a sheet %s is a broken answer", async (_name, sheet) => {
    expect((await failureFor({ halfsheet_error: sheet })).outcome).toBe("broken")
  })

  it("F20: a sheet wins over a business code, and both are told", async () => {
    const body = { halfsheet_error: { title: "題", button_list: [] }, business_error_code: "session_expired" }
    expect(await failureFor(body)).toMatchObject({ outcome: "sheet", code: "session_expired", sheet: { title: "題" } })
  })

  it.each(["maintenance", "session_expired", "favorite_limit"])(
    "F21: the business code %s is handed on",
    async (code) => {
      const body = { business_error_code: code, halfsheet_error: null }
      expect(await failureFor(body)).toMatchObject({ outcome: "rejected", code, messages: [] })
    },
  )

  it("takes empty error fields beside a payload for no error", async () => {
    const server = createFakeFetch(() => json({ goal: null, halfsheet_error: null, business_error_code: null }))
    expect(await anApi(server).run(plain)).toEqual({ kind: "ok", value: { goal: null } })
  })

  it("lets two screens in a row read the same, but drops the second tap on a write", async () => {
    const { run } = anApi(createFakeFetch(() => json({})))
    const results = [await run(plain), await run(plain), await run(put, { a: 1 }), await run(put, { a: 1 })]
    expect(results.map(outcomeOf)).toEqual(["ok", "ok", "ok", "cancelled"])
  })

  it.each([
    ["given as it was sent", (rows: readonly object[]) => ({ rows }), "ok"],
    [
      "refused where its last row is not what the call describes",
      (rows: readonly object[]) => ({ rows: [...rows, {}] }),
      "broken",
    ],
    ["a failure where it holds one", (rows: readonly object[]) => ({ rows, business_error_code: "x" }), "rejected"],
  ])("a large answer is %s", async (_what, bodyOf, outcome) => {
    const rows = Array.from({ length: 60_000 }, (_, id) => ({ id, name: "銘柄の名前" }))
    const response = {
      type: "object",
      properties: { rows: { type: "array", items: { type: "object", required: ["id"] } } },
    }
    const result = await anApi(createFakeFetch(() => json(bodyOf(rows)))).run({ ...plain, response })
    expect(outcomeOf(result)).toBe(outcome)
    if (result.kind === "ok") expect(result.value).toEqual({ rows })
  })
})
