// @vitest-environment node
import { describe, expect, it } from "vitest"
import { createShapeCheck, createTextLoader, readTexts } from "../../../../renderer/compiler"
import { definitions } from "../../../../src/definitions"
import { isDerived } from "../../../../src/domain/bench"
import { derivedStates, withDerived } from "../../../../src/server/desk/bench/derived/withDerived"
import { withoutAlike } from "../../../../src/server/desk/bench/withoutAlike"
import { shippedRoot } from "../../../support/shippedRoot"

const texts = readTexts(shippedRoot)
const set = createTextLoader()(texts)
const namesOf = (screen: string) => derivedStates(set, screen).map(({ name }) => name)

describe("states that follow from the documents", () => {
  it("are a screen's calls in each of their ends, its codes too", () => {
    const names = namesOf("client_withdrawal")
    expect(names).toContain("出金入力画面の読み込み：返事を待っている")
    expect(names).toContain("出金入力画面の読み込み：電波が届かなかった")
    expect(names).toContain("出金入力画面の読み込み：コード BANK_NOT_REGISTERED")
  })

  it("are its forms with nothing answered, and with each answer missing or wrong", () => {
    const names = namesOf("mail_auth")
    expect(names).toContain("何も答えずに送る")
    expect(names).toContain("「メールアドレス」に答えずに送る")
    expect(names).toContain("「メールアドレス」が決まった形でない")
    expect(names).toContain("「メールアドレス」が長すぎる")
    const wrong = derivedStates(set, "mail_auth").find(({ name }) => name === "「メールアドレス」が短すぎる")
    expect(wrong?.sample).toMatchObject({ submitted: true, answers: { form: { email: "11111" } } })
  })

  it("are wrong in ways that a shared schema knows, and in each question that is asked several times", () => {
    const sampleOf = (screen: string, name: string) =>
      derivedStates(set, screen).find((state) => state.name === name)?.sample["answers"]
    const parent = sampleOf("parentalid_check", "「親権者さまの会員ID」が決まった形でない")
    expect(parent).toMatchObject({ form: { parentalAccountId: "?" } })
    expect(sampleOf("client_withdrawal", "「出金額」が整数でない")).toMatchObject({ draft: { AMOUNT: 1.5 } })
    expect(sampleOf("job_listed_company", "「証券コード」が決まった形でない")).toMatchObject({
      form: { insiderStatus: "YES", insiderCompanies: [{ insiderSecuritiesCode: "?" }] },
    })
    const images = sampleOf("nisa_abolition", "「通知書の画像」が多すぎる")
    expect(images).toMatchObject({ form: { noticeImages: ["1", "2", "3", "4"] } })
  })

  it("are what opens over it", () => {
    expect(namesOf("job_company")).toContain("ハーフシート「お申込みいただけません」が開いている")
  })

  it("are written as samples are, under names that no sample has, and stand in an address", () => {
    const derived = withDerived(texts)
    const screens = createTextLoader()(derived.texts).all("screen")
    const isShaped = createShapeCheck(definitions)
    expect(screens.filter((document) => !isShaped(document)).map(({ id }) => id)).toEqual([])
    const ids = [...derived.names.keys()].map((name) => name.split("/")[1] ?? "")
    expect(ids.length).toBeGreaterThan(1_500)
    expect(ids.filter((id) => !isDerived(id) || encodeURIComponent(id) !== id)).toEqual([])
    const written = set.all("screen").flatMap(({ document }) => Object.keys(document.samples ?? {}))
    expect(written.filter(isDerived)).toEqual([])
  })

  it("are left out where they look as another one of their screen does, but not where they differ", () => {
    const pair = (sample: string, look: string, verdict: "same" | "different" = "same") => {
      const screen = "gate"
      return { screen, sample, look, verdict, read: [], parts: [] }
    }
    const pairs = [pair("~a", "1"), pair("usual", "1"), pair("~b", "2"), pair("~c", "2"), pair("~d", "2", "different")]
    const derived = new Map(["~a", "~b", "~c", "~d"].map((id) => [`gate/${id}`, id]))
    expect(withoutAlike(pairs, derived).map(({ sample }) => sample)).toEqual(["usual", "~b", "~d"])
  })
})
