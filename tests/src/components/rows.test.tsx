import { cleanup, fireEvent, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, describe, expect, it } from "vitest"
import { Card } from "../../../src/components/card/Card"
import { CardList } from "../../../src/components/card-list/CardList"
import { DocumentList } from "../../../src/components/document-list/DocumentList"
import { List } from "../../../src/components/list/List"
import { RemovableRow } from "../../../src/components/removable-row/RemovableRow"
import { Row } from "../../../src/components/row/Row"
import { Table } from "../../../src/components/table/Table"
import { TableRow } from "../../../src/components/table-row/TableRow"
import { Checklist } from "../../../src/components/checklist/Checklist"
import { Timeline } from "../../../src/components/timeline/Timeline"
import { aTap, renderInScreen } from "./renderInScreen"

afterEach(cleanup)

describe("Row", () => {
  it("is one link whose name is its whole text", () => {
    renderInScreen(<Row title="サンプル銀行" sub="普通 ****567" value={100000} format="yen" tap={aTap()} />)
    expect(screen.getByRole("link", { name: /^サンプル銀行 ?普通 \*{4}567 ?100,000 ?円$/ })).toBeTruthy()
  })

  it("reads the reason of a disabled row, and does not lead anywhere", async () => {
    const tap = aTap()
    renderInScreen(<Row title="サンプルペイマネー" tap={tap} disabled reason="今月の上限額に達しています" />)
    const row = screen.getByRole("link", { name: /今月の上限額に達しています/ })
    await userEvent.setup().click(row)
    expect(row.getAttribute("aria-disabled")).toBe("true")
    expect(tap.count()).toBe(0)
  })

  it("draws a logo in place of an icon, another one when that changes, and its title's first letter without one", () => {
    const { container, rerender } = renderInScreen(<Row title="みほん銀行" icon="bank" image="/logos/gone.svg" />)
    const mark = () => container.querySelector(".k-logo")
    expect(container.querySelector("svg")).toBeNull()
    fireEvent.error(mark()?.querySelector("img") as HTMLImageElement)
    expect(mark()?.textContent).toBe("み")
    rerender(<Row title="みほん銀行" image="/logos/mhn.svg" />)
    expect(mark()?.querySelector("img")?.getAttribute("src")).toBe("/logos/mhn.svg")
    rerender(<Row title="みほん銀行" image={undefined} />)
    expect(mark()?.textContent).toBe("み")
  })

  it("shows before the tap whether another page follows or the app is left", () => {
    const { container, rerender } = renderInScreen(<Row title="交付目論見書" external tap={aTap()} />)
    const drawn = () => container.querySelector(".k-list-row__arrow > svg")?.getAttribute("data-name")
    expect(drawn()).toBe("external")
    rerender(<Row title="交付目論見書" tap={aTap()} />)
    expect(drawn()).toBe("chevron-right")
  })

  it("is no control where it leads nowhere", () => {
    renderInScreen(<Row title="受付番号" text="W-1" />)
    expect(screen.queryByRole("link")).toBeNull()
  })
})

describe("RemovableRow", () => {
  it("is taken out by its button without following the row, which follows no removal either", async () => {
    const [tap, remove] = [aTap(), aTap()]
    renderInScreen(<RemovableRow title="オルカン" tap={tap} remove={{ label: "「オルカン」を削除", tap: remove }} />)
    await userEvent.setup().click(screen.getByRole("button", { name: "「オルカン」を削除" }))
    expect([tap.count(), remove.count()]).toEqual([0, 1])
    await userEvent.setup().click(screen.getByRole("link", { name: "オルカン" }))
    expect([tap.count(), remove.count()]).toEqual([1, 1])
  })
})

const row = (item: unknown) => <Row title={String(item)} />

describe("List", () => {
  it("draws a row for each item and the empty part for none", () => {
    const { rerender } = renderInScreen(<List items={["a", "b"]} row={row} empty={<p>なし</p>} />)
    expect(screen.getAllByRole("listitem").map((node) => node.textContent)).toEqual(["a", "b"])
    rerender(<List items={[]} row={row} empty={<p>なし</p>} />)
    expect(screen.queryByRole("list")).toBeNull()
    expect(screen.getByText("なし")).toBeTruthy()
  })
})

describe("CardList", () => {
  it("is a list whose items stand under their headings", () => {
    const card = (item: unknown) => <Card title={String(item)} tap={aTap()} />
    renderInScreen(<CardList items={["銀行", "ペイ"]} row={card} />)
    const items = within(screen.getByRole("list")).getAllByRole("listitem")
    expect(items.map((item) => within(item).getByRole("heading", { level: 2 }).textContent)).toEqual(["銀行", "ペイ"])
  })
})

describe("Card", () => {
  it("is a link by its title, and other controls inside stay their own", async () => {
    const tap = aTap()
    const change = aTap()
    renderInScreen(<Card title="登録した銀行口座" tap={tap} link={{ label: "変更", tap: change }} />)
    await userEvent.setup().click(screen.getByRole("link", { name: "変更" }))
    await userEvent.setup().click(screen.getByRole("link", { name: "登録した銀行口座" }))
    expect([tap.count(), change.count()]).toEqual([1, 1])
  })

  it("says why it is disabled and keeps the button that helps", () => {
    renderInScreen(
      <Card
        title="ペイ"
        tap={aTap()}
        disabled
        reason="連携されていません"
        button={{ label: "連携する", tap: aTap() }}
      />,
    )
    expect(screen.queryByRole("link")).toBeNull()
    expect(screen.getByText("連携されていません")).toBeTruthy()
    expect(screen.getByRole("button", { name: "連携する" })).toBeTruthy()
  })
})

describe("DocumentList", () => {
  it("says which documents were opened, in words", () => {
    const rows = [
      { title: "約款", opened: true, required: true, tap: aTap() },
      { title: "規定", opened: false, required: true, tap: aTap() },
    ]
    renderInScreen(<DocumentList rows={rows} />)
    const [first, second] = screen.getAllByRole("link")
    expect(first?.textContent).toContain("確認済み")
    expect(second?.textContent).toContain("未確認")
    expect(second?.textContent).toContain("別の画面で開きます")
  })

  it("says in words what has not been read, and what there is to mind", () => {
    const rows = [
      { title: "取引報告書", unread: true, badges: [{ text: "閲覧期限 2025/02/14" }], tap: aTap() },
      { title: "約款", unread: false, tap: aTap() },
    ]
    renderInScreen(<DocumentList rows={rows} />)
    const [first, second] = screen.getAllByRole("link")
    expect(first?.textContent).toMatch(/^未読取引報告書閲覧期限 2025\/02\/14/)
    expect(second?.textContent).toMatch(/^約款/)
  })
})

describe("Table", () => {
  const columns = [{ label: "日付" }, { label: "増減", align: "end" as const }, { label: "残高", when: false }]

  it("heads columns and rows, and leaves out hidden columns", () => {
    const cells = [{ text: "1月17日(金)" }, { value: 50000, format: "yen-signed" }]
    renderInScreen(<Table caption="予定" columns={columns} items={[cells]} row={() => <TableRow cells={cells} />} />)
    const table = screen.getByRole("table", { name: "予定" })
    expect(
      within(table)
        .getAllByRole("columnheader")
        .map((node) => node.textContent),
    ).toEqual(["日付", "増減"])
    expect(within(table).getByRole("rowheader").textContent).toBe("1月17日(金)")
    expect(within(table).getByRole("cell").getAttribute("data-align")).toBe("end")
    // With large text a row stands as lines: each cell names its column.
    expect(within(table).getByRole("cell").getAttribute("data-label")).toBe("増減")
  })

  it("opens a row once by its button, by the name that the document gives", async () => {
    const tap = aTap()
    const row = () => <TableRow key="a" cells={[{ text: "1月17日(金)" }]} tap={tap} name="1月17日の内訳を表示" />
    renderInScreen(<Table caption="予定" columns={columns} items={[1]} row={row} />)
    await userEvent.setup().click(screen.getByRole("button", { name: "1月17日の内訳を表示" }))
    expect(tap.count()).toBe(1)
  })

  it("keeps what is said below a date out of the button's words", () => {
    const row = () => <TableRow cells={[{ text: "1月15日(水)", sub: "本日" }]} tap={aTap()} name="1月15日(水)の内訳" />
    renderInScreen(<Table caption="予定" columns={columns} items={[1]} row={row} />)
    expect(screen.getByRole("button").textContent).toBe("1月15日(水)")
    expect(screen.getByRole("rowheader").textContent).toBe("1月15日(水)本日")
  })

  it("says what is made of values below a cell", () => {
    const row = () => (
      <TableRow cells={[{ text: "1月15日(水)" }, { text: "サンプルテック", subValue: "SMPT 米国株" }]} />
    )
    renderInScreen(<Table caption="予定" columns={columns} items={[1]} row={row} />)
    expect(screen.getByRole("cell").textContent).toBe("サンプルテックSMPT 米国株")
  })
})

describe("Checklist", () => {
  it("says in words which requirements are met, and draws a mark for those alone", () => {
    const rows = [
      { text: "8文字以上", met: true },
      { text: "数字を含む", met: false },
    ]
    const { container } = renderInScreen(<Checklist label="条件" rows={rows} />)
    expect(screen.getAllByRole("listitem").map((node) => node.textContent)).toEqual([
      "8文字以上（満たしています）",
      "数字を含む（満たしていません）",
    ])
    expect(container.querySelectorAll("svg")).toHaveLength(1)
  })
})

describe("Timeline", () => {
  it("says each stage's state in words", () => {
    const rows = [
      { title: "申込", done: true },
      { title: "審査", current: true },
      { title: "開設" },
      { title: "不備", state: "failed" },
    ]
    renderInScreen(<Timeline rows={rows} />)
    expect(screen.getAllByText(/（/).map((node) => node.textContent)).toEqual([
      "（完了）",
      "（確認中）",
      "（未完了）",
      "（要確認）",
    ])
  })
})
