// @vitest-environment node
import { describe, expect, it } from "vitest"
import { aCall } from "../../../support/aCall"
import { createFakeFetch, json, networkFailure } from "../../../support/fakeFetch"
import { anApi, failureOf, outcomeOf } from "./anApi"

const draft = aCall({ id: "aco/draft", client: "aco", method: "GET", path: "/draft" })
const names = aCall({ id: "aco/draft-names", client: "aco", method: "PATCH", path: "/draft/names", effect: "write" })
const mail = aCall({ id: "aco/mail-auth", client: "aco", method: "POST", path: "/mail-auth", effect: "write" })
const submit = aCall({ id: "aco/applications", client: "aco", method: "POST", path: "/applications", effect: "write" })

describe("createAcoClient", () => {
  it("unwraps the data", async () => {
    const server = createFakeFetch(() => json({ data: { returnPoint: "STEP_2" } }))
    expect(await anApi(server).run(draft)).toEqual({ kind: "ok", value: { returnPoint: "STEP_2" } })
    expect(server.requests[0]).toMatchObject({ url: "https://ao.example.jp/v1/draft", credentials: "include" })
  })

  it("hands on code, detail and field errors", async () => {
    const body = {
      data: null,
      business_error_code: "code_invalid",
      error_detail: { remainingAttempts: 3 },
      field_errors: [{ field: "code", message: "正しくありません" }, 7],
      halfsheet_error: null,
    }
    const failure = failureOf(await anApi(createFakeFetch(() => json(body))).run(mail, { code: "1" }))
    expect(failure).toEqual({
      outcome: "rejected",
      code: "code_invalid",
      messages: [],
      fieldErrors: [{ field: "code", message: "正しくありません" }],
      detail: { remainingAttempts: 3 },
      effect: "write",
      method: "POST",
    })
  })

  it("shows the sheet and keeps the field errors when both are sent", async () => {
    const body = { halfsheet_error: { title: "題" }, field_errors: [{ field: "code", message: "だめです" }] }
    const failure = failureOf(await anApi(createFakeFetch(() => json(body))).run(mail))
    expect(failure).toMatchObject({ outcome: "sheet", fieldErrors: [{ field: "code", message: "だめです" }] })
  })

  it("sends one idempotency key per intent: the same until an answer came", async () => {
    const server = createFakeFetch(networkFailure)
    const { run, clock } = anApi(server)
    expect(outcomeOf(await run(mail, { email: "a@example.jp" }))).toBe("unconfirmed")
    server.answer(() => json({ data: {} }))
    await clock.advance(700)
    await run(mail, { email: "a@example.jp" })
    await clock.advance(700)
    await run(mail, { email: "a@example.jp" })
    expect(server.requests.map(({ headers }) => headers["idempotency-key"])).toEqual(["id-1", "id-1", "id-2"])
  })

  it("names the release of the page where there is one", async () => {
    const server = createFakeFetch(() => json({ data: { version: 1 } }))
    await anApi(server).run(draft)
    await anApi(server, { release: "rAbc123Def456" }).run(draft)
    expect(server.requests.map(({ headers }) => headers["x-documents"])).toEqual([undefined, "rAbc123Def456"])
  })

  it("sends no key with anything but a POST", async () => {
    const server = createFakeFetch(() => json({ data: { version: 1 } }))
    const { run } = anApi(server)
    await run(draft)
    await run(names)
    for (const { headers } of server.requests) expect(headers).not.toHaveProperty("idempotency-key")
  })

  it("names the last known version of the draft with every change, and with no other call", async () => {
    let version = 7
    const server = createFakeFetch(() => json({ data: { version: version++ } }))
    const { run } = anApi(server)
    await run(draft)
    await run(names, { lastName: "山田" })
    await run(mail, { email: "a@example.jp" })
    await run(submit)
    await run(names, { version: 1, lastName: "鈴木" })
    expect(server.requests.map(({ body }) => body?.["version"])).toEqual([undefined, 7, undefined, 9, 1])
  })

  it.each([
    ["without data", {}],
    ["that is no object", []],
  ])("takes an answer %s for broken", async (_name, body) => {
    const call = { ...draft, response: { type: "object" } }
    expect(outcomeOf(await anApi(createFakeFetch(() => json(body))).run(call))).toBe("broken")
  })

  it("F24: 401 signs out", async () => {
    expect(outcomeOf(await anApi(createFakeFetch(() => json({}, 401))).run(draft))).toBe("signed-out")
  })
})
