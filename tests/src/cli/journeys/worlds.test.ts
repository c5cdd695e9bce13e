// @vitest-environment node
import { describe, expect, it } from "vitest"
import { findWorlds } from "../../../../src/cli/journeys/worlds"
import { shippedRoot } from "../../../support/shippedRoot"

describe("the world of a case", () => {
  it("is that of its return point, else that of whoever comes for the first time", async () => {
    const worldAt = await findWorlds(shippedRoot, "/account/open")
    expect(worldAt("OTP_INPUT")).toEqual({ title: "認証コードの送信後", hasOwnDay: false })
    expect(worldAt("SCREENING_COMPLETED")).toEqual({ title: "審査結果：口座開設の完了", hasOwnDay: true })
    expect(worldAt("EMAIL_INPUT")?.title).toBe("口座開設をはじめる前")
    expect(worldAt(undefined)?.title).toBe("口座開設をはじめる前")
    expect((await findWorlds(shippedRoot, "/nowhere"))(undefined)).toBeUndefined()
  })
})
