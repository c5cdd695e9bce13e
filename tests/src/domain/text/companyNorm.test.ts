// @vitest-environment node
import { describe, expect, it } from "vitest"
import { companyNorm } from "../../../../src/domain/text/companyNorm"

describe("companyNorm", () => {
  it.each([
    "サンプル自動車株式会社",
    "株式会社サンプル自動車",
    "株式会社　サンプル自動車",
    "㈱サンプル自動車",
    "サンプル自動車㈱",
    "（株）サンプル自動車",
    "(株)ｻﾝﾌﾟﾙ自動車",
    "㍿サンプル自動車",
    "有限会社さんぷる自動車",
    "サンプル自動車合同会社",
    "かぶしきがいしゃさんぷる自動車",
  ])("takes %s for the name without its legal form", (text) => {
    expect(companyNorm(text)).toBe("サンプル自動車")
  })

  it("leaves what only looks like a legal form in the middle of a name", () => {
    expect(companyNorm("見本株式会社商事")).toBe("見本株式会社商事")
    expect(companyNorm("サンプルリート投資法人")).toBe("サンプルリート投資法人")
  })

  it("leaves nothing of a legal form alone", () => {
    expect(["株式会社", "㈱", "（有）"].map(companyNorm)).toEqual(["", "", ""])
  })
})
