import { act, cleanup, screen, waitFor, within } from "@testing-library/react"
import { useState } from "react"
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { CardList } from "../../../src/components/card-list/CardList"
import { List } from "../../../src/components/list/List"
import { Row } from "../../../src/components/row/Row"
import { VisitContext } from "../../../src/components/shared/VisitContext"
import { Table } from "../../../src/components/table/Table"
import { TableRow } from "../../../src/components/table-row/TableRow"
import { layOut } from "./layOut"
import { aTap, renderInScreen } from "./renderInScreen"

const items = Array.from({ length: 10_000 }, (_, index) => ({ ID: `n${index}`, name: `Animal ${index}` }))
const nameOf = (item: unknown) => (item as (typeof items)[number]).name
const row = (item: unknown) => <Row title={nameOf(item)} tap={aTap()} />

const rowHeight = 50
let page: ReturnType<typeof layOut>

/** What windows rows comes with the first long list; the first rows stand there meanwhile. */
beforeAll(async () => {
  renderInScreen(<List items={items} row={row} />)
  await waitFor(() => expect(document.querySelector(".k-rows-gap")).not.toBeNull())
  cleanup()
})
beforeEach(() => {
  page = layOut(rowHeight)
})
afterEach(() => {
  cleanup()
  page.end()
})

/** Half a screen above, the one in view, and half of one below. */
const mostDrawn = Math.ceil((2 * innerHeight) / rowHeight) + 2
const drawn = () => screen.getAllByRole("listitem").map((node) => node.textContent)
const placed = <List items={items} row={row} block={{ at: "zoo.screen.json#/body/0" }} />
const firstInView = (top: number) => Math.ceil(top / rowHeight)

describe("a list of 10,000 items", () => {
  it("draws those near the view, and tells screen readers how many there are", () => {
    renderInScreen(<List items={items} row={row} />)
    const rows = screen.getAllByRole("listitem")
    expect(rows.length).toBeLessThanOrEqual(mostDrawn)
    expect(document.querySelectorAll("*").length).toBeLessThan(mostDrawn * 10)
    expect(rows.map((node) => node.getAttribute("aria-setsize"))).toEqual(rows.map(() => "10000"))
    expect(rows.map((node) => node.getAttribute("aria-posinset"))).toEqual(rows.map((_, index) => String(index + 1)))
  })

  it("is as high as all of its rows", () => {
    renderInScreen(<List items={items} row={row} />)
    const gap = document.querySelector<HTMLElement>(".k-rows-gap")
    expect(Number.parseFloat(gap?.style.height ?? "") + drawn().length * rowHeight).toBe(10_000 * rowHeight)
  })

  it("draws the rows that are scrolled to, and no longer those far away", () => {
    renderInScreen(<List items={items} row={row} />)
    act(() => page.scrollTo(200_000))
    expect(drawn()).toContain(`Animal ${firstInView(200_000)}`)
    expect(drawn()).toContain(`Animal ${firstInView(200_000 + innerHeight)}`)
    expect(drawn()).not.toContain("Animal 0")
    expect(drawn().length).toBeLessThanOrEqual(mostDrawn)
  })

  it("draws a row once, however many others come and go while it stays", () => {
    const times = new Map<string, number>()
    const counted = (item: unknown) => {
      times.set(nameOf(item), (times.get(nameOf(item)) ?? 0) + 1)
      return row(item)
    }
    renderInScreen(<List items={items} row={counted} />)
    act(() => page.scrollTo(200_000))
    times.clear()
    const before = new Set(drawn())
    for (let rows = 1; rows <= 5; rows += 1) act(() => page.scrollTo(200_000 + rows * rowHeight))
    const come = drawn().filter((name) => !before.has(name))
    expect(come).toHaveLength(5)
    expect([...times]).toEqual(come.map((name) => [name, 1]))
  })

  it("measures rows again that are higher by now: fewer of them are near the view", () => {
    renderInScreen(<List items={items} row={row} />)
    act(() => page.scrollTo(200_000))
    const before = drawn().length
    act(() => page.setRowHeight(2 * rowHeight))
    expect(drawn().length).toBeLessThan(before)
  })

  it("draws the rows that come into view when what stands above them goes away", () => {
    renderInScreen(<List items={items} row={row} />)
    act(() => page.takeAway(5_000))
    expect(drawn()).toContain(`Animal ${firstInView(5_000 + innerHeight)}`)
  })

  it("keeps the row that holds the focus, wherever it is scrolled", () => {
    renderInScreen(<List items={items} row={row} />)
    const focused = screen.getByRole("link", { name: "Animal 3" })
    act(() => focused.focus())
    act(() => page.scrollTo(200_000))
    expect(document.activeElement).toBe(focused)
    expect(drawn().slice(0, 2)).toEqual(["Animal 3", drawn()[1]])
    act(() => page.scrollTo(0))
    expect(document.activeElement).toBe(focused)
  })

  it("knows on the same visit how high its rows were, and on another one nothing", () => {
    const heightOn = (visit: string, top: number) => {
      const { unmount } = renderInScreen(<VisitContext value={visit}>{placed}</VisitContext>)
      act(() => page.scrollTo(top))
      const { height } = screen.getByRole("list").getBoundingClientRect()
      unmount()
      page.scrollTo(0)
      return height
    }
    page.setRowHeight(20)
    expect(heightOn("first", 4_000)).toBe(10_000 * 20)
    page.setRowHeight(rowHeight)
    expect(heightOn("first", 0)).toBeLessThan(10_000 * rowHeight)
    expect(heightOn("second", 0)).toBe(10_000 * rowHeight)
  })

  it("is drawn alike on a fresh page, whatever was drawn in its place before and for a moment while it came", () => {
    const draw = () => {
      const { container, unmount } = renderInScreen(placed)
      act(() => page.setRowHeight(rowHeight))
      const { innerHTML } = container
      unmount()
      return innerHTML
    }
    const fresh = draw()
    page.setRowHeight(10)
    expect(draw()).toBe(fresh)
    page.setRowHeight(400)
    expect(draw()).toBe(fresh)
  })

  it("draws the last rows of what is left when most of it is filtered away", () => {
    const { rerender } = renderInScreen(<List items={items} row={row} />)
    act(() => page.scrollTo(200_000))
    act(() => screen.getByRole("link", { name: `Animal ${firstInView(200_000)}` }).focus())
    rerender(<List items={items.slice(0, 120)} row={row} />)
    expect(drawn()).toContain("Animal 119")
    expect(drawn()).not.toContain("")
  })

  it("draws no row again while the page moves less than a row, and each once while it moves by a screen", () => {
    let drawings = 0
    const counted = (item: unknown) => {
      drawings += 1
      return <Row title={nameOf(item)} />
    }
    renderInScreen(<List items={items} row={counted} />)
    drawings = 0
    for (let top = 0; top < rowHeight; top += 5) act(() => page.scrollTo(top))
    expect(drawings).toBe(0)
    act(() => page.scrollTo(innerHeight))
    expect(drawings).toBeLessThanOrEqual(mostDrawn)
  })
})

describe("other long lists", () => {
  it("a table says how many rows there are, and which of them is drawn", () => {
    const cells = (item: unknown) => <TableRow cells={[{ text: nameOf(item) }]} />
    renderInScreen(<Table caption="Animals" columns={[{ label: "Name" }]} items={items} row={cells} />)
    const table = screen.getByRole("table", { name: "Animals" })
    const rows = within(table).getAllByRole("row")
    expect(table.getAttribute("aria-rowcount")).toBe("10001")
    expect(rows.length).toBeLessThanOrEqual(mostDrawn)
    expect(rows.slice(0, 3).map((one) => [one.textContent, one.getAttribute("aria-rowindex")])).toEqual([
      ["Name", "1"],
      ["Animal 0", "2"],
      ["Animal 1", "3"],
    ])
  })

  it("cards are left out like rows", () => {
    renderInScreen(<CardList items={items} row={(item) => <p>{nameOf(item)}</p>} />)
    expect(drawn().length).toBeLessThanOrEqual(mostDrawn)
  })

  it("a hundred items are all drawn, and say nothing of their place", () => {
    renderInScreen(<List items={items.slice(0, 100)} row={row} />)
    expect(drawn()).toHaveLength(100)
    expect(screen.getAllByRole("listitem")[0]?.getAttributeNames()).toEqual([])
  })
})

describe("itemKey", () => {
  /** Remembers what it was first drawn for. */
  function Remembering({ name }: { readonly name: string }) {
    const [first] = useState(name)
    return <p>{`${name}, was ${first}`}</p>
  }
  const remembering = (item: unknown) => <Remembering name={nameOf(item)} />
  const [one, two] = [items.slice(0, 1), items.slice(1, 2)]

  it.each([
    ["a list", <List key="list" itemKey="ID" items={[...one, ...two]} row={remembering} />],
    ["cards", <CardList key="cards" itemKey="ID" items={[...one, ...two]} row={remembering} />],
  ])("what is drawn for an item of %s goes where it goes", (_, list) => {
    const { rerender } = renderInScreen(list)
    rerender({ ...list, props: { ...list.props, items: [...two, ...one] } })
    expect(drawn()).toEqual(["Animal 1, was Animal 1", "Animal 0, was Animal 0"])
  })
})
