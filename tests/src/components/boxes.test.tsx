import { cleanup, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, describe, expect, it } from "vitest"
import { Accordion } from "../../../src/components/accordion/Accordion"
import { Banner } from "../../../src/components/banner/Banner"
import { Chips } from "../../../src/components/chips/Chips"
import { ChoiceMenu } from "../../../src/components/choice-menu/ChoiceMenu"
import { Heading } from "../../../src/components/heading/Heading"
import { Illustration } from "../../../src/components/illustration/Illustration"
import { Links } from "../../../src/components/links/Links"
import { MenuChoice } from "../../../src/components/menu-choice/MenuChoice"
import { Notice } from "../../../src/components/notice/Notice"
import { Result } from "../../../src/components/result/Result"
import { Stepper } from "../../../src/components/stepper/Stepper"
import { Tabs } from "../../../src/components/tabs/Tabs"
import { aTap, inScreen, renderInScreen } from "./renderInScreen"

afterEach(cleanup)

describe("Heading", () => {
  it("is a heading of its level; the first takes focus when a screen opens", () => {
    renderInScreen(<Heading level={1} text="出金先を選ぶ" />)
    const heading = screen.getByRole("heading", { level: 1, name: "出金先を選ぶ" })
    heading.focus()
    expect(document.activeElement).toBe(heading)
  })
})

describe("Notice", () => {
  it("says its level in words, and interrupts only for an error that comes while one looks", () => {
    const { rerender } = renderInScreen(<Notice level="warn" text="処理中の出金申込があります" />)
    expect(screen.getByText("ご注意")).toBeTruthy()
    expect(screen.queryByRole("alert")).toBeNull()
    rerender(<Notice level="error" text="振込できませんでした" />)
    expect(screen.queryByRole("alert")).toBeNull()
    rerender(<Notice level="error" text="預り金が不足しています" announce />)
    expect(screen.getByRole("alert").textContent).toContain("重要")
  })
})

describe("Accordion", () => {
  it("opens, closes, and runs its actions the first time only", async () => {
    const user = userEvent.setup()
    const opened = aTap()
    renderInScreen(<Accordion label="用語の説明" body={<p>受渡日とは</p>} opened={opened} />)
    const button = screen.getByRole("button", { name: "用語の説明", expanded: false })
    await user.click(button)
    expect(document.getElementById(button.getAttribute("aria-controls") ?? "")?.hidden).toBe(false)
    await user.click(button)
    expect(button.getAttribute("aria-expanded")).toBe("false")
    await user.click(button)
    expect(opened.count()).toBe(1)
  })
})

const tabs = () => [
  { label: "銀行振込", selected: true, tap: aTap(), body: <p>振込先</p> },
  { label: "リアルタイム入金", selected: false, tap: aTap(), body: <p>銀行</p> },
  { label: "隠れた", selected: false, tap: aTap(), when: false },
]

describe("Tabs", () => {
  it("draws the selected body under the name of its tab", () => {
    renderInScreen(<Tabs choices={tabs()} />)
    expect(screen.getByRole("tabpanel", { name: "銀行振込" }).textContent).toBe("振込先")
    expect(screen.getAllByRole("tab").map((tab) => tab.textContent)).toEqual(["銀行振込", "リアルタイム入金"])
  })

  it("moves and chooses with the arrow keys", async () => {
    const choices = tabs()
    renderInScreen(<Tabs choices={choices} />)
    const user = userEvent.setup()
    await user.tab()
    await user.keyboard("{ArrowRight}")
    expect(document.activeElement?.textContent).toBe("リアルタイム入金")
    expect(choices[1]?.tap.count()).toBe(1)
    await user.keyboard("{Home}")
    expect(document.activeElement?.textContent).toBe("銀行振込")
    await user.keyboard("{End}")
    expect(document.activeElement?.textContent).toBe("リアルタイム入金")
    expect(choices.slice(0, 2).map(({ tap }) => tap.count())).toEqual([1, 2])
  })
})

describe("Chips", () => {
  it("says which chips are chosen", () => {
    const choices = [
      { label: "すべて", selected: true, tap: aTap() },
      { label: "取消できる", selected: undefined, tap: aTap() },
    ]
    renderInScreen(<Chips label="絞り込み" choices={choices} />)
    expect(screen.getByRole("group", { name: "絞り込み" })).toBeTruthy()
    expect(screen.getByRole("button", { name: "すべて", pressed: true })).toBeTruthy()
    expect(screen.getByRole("button", { name: "取消できる", pressed: false })).toBeTruthy()
  })
})

describe("ChoiceMenu", () => {
  it("shows what the document says is selected, and a choice runs its own actions", async () => {
    const years = [2025, 2024].map((year) => ({ year, tap: aTap() }))
    const menu = (selected: number) => (
      <ChoiceMenu
        label="年"
        items={years}
        row={(item) => {
          const { year, tap } = item as (typeof years)[number]
          return <MenuChoice label={`${year}年`} selected={year === selected} tap={tap} />
        }}
      />
    )
    const { rerender } = renderInScreen(menu(2025))
    const select = screen.getByRole<HTMLSelectElement>("combobox", { name: "年" })
    expect(select.options[select.selectedIndex]?.textContent).toBe("2025年")
    await userEvent.setup().selectOptions(select, "2024年")
    expect(years.map(({ tap }) => tap.count())).toEqual([0, 1])
    expect(select.options[select.selectedIndex]?.textContent).toBe("2025年")
    rerender(inScreen(menu(2024)))
    expect(select.options[select.selectedIndex]?.textContent).toBe("2024年")
  })
})

describe("Stepper", () => {
  it("says what is done and what is current", () => {
    renderInScreen(<Stepper labels={["入力", "確認", "完了"]} current={2} />)
    const items = screen.getAllByRole("listitem")
    expect(items.map((item) => item.getAttribute("aria-current"))).toEqual([null, "step", null])
    expect(items[0]?.textContent).toContain("完了")
  })
})

describe("Links", () => {
  it("says that a link leaves the app, and hides what does not apply", () => {
    renderInScreen(
      <Links
        rows={[
          { label: "よくあるご質問", external: true, tap: aTap() },
          { label: "ない", when: undefined, tap: aTap() },
        ]}
      />,
    )
    expect(screen.getAllByRole("link")).toHaveLength(1)
    expect(screen.getByRole("link", { name: "よくあるご質問 （別の画面で開きます）" })).toBeTruthy()
  })
})

describe("Result", () => {
  it("is the screen's heading and keeps the number beside its copy button", () => {
    const number = {
      label: "受付番号",
      value: "W-1",
      button: { label: "コピー", name: "受付番号をコピー", tap: aTap() },
    }
    renderInScreen(<Result icon="ok" heading="受け付けました" number={number} />)
    expect(screen.getByRole("heading", { level: 1, name: "受け付けました" })).toBeTruthy()
    expect(screen.getByRole("button", { name: "受付番号をコピー" })).toBeTruthy()
  })
})

describe("pictures", () => {
  it("are silent without words and named with them", () => {
    const { rerender } = renderInScreen(<Illustration name="bank" />)
    expect(screen.queryByRole("img")).toBeNull()
    rerender(<Illustration name="bank" alt="銀行" />)
    expect(screen.getByRole("img", { name: "銀行" })).toBeTruthy()
  })

  it("shows the words of a banner whose picture is missing", () => {
    renderInScreen(<Banner image={undefined} alt="特集" tap={aTap()} />)
    expect(screen.getByRole("link", { name: "特集" }).querySelector("img")).toBeNull()
  })
})
