// @vitest-environment node
import { describe, expect, it } from "vitest"
import { cardHolders } from "../../../../../src/sandbox/areas/account-opening/ekyc/people"
import { townsOf } from "../../../../../src/sandbox/areas/account-opening/masters/towns"
import { apply, firstReading, refusalOf, residenceReading, dataOf } from "../../support/applying"
import { type Json, openTestbed, setClock } from "../../support/testbed"

const bed = await openTestbed()

describe("the reading of cards", () => {
  it.each([
    ["applicant-onboarding", firstReading, "/account/open/onboarding"],
    [
      "applicant-onboarding",
      { ...firstReading, ekycMethod: "DRIVER_LICENSE" },
      "/account/open/onboarding?fallback=true",
    ],
    ["applicant-residence-card", residenceReading("RESIDENCE_CARD"), "/account/open/residence_expire_date"],
  ])("in %s comes back to the page that launched %j", async (world, input, page) => {
    const applicant = await apply(bed, world)
    const { sessionId, launchUrl, sessionExpiresAt } = dataOf(await applicant.startReading(input))
    const [target, query] = String(launchUrl).split("?")
    expect(target).toBe("kamishibai-app://ekyc")
    const parameters = new URLSearchParams(query)
    expect(parameters.get("sessionId")).toBe(sessionId)
    const mark = page.includes("?") ? "&" : "?"
    expect(parameters.get("callbackUrl")).toBe(`${page}${mark}ekycSessionId=${String(sessionId)}`)
    expect(String(sessionExpiresAt).endsWith("+09:00")).toBe(true)
  })

  it.each([
    ["applicant-nfc", firstReading, "wrong_step"],
    ["applicant-card-read", firstReading, "wrong_step"],
    ["applicant-foreign", residenceReading("RESIDENCE_CARD"), "wrong_step"],
    ["applicant-residence-card", residenceReading("SPECIAL_PERMANENT_RESIDENCE_CERTIFICATE"), "field_not_applicable"],
    ["applicant-onboarding", { ...firstReading, foreignDocumentType: "RESIDENCE_CARD" }, "field_not_applicable"],
  ])("in %s refuses %j with %s", async (world, input, code) => {
    const applicant = await apply(bed, world)
    expect(refusalOf(await applicant.startReading(input))).toBe(code)
  })

  it("brings what the chip knows: the reading of a Japanese name, and the postal code of the address", async () => {
    const applicant = await apply(bed, "applicant-onboarding")
    await applicant.read(firstReading)
    expect(await applicant.draft()).toMatchObject({
      identityNameKana: "ヤマダ　ハナコ",
      identityPostalCode: "1000001",
    })
    const towns = (code: string) => townsOf(code).map(({ prefecture, city, town }) => `${prefecture}${city}${town}`)
    for (const { address, postalCode } of cardHolders)
      if (postalCode !== undefined) expect(towns(postalCode).some((town) => address.startsWith(town))).toBe(true)
  })

  it("wants the consent, and a card for what is read from it", async () => {
    const applicant = await apply(bed, "applicant-onboarding")
    const { agreedJpkiConsent: _none, ...unasked } = firstReading
    expect((await applicant.startReading(unasked))["status"]).toBe(400)
    await applicant.saveAll(["ekyc", { hasMyNumberCard: "NO", nfcAvailable: true }])
    expect(refusalOf(await applicant.startReading(firstReading))).toBe("field_not_applicable")
    const license = { ...firstReading, ekycMethod: "DRIVER_LICENSE" }
    expect(dataOf(await applicant.read(license))).toMatchObject({ status: "SUCCEEDED" })
  })

  it.each([
    ["CANCELLED", { status: "CANCELLED", readErrorCount: 0 }],
    ["CARD_MOVED", { status: "READ_ERROR", failureReason: "CARD_MOVED", readErrorCount: 1 }],
    ["TIMEOUT", { status: "READ_ERROR", failureReason: "TIMEOUT", readErrorCount: 1 }],
    ["OTHER", { status: "REJECTED", failureReason: "OTHER", readErrorCount: 0 }],
  ])("says %s as %j and stays where it is", async (result, expected) => {
    const applicant = await apply(bed, "applicant-onboarding")
    expect(dataOf(await applicant.read(firstReading, result))).toEqual({
      purpose: "PRIMARY",
      returnPoint: "AFTER_ALL_AGREEMENTS",
      ...expected,
    })
    expect(await applicant.draft()).not.toHaveProperty("identityName")
  })

  it.each([
    ["applicant-onboarding", firstReading, "ekyc_password_locked"],
    ["applicant-onboarding", firstReading, "ekyc_certificate_expired"],
    ["applicant-onboarding", firstReading, "ekyc_certificate_revoked"],
    ["applicant-onboarding", firstReading, "ekyc_face_mismatch"],
    ["applicant-residence-card", residenceReading("RESIDENCE_CARD"), "residence_card_mismatch"],
    ["applicant-residence-card", residenceReading("RESIDENCE_CARD"), "residence_expired"],
    ["applicant-residence-card", residenceReading("RESIDENCE_CARD"), "residence_remaining_too_short"],
    ["applicant-residence-card", residenceReading("RESIDENCE_CARD"), "residence_card_lost_or_invalid"],
  ])("in %s tells %j as %s, with a sheet", async (world, input, code) => {
    const applicant = await apply(bed, world)
    const answer = await applicant.read(input, code)
    expect(refusalOf(answer)).toBe(code)
    expect(answer["halfsheet_error"]).toMatchObject({ title: expect.any(String), button_list: expect.any(Array) })
  })

  it("counts failed readings of an application", async () => {
    const applicant = await apply(bed, "applicant-onboarding")
    const counts: unknown[] = []
    for (let n = 0; n < 3; n += 1)
      counts.push(dataOf(await applicant.read(firstReading, "READ_ERROR"))["readErrorCount"])
    expect(counts).toEqual([1, 2, 3])
    expect(dataOf(await applicant.read(firstReading))).toMatchObject({ status: "SUCCEEDED", readErrorCount: 3 })
  })

  it("meets a customer again by the individual number", async () => {
    const applicant = await apply(bed, "applicant-onboarding")
    expect(refusalOf(await applicant.read(firstReading, "SUCCEEDED", { person: "jiro" }))).toBe("duplicate_customer")
    expect(await applicant.point()).toBe("AFTER_ALL_AGREEMENTS")
  })

  it("takes no residence card of somebody else", async () => {
    const applicant = await apply(bed, "applicant-residence-card")
    const answer = await applicant.read(residenceReading("RESIDENCE_CARD"), "SUCCEEDED", { person: "mina" })
    expect(refusalOf(answer)).toBe("residence_card_mismatch")
  })

  it.each([
    ["applicant-residence-card", "hoa"],
    ["applicant-permanent-resident", "lan"],
    ["applicant-special-permanent", "mina"],
  ])("in %s takes the document of %s, whose dates were typed", async (world, person) => {
    const applicant = await apply(bed, world)
    const type = String((await applicant.draft())["foreignDocumentType"])
    const answer = await applicant.read(residenceReading(type), "SUCCEEDED", { person })
    expect(dataOf(answer)).toMatchObject({ status: "SUCCEEDED", returnPoint: "AFTER_LIQUID_2" })
    expect(await applicant.draft()).toHaveProperty("residenceCardNumber")
  })

  it.each([
    { residenceExpireDate: "2027-01-19", documentExpireDate: "2027-01-20" },
    { residenceExpireDate: "2027-01-20", documentExpireDate: "2027-01-19" },
  ])("takes no residence card with other dates than %j", async (dates) => {
    const applicant = await apply(bed, "applicant-residence-card")
    await applicant.saveAll(["residence", dates])
    expect(refusalOf(await applicant.read(residenceReading("RESIDENCE_CARD")))).toBe("residence_card_mismatch")
  })

  it("takes no residence card where a certificate was chosen", async () => {
    const applicant = await apply(bed, "applicant-residence-card")
    await applicant.saveAll(
      ["residence", { foreignDocumentType: "SPECIAL_PERMANENT_RESIDENCE_CERTIFICATE" }],
      ["residence", { documentExpireDate: "2027-01-20" }],
    )
    const answer = await applicant.read(residenceReading("SPECIAL_PERMANENT_RESIDENCE_CERTIFICATE"))
    expect(refusalOf(answer)).toBe("residence_card_mismatch")
  })

  it("cannot read the card of somebody without a residence document", async () => {
    const applicant = await apply(bed, "applicant-residence-card")
    const answer = await applicant.read(residenceReading("RESIDENCE_CARD"), "SUCCEEDED", { person: "hanako" })
    expect(dataOf(answer)).toMatchObject({ status: "READ_ERROR", failureReason: "WRONG_CARD", readErrorCount: 1 })
  })

  it.each(cardHolders.filter(({ id }) => id !== "jiro").map(({ id, name }) => [id, name]))(
    "knows %s as %s",
    async (person, name) => {
      const applicant = await apply(bed, "applicant-onboarding")
      await applicant.read(firstReading, "SUCCEEDED", { person })
      expect(await applicant.draft()).toMatchObject({ identityName: name, individualNumberStatus: "COLLECTED" })
    },
  )

  it("is in process until the contractor says so, and the progress hears of it too", async () => {
    const applicant = await apply(bed, "applicant-onboarding")
    const { sessionId } = dataOf(await applicant.startReading(firstReading))
    const path = `/ekyc/sessions/${String(sessionId)}`
    expect(dataOf(await applicant.visitor.aco("GET", path))).toMatchObject({ status: "PENDING" })
    const waiting = await applicant.endReading(sessionId, "SUCCEEDED", { afterSeconds: 20 })
    expect(dataOf(waiting)).toMatchObject({ status: "PROCESSING", returnPoint: "AFTER_ALL_AGREEMENTS" })
    bed.wait(20_000)
    // Somebody whose app was ended meanwhile finds everything read.
    expect(await applicant.point()).toBe("AFTER_LIQUID_1")
    expect(dataOf(await applicant.visitor.aco("GET", path))).toMatchObject({ status: "SUCCEEDED" })
  })

  it.each([
    ["2025-01-15T10:29:00+09:00", undefined],
    ["2025-01-15T10:31:00+09:00", "ekyc_session_expired"],
  ])("at %s a session of ten o'clock answers %s", async (now, code) => {
    const applicant = await apply(bed, "applicant-onboarding")
    const { sessionId } = dataOf(await applicant.startReading(firstReading))
    await setClock(applicant.visitor, now)
    expect(refusalOf(await applicant.visitor.aco("GET", `/ekyc/sessions/${String(sessionId)}`))).toBe(code)
  })

  it("ends what runs, but nothing that succeeded", async () => {
    const applicant = await apply(bed, "applicant-onboarding")
    const { sessionId } = dataOf(await applicant.startReading(firstReading))
    expect(dataOf(await applicant.visitor.aco("DELETE", "/ekyc/sessions/current"))).toEqual({
      returnPoint: "AFTER_ALL_AGREEMENTS",
    })
    expect(await applicant.visitor.control("POST", "/ekyc", { sessionId, result: "SUCCEEDED" })).toMatchObject({
      ok: false,
    })
    await applicant.read(firstReading)
    await applicant.visitor.aco("DELETE", "/ekyc/sessions/current")
    expect(await applicant.point()).toBe("AFTER_LIQUID_1")
  })

  it("takes ten readings a day", async () => {
    const applicant = await apply(bed, "applicant-onboarding")
    for (let n = 0; n < 10; n += 1) expect((await applicant.read(firstReading, "CANCELLED"))["data"]).toBeDefined()
    expect(refusalOf(await applicant.startReading(firstReading))).toBe("ekyc_too_many_sessions")
    await setClock(applicant.visitor, "2025-01-16T10:01:00+09:00")
    expect(refusalOf(await applicant.startReading(firstReading))).toBeUndefined()
  })

  it("tells the phone who and what can be read, and keeps sessions of others to themselves", async () => {
    const applicant = await apply(bed, "applicant-residence-card")
    const { sessionId } = dataOf(await applicant.startReading(residenceReading("RESIDENCE_CARD")))
    const described = (await applicant.visitor.control("GET", `/ekyc?sessionId=${String(sessionId)}`)) as Json
    expect(described).toMatchObject({ purpose: "RESIDENCE", documentType: "RESIDENCE_CARD", person: "hoa" })
    const results = (described["results"] as Json[]).map(({ id }) => id)
    expect(results).toContain("residence_card_mismatch")
    expect(results).not.toContain("ekyc_face_mismatch")
    const other = await apply(bed, "applicant-onboarding")
    expect((await other.visitor.aco("GET", `/ekyc/sessions/${String(sessionId)}`))["status"]).toBe(404)
  })
})
