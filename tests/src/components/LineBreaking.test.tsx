import { act, cleanup, render } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { LineBreaking } from "../../../src/components/shared/LineBreaking"

const sentence = "投資信託の取引経験を教えてください"

function drawnWhere(browserKnowsLineBreaking: boolean, text = sentence): HTMLElement {
  vi.stubGlobal("CSS", { supports: () => browserKnowsLineBreaking })
  return render(<LineBreaking text={text} />).container
}

describe("LineBreaking", () => {
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })

  it("leaves the words alone where the browser knows phrases", () => {
    expect(drawnWhere(true).innerHTML).toBe(sentence)
  })

  it.each([true, false])("keeps numbers and days whole, with joints for lines that cannot hold them (%s)", (knows) => {
    const place = drawnWhere(knows, "2025年11月16日(木)に届く")
    const [whole, ...parts] = place.querySelectorAll(".k-whole")
    expect(whole?.textContent).toBe("2025年11月16日(木)")
    expect(parts.map(({ textContent }) => textContent)).toEqual(["2025年", "11月16日", "(木)"])
    expect(place.textContent).toBe("2025年11月16日(木)に届く")
  })

  it("keeps a day with its bracket on one line where a line of a phone can hold them", () => {
    const [whole, ...parts] = drawnWhere(true, "取引報告書（2024年11月27日約定分）").querySelectorAll(".k-whole")
    expect(whole?.textContent).toBe("（2024年11月27日約定分）")
    expect(parts.every((part) => whole?.contains(part))).toBe(true)
  })

  it.each([
    [true, "メンテナンス中のため|口座開設の受付を停止"],
    [false, "|メンテナンス中のため|口座開設の|受付を|停止"],
    [true, "理由は、審査中のため|お待ちください"],
    [false, "|理由は、|審査中のため|お待ちください"],
    [true, "審査中のためです"],
    [true, "10月1日口座"],
    [true, "審査中のため、お待ちください"],
    [false, "|審査中のため、|お待ちください"],
    [false, "|口座番号は|7桁、|1回"],
    [false, "|15歳未満の|方は、|お申込みいただけません。\n\n|お電話で|お問い合わせください。"],
    [true, "平日 9:00〜17:00（祝日・年末年始を除く）"],
    [false, "|平日 |9:00〜17:00|（祝日・年末年始を除く）"],
  ])(
    "lets a line end behind a reason, before a word, behind the comma of a whole and before a bracket (%s)",
    (knows, lines) => {
      const { innerHTML } = drawnWhere(knows, lines.replaceAll("|", ""))
      expect(innerHTML.replace(/<(?!wbr)[^>]*>/g, "").replaceAll("<wbr>", "|")).toBe(lines)
    },
  )

  it("marks where a line may end where it does not, and changes no letter", () => {
    const place = drawnWhere(false)
    expect(place.firstElementChild?.innerHTML).toBe("<wbr>投資信託の<wbr>取引経験を<wbr>教えてください")
    expect(place.textContent).toBe(sentence)
  })

  it("keeps words together in large text, and sees that letters grow: phrases stay whole or break between words", async () => {
    const observers: (() => void)[] = []
    vi.stubGlobal("CSS", { supports: () => true })
    vi.stubGlobal("innerWidth", 320)
    class FakeResizeObserver {
      constructor(tell: () => void) {
        observers.push(tell)
      }
      observe() {}
      disconnect() {}
    }
    vi.stubGlobal("ResizeObserver", FakeResizeObserver)
    vi.resetModules()
    const { LineBreaking: Bare } = await import("../../../src/components/shared/LineBreaking")
    const { LineBreakingProvider } = await import("../../../src/components/shared/LineBreakingProvider")
    const Fresh = ({ text }: { readonly text: string }) => (
      <LineBreakingProvider>
        <Bare text={text} />
      </LineBreakingProvider>
    )
    const text = "9件の証券総合口座取引約款のお手続きが必要ですか"
    const { container } = render(<Fresh text={text} />)
    expect(container.innerHTML).toContain(text.slice(2, -3))
    document.documentElement.style.fontSize = "32px"
    const see = async () => {
      act(() => observers.forEach((tell) => tell()))
      await act(async () => void (await import("../../../src/components/shared/LargeText")))
    }
    await see()
    const drawn = async (shown: string) => {
      const { container: place } = render(<Fresh text={shown} />)
      await see()
      return place
    }
    const phrases = () => [...container.querySelectorAll(".k-whole")].map(({ innerHTML }) => innerHTML)
    expect(phrases()).toEqual([
      '<span class="k-whole">9件</span><wbr>の',
      "9件",
      "証券<wbr>総合<wbr>口座<wbr>取引<wbr>約款の",
      "お手続きが",
      "必要ですか",
    ])
    const dots = await drawn("キャンペーン・お得な情報、売却・配当など")
    expect([...dots.querySelectorAll(".k-whole")].map(({ textContent }) => textContent)).toEqual([
      "キャンペーン・",
      "お得な",
      "情報、",
      "売却・",
      "配当など",
    ])
    expect(dots.querySelectorAll(".k-dot")).toHaveLength(1)
    const filling = await drawn("2024年12月20日(金) 09:15に売却")
    expect(filling.querySelector(".k-phrases")?.innerHTML.replace(/<span [^>]*>|<\/span>/g, "")).toBe(
      "<wbr>2024年<wbr>12月20日<wbr>(金) 09:15<wbr>に<wbr>売却",
    )
    expect(filling.querySelector("[data-wide]")?.textContent).toBe("2024年12月20日(金)")
    const marksIn = async (shown: string) =>
      (await drawn(shown)).innerHTML.replace(/<(?!wbr)[^>]*>/g, "").replaceAll("<wbr>", "|")
    expect(await marksIn("公表されるまで、待ちます")).toBe("|公表|されるまで、|待ちます")
    expect(await marksIn("国籍（グリーンカード）を持つ方")).toBe("|国籍|（グリーン|カード）|を|持つ方")
    expect(await marksIn("1回の入金は50,000,000円までです")).toBe("|1回|の|入金は|50,000,000円|までです")
    expect(await marksIn("24時間後にもう一度お試し")).toBe("|24時間後|に|もう一度|お試し")
    expect(await marksIn("TOPIX（東証株価指数）に連動する")).toBe("|TOPIX|（東証|株価|指数）|に|連動|する")
    expect(await marksIn("サンプルアセットマネジメント株式会社")).toBe("|サンプルアセット|マネジメント|株式会社")
    expect(await marksIn("シミュレーション")).toBe("|シミュレーション")
    const blocksOf = async (shown: string) =>
      [...(await drawn(shown)).querySelectorAll("[data-wide]")].map(({ textContent }) => textContent)
    expect(await blocksOf("のため、出金できません")).toEqual(["出金できません"])
    expect(await blocksOf("サンプルペイ銀行 ****321")).toContain("****321")
    expect(await blocksOf("普通 ****321")).toEqual(["普通 ****321"])
    expect((await blocksOf("開設は2025年1月28日(火)です。")).at(-1)).toBe("(火)です。")
    document.documentElement.style.removeProperty("font-size")
    await see()
    expect(phrases()).toEqual(["9件", "ですか"])
    vi.resetModules()
    expect(container.textContent).toBe(text)
  })

  it("breaks beside what a sentence fills in, before a word but not before its particle, and nowhere inside", () => {
    const filledIn = ["取消は", "本日15:30", "までできます"].map((text) => drawnWhere(false, text).innerHTML)
    expect(filledIn).toEqual([
      '<span class="k-phrases"><wbr>取消は</span>',
      '<span class="k-phrases"><wbr><span class="k-whole">本日15:30</span></span>',
      '<span class="k-phrases">までできます</span>',
    ])
  })

  it.each([true, false])(
    "breaks a name of two scripts where its script changes only, and changes no letter (%s)",
    (knows) => {
      const text = "「サンプル全世界株式インデックス」を7件の一覧から外す"
      const place = drawnWhere(knows, text)
      expect(place.querySelector(".k-name")?.innerHTML).toBe("サンプル<wbr>全世界株式<wbr>インデックス")
      expect(place.textContent).toBe(text)
    },
  )
})
