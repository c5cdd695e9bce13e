// @vitest-environment node
import { beforeAll, describe, expect, it } from "vitest"
import { apply, dataOf } from "../../support/applying"
import { type Json, openTestbed, setClock, type Testbed } from "../../support/testbed"

let bed: Testbed
beforeAll(async () => {
  bed = await openTestbed()
})

const device = "6d0b2a7e-1111-4222-8333-000000000001"
const agreed = { AGREE_FLG: 1, TERMS_ID_ARRAY: ["NT-1"], TOKEN: "" }
const first = { APPLY_TYPE: 1, START_YEAR: 2025, ...agreed }
const notice = { NOTICE_NO: "12345678901234", ABOLISH_DATE: "2024-11-05", START_YEAR: 2025, ...agreed }
const moving = { APPLY_TYPE: 2, NOTICE_TYPE: 3, ISSUER_NM: "みほん証券", SUBMIT_METHOD: 1, ...notice }

/** An applicant on whose device somebody has filled in these before, and who says now whether to open an account. */
async function choosing(saved: readonly Json[], day?: string) {
  const { visitor } = await apply(bed, "applicant-step2")
  if (day !== undefined) await setClock(visitor, `${day}T10:00:00+09:00`)
  visitor.cookies.set("UUID", device)
  for (const given of saved) {
    bed.wait(1100)
    const path = "/api/legacy/v2/account/nisa/save"
    const key = `6d0b2a7e-1111-4222-8333-00000000000${saved.indexOf(given) + 2}`
    expect((await visitor.send("POST", path, { ...given, REQUEST_ID: key })).body).toMatchObject({ STATUS: 0 })
  }
  const choose = async (answers: Json) => {
    bed.wait(1100)
    const { body: before } = await visitor.send("GET", "/api/aco/draft", undefined, { "device-uuid": device })
    const version = dataOf(before)["version"]
    const sent = { version, ...answers }
    const { body } = await visitor.send("PATCH", "/api/aco/draft/nisa", sent, { "device-uuid": device })
    return dataOf(body)["draft"] as Json
  }
  await setClock(visitor, "2025-01-15T10:00:00+09:00")
  return choose
}

const asked = ["otherNisaAccount", "otherNisaInstitution", "abolitionNoticeStatus", "tradedNisaThisYear"]
const only = (draft: Json) => Object.fromEntries(Object.entries(draft).filter(([name]) => asked.includes(name)))

describe("what a visitor has filled in about NISA", () => {
  it.each<readonly [Json, Json]>([
    [{ ...first, OTHER_ACCOUNT_CD: 0 }, { otherNisaAccount: "NONE" }],
    [{ ...first, OTHER_ACCOUNT_CD: 2 }, { otherNisaAccount: "UNKNOWN" }],
    [
      { APPLY_TYPE: 3, ...notice },
      { otherNisaAccount: "CLOSED", abolitionNoticeStatus: "HAVE" },
    ],
    [moving, { otherNisaAccount: "HAS_ACCOUNT", otherNisaInstitution: "みほん証券", abolitionNoticeStatus: "HAVE" }],
  ])("stands in the application: %j", async (saved, answers) => {
    const choose = await choosing([saved])
    expect(only(await choose({ nisaChoice: "OPEN" }))).toEqual(answers)
  })

  it("is the newest where both forms were filled in", async () => {
    const choose = await choosing([moving, { ...first, OTHER_ACCOUNT_CD: 2 }])
    expect(only(await choose({ nisaChoice: "OPEN" }))).toEqual({ otherNisaAccount: "UNKNOWN" })
  })

  it("is not taken without a NISA account, and never over an answer of the application", async () => {
    const choose = await choosing([moving])
    expect(only(await choose({ nisaChoice: "NOT_OPEN" }))).toEqual({})
    expect(only(await choose({ nisaChoice: "OPEN" }))).toEqual({})
  })

  it("is not kept for longer than thirty days", async () => {
    const choose = await choosing([{ ...moving, START_YEAR: 2024 }], "2024-12-10")
    expect(only(await choose({ nisaChoice: "OPEN" }))).toEqual({})
  })
})
