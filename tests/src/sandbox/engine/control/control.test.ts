// @vitest-environment node
import { describe, expect, it } from "vitest"
import { faultNames } from "../../../../../src/sandbox"
import {
  available,
  fixtures,
  type Json,
  newestCode,
  openTestbed,
  setClock,
  visit,
  withdraw,
} from "../../support/testbed"

const broken = new Set(["offline", "lost-answer"])
const calls = {
  legacy: "legacy/cancel_withdrawal",
  aco: "aco/progress",
  bff: "bff/current-timestamp",
  config: "config/global-config",
}

const bed = await openTestbed()

const arrive = (world = "active-investor") => visit(bed.app, world)

const ask = {
  legacy: (visitor: Awaited<ReturnType<typeof arrive>>) =>
    visitor.send("POST", "/api/legacy/v2/client/cancel_withdrawal", { TOKEN: visitor.cookies.get("TOKEN") }),
  aco: (visitor: Awaited<ReturnType<typeof arrive>>) => visitor.send("GET", "/api/aco/progress"),
  bff: (visitor: Awaited<ReturnType<typeof arrive>>) => visitor.send("GET", "/api/bff/api/common/current-timestamp/v1"),
  config: (visitor: Awaited<ReturnType<typeof arrive>>) =>
    visitor.send("GET", "/api/config/public/stateless/native/global-config.json"),
}

describe("worlds", () => {
  it("are told with whether anything was asked of them yet", async () => {
    const visitor = await arrive("passkey")
    const space = async () => (await visitor.send("GET", "/__sandbox/space")).body
    expect(await space()).toMatchObject({ world: "passkey", isFresh: true })
    await ask.config(visitor)
    expect(await space()).toMatchObject({ world: "passkey", isFresh: false })
  })

  it.each(fixtures.map(({ name }) => [name]))("%s can be entered and answers by its documents", async (name) => {
    const visitor = await arrive(name)
    const answers = [await ask.bff(visitor), await ask.config(visitor), await ask.aco(visitor)]
    if (visitor.cookies.has("TOKEN")) {
      answers.push(
        await visitor.send("POST", "/api/legacy/v2/client/withdraw_select", {
          TOKEN: visitor.cookies.get("TOKEN"),
          VIEW_VERSION: 2,
        }),
      )
      answers.push(await ask.legacy(visitor))
      expect(answers.at(-1)?.body["STATUS"]).toBe(0)
    }
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  })

  it.each([
    ["active-investor", 235_000],
    ["zero-available", 0],
    ["all-linked", 235_000],
    ["app-limit-reached", 235_000],
    ["five-statuses", 235_000],
    ["many-withdrawals", 235_000],
    ["no-withdrawals", 235_000],
  ])("%s has %i yen to withdraw", async (name, amount) => {
    expect(await available(await arrive(name))).toBe(amount)
  })

  it("many-withdrawals lists forty in all five states", async () => {
    const rows = (await (await arrive("many-withdrawals")).legacy("cancel_withdrawal"))["WITHDRAWAL_ARRAY"] as Json[]
    expect(rows).toHaveLength(40)
    expect(new Set(rows.map(({ STATUS_CD }) => STATUS_CD))).toEqual(new Set([1, 2, 3, 4, 5]))
  })

  it.each([
    ["a name alone", JSON.stringify("passkey")],
    ["a list", "[]"],
    ["a number", "1"],
  ])("is not reset by %s, which would have brought another world than was meant", async (_what, payload) => {
    const visitor = await arrive()
    await withdraw(visitor, 100_000)
    const space = visitor.cookies.get("SANDBOX_SPACE") ?? ""
    const headers = { "content-type": "application/json", "x-sandbox-space": space }
    const answer = await bed.app.inject({ method: "POST", url: "/__sandbox/reset", headers, payload })
    expect(answer.statusCode).toBe(400)
    expect(await available(visitor)).toBe(135_000)
  })

  it("refuses a world that does not exist", async () => {
    const visitor = await arrive()
    expect((await visitor.send("POST", "/__sandbox/reset", { world: "nowhere" })).status).toBe(400)
    expect(await visitor.control("GET", "/worlds")).toContain("new-applicant")
  })
})

describe("tenants", () => {
  it("do not disturb each other", async () => {
    const [one, other] = [await arrive(), await arrive()]
    await withdraw(one, 100_000)
    await setClock(one, "2025-03-03T09:00:00+09:00")
    await one.control("POST", "/faults", [{ call: "*", fault: "http-500" }])
    expect(await available(other)).toBe(235_000)
    expect(await other.control("GET", "/clock")).toEqual({ now: "2025-01-15T10:00:00+09:00" })
  })

  it("start again with a reset", async () => {
    const visitor = await arrive()
    await withdraw(visitor, 100_000)
    await visitor.control("POST", "/reset", { world: "active-investor" })
    expect(await available(visitor)).toBe(235_000)
    expect(await visitor.control("GET", "/journal")).toHaveLength(1)
  })
})

describe("the clock", () => {
  it("goes on from where it was put, and back to the course of the world", async () => {
    const visitor = await arrive()
    bed.wait(5000)
    await setClock(visitor, "2025-06-01T12:00:00+09:00")
    bed.wait(2000)
    expect(await visitor.control("GET", "/clock")).toEqual({ now: "2025-06-01T12:00:02+09:00" })
    expect(await visitor.control("DELETE", "/clock")).toEqual({ now: "2025-01-15T10:00:07+09:00" })
    expect((await visitor.send("POST", "/__sandbox/clock", { now: "tomorrow" })).status).toBe(400)
  })
})

describe("faults", () => {
  it.each(
    Object.keys(calls).flatMap((client) =>
      faultNames.filter((fault) => fault !== "timeout").map((fault) => [client as keyof typeof calls, fault] as const),
    ),
  )("%s meets %s once and is well again", async (client, fault) => {
    const visitor = await arrive()
    const well = await ask[client](visitor)
    await visitor.control("POST", "/faults", [{ call: calls[client], fault, times: 1, delayMs: 1 }])
    if (broken.has(fault)) await expect(ask[client](visitor)).rejects.toThrow("cut by a fault")
    else if (fault === "slow") expect((await ask[client](visitor)).body).toEqual(well.body)
    else expect((await ask[client](visitor)).text).not.toBe(well.text)
    expect((await ask[client](visitor)).text).toBe(well.text)
  })

  it.each(["legacy/withdrawl", "/v2/nowhere", "withdrawal"])(
    "are refused of a call that is not there: %s",
    async (call) => {
      const visitor = await arrive()
      expect(
        await visitor.control("POST", "/faults", [
          { call: "*", fault: "slow" },
          { call, fault: "http-500" },
        ]),
      ).toEqual({
        ok: false,
        problem: `there is no call ${call}: call must be a call id, a path or *`,
      })
    },
  )

  it("never answers a call that times out", async () => {
    const visitor = await arrive()
    await visitor.control("POST", "/faults", { call: "/progress", fault: "timeout", times: 1, delayMs: 20 })
    await expect(ask.aco(visitor)).rejects.toThrow("cut by a fault")
  })

  it("run the write whose answer is lost, so that a retry finds it done", async () => {
    const visitor = await arrive()
    const { CONFIRM_KEY } = await visitor.legacy("withdrawal_confirm", {
      WITHDRAW_TYPE: 1,
      AMOUNT_TYPE: 1,
      AMOUNT: 1000,
    })
    await visitor.control("POST", "/faults", { call: "legacy/withdrawal_complete", fault: "lost-answer", times: 1 })
    const id = "3f2b8c1e-6a4d-4f0b-9c7e-1d2a3b4c5d6e"
    const send = () => visitor.legacyWrite("withdrawal_complete", { CONFIRM_KEY }, id)
    await expect(send()).rejects.toThrow("cut by a fault")
    expect(await send()).toMatchObject({ STATUS: 0, WITHDRAWAL_NO: "W250115-0002" })
    expect(await available(visitor)).toBe(234_000)
  })

  it.each([
    ["status-1", { STATUS: 1, MESSAGE_ARRAY: ["エラーメッセージ1"] }],
    ["status-1-404", { STATUS: 1, REDIRECT_CODE: 404 }],
    ["maintenance", { MAINTENANCE_FLG: 1, MAINTENANCE_URL: "" }],
    ["maintenance-url", { MAINTENANCE_FLG: 1, MAINTENANCE_URL: "https://www.example.jp/mnt" }],
    ["login-status", { LOGIN_STATUS: 1 }],
  ])("answer a legacy call with %s", async (fault, part) => {
    const visitor = await arrive()
    await visitor.control("POST", "/faults", { call: calls.legacy, fault })
    expect((await ask.legacy(visitor)).body).toMatchObject(part)
  })

  it("lay a body over the answer and quote the document for a code", async () => {
    const visitor = await arrive()
    const code = { call: "aco/mail-auth", fault: "business-code", body: { code: "mail_domain_not_accepted" } }
    const over = { call: calls.legacy, fault: "status-1", body: { MESSAGE_ARRAY: ["一行目", "二行目"] } }
    await visitor.control("POST", "/faults", [code, over])
    const refused = await visitor.aco("POST", "/mail-auth", { email: "hanako@example.jp" })
    expect((refused["halfsheet_error"] as Json)["title"]).toBe("このメールアドレスは使用できません")
    expect((await ask.legacy(visitor)).body["MESSAGE_ARRAY"]).toEqual(["一行目", "二行目"])
    await visitor.control("DELETE", "/faults")
    expect((await ask.legacy(visitor)).body["STATUS"]).toBe(0)
  })

  it("are told as long as calls still meet them, and gone with their world", async () => {
    const visitor = await arrive()
    const told = async () => (await visitor.send("GET", "/__sandbox/faults")).body
    const code = { call: calls.aco, fault: "business-code", body: { code: "mail_domain_not_accepted" } }
    await visitor.control("POST", "/faults", [{ call: calls.config, fault: "http-500", times: 2 }, code])
    await ask.config(visitor)
    expect(await told()).toEqual([{ call: calls.config, fault: "http-500", times: 1 }, code])
    await ask.config(visitor)
    expect(await told()).toEqual([code])
    await visitor.control("POST", "/reset", { world: "active-investor" })
    expect(await told()).toEqual([])
  })

  it("refuses a fault that it does not know", async () => {
    const visitor = await arrive()
    expect((await visitor.send("POST", "/__sandbox/faults", [{ call: "*", fault: "meteor" }])).status).toBe(400)
  })
})

describe("the journal", () => {
  it("names every call and hides secrets", async () => {
    const visitor = await arrive("applicant-otp")
    const code = await newestCode(visitor)
    await visitor.aco("POST", "/mail-auth/verify", { code })
    await visitor.aco("POST", "/mail-auth", { email: "someone@example.jp" })
    const journal = (await visitor.control("GET", "/journal")) as Json[]
    expect(journal.map(({ call, outcome }) => [call, outcome])).toEqual([
      ["aco/mail-auth-verify", "ok"],
      ["aco/mail-auth", "wrong_step"],
    ])
    expect(JSON.stringify(journal)).not.toContain(code)
    expect(JSON.stringify(journal)).not.toContain("someone@example.jp")
  })
})

describe("brands", () => {
  it("are fetched under the address that brand/url gives, and not again while unchanged", async () => {
    const visitor = await arrive("many-brands")
    const { url } = (await visitor.send("GET", "/api/brand/brand/url/v1")).body
    const path = new URL(String(url)).pathname
    const file = await visitor.send("GET", path)
    expect((file.body["BRAND_ARRAY"] as Json[])[0]).toMatchObject({ BRAND_CD: "99A0001", SORT: 1 })
    expect(file.body["BRAND_ARRAY"]).toHaveLength(10_005)
    const etag = String(file.headers["etag"])
    const again = await visitor.send("GET", path, undefined, { "if-none-match": etag })
    expect([again.status, again.text]).toEqual([304, ""])
  })
})
