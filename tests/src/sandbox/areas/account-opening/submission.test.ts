// @vitest-environment node
import { randomUUID } from "node:crypto"
import { describe, expect, it } from "vitest"
import { apply, dataOf, refusalOf, survey } from "../../support/applying"
import { onEveryDatabase } from "../../support/onEveryDatabase"
import type { Json } from "../../support/testbed"

onEveryDatabase((bed) => {
  describe("an application", () => {
    it("is submitted once, however often and however concurrently it is sent", async () => {
      const applicant = await apply(bed(), "applicant-step3-filled")
      await applicant.saveAll(survey[4])
      const { version } = dataOf(await applicant.visitor.aco("GET", "/draft"))
      const key = randomUUID()
      const send = (of: string) => applicant.visitor.aco("POST", "/applications", { version }, of)
      const same = await Promise.all([key, key, key].map(send))
      expect(new Set(same.map((answer) => JSON.stringify(answer))).size).toBe(1)
      expect(dataOf(same[0] ?? {})).toMatchObject({ receiptNumber: "250115000011" })
      const others = await Promise.all([randomUUID(), randomUUID()].map(send))
      for (const answer of others)
        expect(answer).toMatchObject({
          business_error_code: "already_submitted",
          error_detail: { receiptNumber: "250115000011" },
        })
      const mails = (await applicant.visitor.control("GET", "/outbox")) as Json[]
      expect(mails).toHaveLength(1)
    })

    it("gives one receipt only to submissions that come at once with keys of their own", async () => {
      const applicant = await apply(bed(), "applicant-step3-filled")
      await applicant.saveAll(survey[4])
      const { version } = dataOf(await applicant.visitor.aco("GET", "/draft"))
      const answers = await Promise.all(
        Array.from({ length: 4 }, () => applicant.visitor.aco("POST", "/applications", { version })),
      )
      expect(answers.filter(({ data }) => data != null)).toHaveLength(1)
      expect(answers.filter((answer) => refusalOf(answer) === "already_submitted")).toHaveLength(3)
    })
  })
})
