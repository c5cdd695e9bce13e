// @vitest-environment node
import { randomUUID } from "node:crypto"
import { beforeAll, describe, expect, it } from "vitest"
import { type Json, openTestbed, type Testbed, visit, type Visitor } from "../../support/testbed"

let bed: Testbed
beforeAll(async () => {
  bed = await openTestbed()
})

const question = { INQUIRY_KIND: 2, BODY: "入金した金額が反映されるのはいつですか。" }
const asker = { NAME: "山田花子", MAIL: "hanako@example.jp", PRIVACY_AGREE_FLG: 1 }
const device = { OS: "iOS", OS_VERSION: "17.2", APP_VERSION: "3.24.0", USER_AGENT: "Mozilla/5.0" }

async function post(visitor: Visitor, path: string, payload: Json = {}): Promise<Json> {
  const TOKEN = visitor.cookies.get("TOKEN") ?? ""
  return (await visitor.send("POST", `/api/legacy/v2/${path}`, { TOKEN, ...payload })).body
}

const send = (visitor: Visitor, payload: Json, REQUEST_ID: string = randomUUID()) =>
  post(visitor, "inquiry", { ...payload, REQUEST_ID })

describe("an inquiry", () => {
  it("is asked by a customer whose mail is known, and by a visitor who is told that nobody is logged in", async () => {
    expect(await post(await visit(bed.app, "active-investor"), "common/inquiry")).toMatchObject({
      STATUS: 0,
      LOGIN_STATUS: 0,
      LOGIN_FLG: 1,
      CLIENT_NM: "山田　太郎",
      MAIL_MASKED: "y*****@example.jp",
    })
    expect(await post(await visit(bed.app, "demo-visitor"), "common/inquiry")).toMatchObject({
      STATUS: 0,
      LOGIN_STATUS: 1,
      LOGIN_FLG: 0,
      CLIENT_NM: null,
      MAIL_MASKED: null,
    })
  })

  it("is accepted once for each request id", async () => {
    const visitor = await visit(bed.app, "active-investor")
    const id = randomUUID()
    const first = await send(visitor, question, id)
    expect(first).toMatchObject({ STATUS: 0, INQUIRY_NO: "Q250115-0031" })
    expect(await send(visitor, question, id)).toEqual(first)
    expect(await send(visitor, question)).toMatchObject({ INQUIRY_NO: "Q250115-0032" })
  })

  it("of a visitor is accepted once too, and belongs to the device", async () => {
    const visitor = await visit(bed.app, "demo-visitor")
    visitor.cookies.set("UUID", "device-1")
    const id = randomUUID()
    const first = await send(visitor, { ...question, ...asker }, id)
    expect(first).toMatchObject({ STATUS: 0, INQUIRY_NO: "Q250115-0031" })
    expect(await send(visitor, { ...question, ...asker }, id)).toEqual(first)
    visitor.cookies.set("UUID", "device-2")
    expect(await send(visitor, { ...question, ...asker }, id)).toMatchObject({ STATUS: 2 })
  })

  it.each<readonly [why: string, field: string, payload: Json]>([
    ["no name", "NAME", { NAME: " 　" }],
    ["no mail address", "MAIL", { MAIL: undefined }],
    ["no consent", "PRIVACY_AGREE_FLG", { PRIVACY_AGREE_FLG: undefined }],
    ["spaces for text", "BODY", { BODY: "   短い文   " }],
    ["trouble with the app, and no word of the device", "INQUIRY_KIND", { INQUIRY_KIND: 6 }],
    ["a device that was not asked for", "INQUIRY_KIND", { DEVICE_INFO: device }],
  ])("of a visitor is refused with %s", async (_, PROPERTY, wrong) => {
    const visitor = await visit(bed.app, "demo-visitor")
    const answer = await send(visitor, { ...question, ...asker, ...wrong })
    expect(answer).toMatchObject({ STATUS: 2, FIELD_ERROR_ARRAY: [{ PROPERTY }] })
  })

  it.each<Json>([
    { BODY: "短い" },
    { BODY: "あ".repeat(1_001) },
    { INQUIRY_KIND: 10 },
    { PHONE: "0312" },
    { NAME_KANA: "山田" },
    { MAIL: "hanako@" },
    { PRIVACY_AGREE_FLG: 0 },
    { DEVICE_INFO: { OS: "iOS" } },
  ])("is refused with %j", async (wrong) => {
    const visitor = await visit(bed.app, "active-investor")
    expect(await send(visitor, { ...question, ...wrong })).toMatchObject({ STATUS: 2 })
  })

  it("about the app comes with what the device is", async () => {
    const visitor = await visit(bed.app, "active-investor")
    const trouble = { ...question, INQUIRY_KIND: 6, DEVICE_INFO: device }
    expect(await send(visitor, trouble)).toMatchObject({ STATUS: 0 })
  })

  it("is one too many after five within ten minutes", async () => {
    const visitor = await visit(bed.app, "active-investor")
    for (let sent = 0; sent < 5; sent += 1) expect(await send(visitor, question)).toMatchObject({ STATUS: 0 })
    expect(await send(visitor, question)).toMatchObject({ STATUS: 1, ERROR_CD: "INQUIRY_LIMIT" })
    await visitor.control("POST", "/clock", { now: "2025-01-15T10:11:00+09:00" })
    expect(await send(visitor, question)).toMatchObject({ STATUS: 0 })
  })
})
