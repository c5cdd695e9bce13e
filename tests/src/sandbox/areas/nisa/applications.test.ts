// @vitest-environment node
import { randomUUID } from "node:crypto"
import { beforeAll, describe, expect, it } from "vitest"
import { type Json, openTestbed, setClock, type Testbed, visit, type Visitor } from "../../support/testbed"
import preset from "../../../../../schemas/calls/legacy/user_nisa_preset.call.json"

let bed: Testbed
beforeAll(async () => {
  bed = await openTestbed()
})

const arrive = (world: string) => visit(bed.app, world)
const visitor = async () => {
  const found = await arrive("demo-visitor")
  found.cookies.set("UUID", "device-1")
  return found
}

async function post(who: Visitor, path: string, payload: Json): Promise<Json> {
  const TOKEN = who.cookies.get("TOKEN") ?? ""
  return (await who.send("POST", `/api/legacy/v2/${path}`, { TOKEN, ...payload })).body
}

const ask = (who: Visitor, APPLY_KIND = 1) => post(who, "user/nisa/preset", { APPLY_KIND })
const save = (who: Visitor, payload: Json, REQUEST_ID: string = randomUUID()) =>
  post(who, "account/nisa/save", { ...agreed, ...payload, REQUEST_ID })

const agreed = { AGREE_FLG: 1, TERMS_ID_ARRAY: ["NT-1"] }
const opening = { APPLY_TYPE: 1, START_YEAR: 2025, OTHER_ACCOUNT_CD: 0, PROFILE_OK_FLG: 1 }
const notice = { NOTICE_NO: "12345678901234", ABOLISH_DATE: "2024-11-05" }
const reopening = { APPLY_TYPE: 3, START_YEAR: 2025, PROFILE_OK_FLG: 1, ...notice }
const moving = {
  APPLY_TYPE: 2,
  START_YEAR: 2025,
  NOTICE_TYPE: 2,
  ...notice,
  NOTICE_SUBMIT_DATE: "2024-11-05",
  ISSUER_NM: "みほん証券",
  NAME_MATCH_FLG: 1,
  SUBMIT_METHOD: 1,
}
const leaving = { APPLY_TYPE: 4, TARGET_YEAR: 2025, DELIVERY_METHOD: 1 }
const closing = { APPLY_TYPE: 5, DELIVERY_METHOD: 2 }

describe("what an application begins with", () => {
  it("is for a customer without an account what the catalogue says", async () => {
    expect(await ask(await arrive("nisa-none"))).toMatchObject({ ...preset.samples.normal, LOGIN_STATUS: 0 })
  })

  it("says that the account was used, and that no year is left", async () => {
    const answer = await ask(await arrive("active-investor"), 2)
    expect(answer).toMatchObject({ APPLIED_FLG: 1, NISA_STATUS: 3, USED_THIS_YEAR_FLG: 1, TARGET_YEAR_ARRAY: [] })
  })

  it("has next year from October on", async () => {
    const who = await arrive("nisa-none")
    await setClock(who, "2025-10-01T09:00:00+09:00")
    expect(await ask(who)).toMatchObject({ START_YEAR_ARRAY: [2025, 2026], TARGET_YEAR_ARRAY: [2026] })
  })

  it("knows nobody who is not logged in, and says so", async () => {
    expect(await ask(await visitor())).toMatchObject({ ...preset.samples.demo, LOGIN_STATUS: 1 })
  })
})

describe("an application", () => {
  it("is accepted once for each request id, and seen on the top page", async () => {
    const who = await arrive("nisa-none")
    const id = randomUUID()
    const first = await save(who, { ...opening, DIVIDEND_METHOD_CHANGE_FLG: 1 }, id)
    expect(first).toMatchObject({ STATUS: 0, ACCEPT_NO: "N250115-0007", NISA_STATUS: 1, DEMO_FLG: 0 })
    expect(await save(who, { ...opening, DIVIDEND_METHOD_CHANGE_FLG: 1 }, id)).toEqual(first)
    expect(await save(who, opening)).toMatchObject({ ERROR_CD: "NISA_DUPLICATE" })
    expect(await post(who, "nisa/nisa_top", {})).toMatchObject({
      NISA_STATUS: 1,
      APPLY_ARRAY: [{ APPLY_TYPE: 1, ACCEPT_NO: "N250115-0007", START_YEAR: 2025 }],
    })
    expect(await ask(who)).toMatchObject({ APPLIED_FLG: 1, DIVIDEND_METHOD: 1 })
  })

  it.each<readonly [world: string, application: Json, status: number]>([
    ["nisa-none", moving, 1],
    ["nisa-elsewhere", moving, 1],
    ["nisa-abolished", reopening, 1],
    ["nisa-incomplete", reopening, 1],
    ["active-investor", closing, 6],
  ])("of %s is accepted: %j", async (world, application, status) => {
    expect(await save(await arrive(world), application)).toMatchObject({ STATUS: 0, NISA_STATUS: status })
  })

  it.each<readonly [world: string, application: Json, code: string]>([
    ["active-investor", opening, "NISA_DUPLICATE"],
    ["nisa-applied", moving, "NISA_DUPLICATE"],
    ["nisa-abolishing", closing, "NISA_DUPLICATE"],
    ["nisa-none", closing, "NISA_DUPLICATE"],
    ["active-investor", leaving, "USED_THIS_YEAR"],
    ["nisa-no-my-number", opening, "MYNUMBER_MISSING"],
    ["nisa-none", { ...moving, NOTICE_NO: "00000000000000" }, "NOTICE_INVALID"],
  ])("of %s is refused: %j", async (world, application, ERROR_CD) => {
    expect(await save(await arrive(world), application)).toMatchObject({ STATUS: 1, ERROR_CD })
  })

  it("to leave is for next year from October on, and once", async () => {
    const who = await arrive("active-investor")
    await setClock(who, "2025-10-01T09:00:00+09:00")
    expect(await save(who, leaving)).toMatchObject({ STATUS: 1 })
    expect(await save(who, { ...leaving, TARGET_YEAR: 2026 })).toMatchObject({ STATUS: 0, NISA_STATUS: 3 })
    expect(await save(who, { ...leaving, TARGET_YEAR: 2026 })).toMatchObject({ ERROR_CD: "NISA_DUPLICATE" })
  })

  it.each<readonly [field: string, application: Json]>([
    ["OTHER_ACCOUNT_CD", { ...opening, OTHER_ACCOUNT_CD: undefined }],
    ["PROFILE_OK_FLG", { ...opening, PROFILE_OK_FLG: undefined }],
    ["START_YEAR", { ...opening, START_YEAR: 2026 }],
    ["TERMS_ID_ARRAY", { ...opening, TERMS_ID_ARRAY: [] }],
    ["NOTICE_NO", { ...opening, NOTICE_NO: "12345678901234" }],
    ["ABOLISH_DATE", { ...reopening, ABOLISH_DATE: "2025-01-16" }],
    ["NOTICE_SUBMIT_DATE", { ...moving, NOTICE_TYPE: 1 }],
    ["NOTICE_SUBMIT_DATE", { ...moving, NOTICE_SUBMIT_DATE: undefined }],
    ["NOTICE_SUBMIT_DATE", { ...moving, NOTICE_TYPE: 3 }],
    ["NAME_MATCH_FLG", { ...moving, NAME_MATCH_FLG: undefined }],
    ["ISSUER_NM", { ...moving, ISSUER_NM: " 　" }],
    ["DELIVERY_METHOD", { APPLY_TYPE: 5 }],
  ])("is refused for its %s: %j", async (PROPERTY, application) => {
    const answer = await save(await arrive("nisa-none"), application)
    expect(answer).toMatchObject({ STATUS: 2, FIELD_ERROR_ARRAY: [{ PROPERTY }] })
  })

  it.each<Json>([
    { ...opening, OTHER_ACCOUNT_CD: 1 },
    { ...reopening, NOTICE_NO: "1234567890123" },
    { ...reopening, ABOLISH_DATE: "2024-02-30" },
    { ...moving, NOTICE_TYPE: 9 },
    { ...moving, NAME_MATCH_FLG: 0 },
    { ...opening, AGREE_FLG: 0 },
  ])("is refused by its shape: %j", async (application) => {
    expect(await save(await arrive("nisa-none"), application)).toMatchObject({ STATUS: 2 })
  })
})

describe("what a visitor fills in", () => {
  const drafted = { APPLY_TYPE: 1, START_YEAR: 2025, OTHER_ACCOUNT_CD: 0 }

  it("is kept for the device, thirty days long, and is no application", async () => {
    const who = await visitor()
    const answer = await save(who, drafted)
    expect(answer).toMatchObject({ STATUS: 0, ACCEPT_NO: null, DEMO_FLG: 1, LOGIN_STATUS: 1 })
    expect(await ask(who)).toMatchObject({ DRAFT: drafted })
    expect(await ask(who, 2)).toMatchObject({ DRAFT: null })
    await setClock(who, "2025-02-14T11:00:00+09:00")
    expect(await ask(who)).toMatchObject({ DRAFT: null })
  })

  it("is seen on no other device", async () => {
    const who = await visitor()
    await save(who, drafted)
    who.cookies.set("UUID", "device-2")
    expect(await ask(who)).toMatchObject({ DRAFT: null })
  })

  it("asks for a login where an account would be left", async () => {
    expect(await save(await visitor(), leaving)).toMatchObject({ STATUS: 1, LOGIN_STATUS: 1 })
  })
})
