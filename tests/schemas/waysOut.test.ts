// @vitest-environment node
import { describe, expect, it } from "vitest"
import { loadDocuments } from "../../renderer/compiler"
import { objectsIn } from "../support/objectsIn"
import { shippedRoot } from "../support/shippedRoot"

interface Way {
  readonly label: string
  readonly ends: boolean
  readonly isPrimary: boolean
}

interface Sheet {
  readonly name: string
  readonly said: string
  readonly ways: readonly Way[]
  /** What is chosen or pressed in its own blocks closes it: that is the way on. */
  readonly isChosenFrom?: boolean
}

const serverWays = (sheet: unknown): readonly Way[] =>
  objectsIn(sheet).flatMap(({ label, action_type: action, button_type: type }) =>
    action === undefined
      ? []
      : [{ label: String(label), isPrimary: type === "primary", ends: String(action).includes("CLOSE_WEBVIEW") }],
  )

const set = loadDocuments(shippedRoot)

const ownSheets: readonly Sheet[] = set.all("sheet").map(({ id, document }) => ({
  name: id,
  said: JSON.stringify(document),
  isChosenFrom: objectsIn([document.body, document.footer]).some((action) => action["do"] === "close-sheet"),
  ways: document.buttons.map(({ label, style, tap }) => ({
    label: String(label),
    isPrimary: style === "primary",
    ends: objectsIn(tap).some((action) => action["do"] === "close-webview"),
  })),
}))

const serverSheets: readonly Sheet[] = set
  .all("call")
  .flatMap(({ id, document }) =>
    Object.entries(document.codes ?? {}).flatMap(([code, { sheet }]) =>
      sheet === undefined ? [] : [{ name: `${id} ${code}`, said: JSON.stringify(sheet), ways: serverWays(sheet) }],
    ),
  )

const sheets = [...ownSheets, ...serverSheets]

describe("a half-sheet", () => {
  it("offers the way that goes on first, wherever there is one", () => {
    expect(sheets.length).toBeGreaterThan(40)
    const asking = sheets.filter(({ isChosenFrom = false }) => !isChosenFrom)
    const wrong = asking.filter(({ ways }) => ways.some(({ ends }) => !ends) && (ways[0]?.ends || !ways[0]?.isPrimary))
    expect(wrong).toEqual([])
  })

  it("that refuses an answer lets it be chosen again, and says what giving up is called", () => {
    const labels = ownSheets
      .find(({ name }) => name === "not-eligible")
      ?.ways.map(({ label, ends }) => ({ label, ends }))
    expect(labels).toEqual([
      { label: "回答を選びなおす", ends: false },
      { label: "申込みをやめる", ends: true },
    ])
  })

  it("that only ends says when to come again or whom to call", () => {
    const ending = sheets.filter(({ ways }) => ways.every(({ ends }) => ends))
    expect(ending.length).toBeGreaterThan(5)
    expect(
      ending.filter(({ said }) => !/\{\{co\.phone\}\}|0120-000-000|時間|しばらく/.test(said)).map(({ name }) => name),
    ).toEqual([])
  })

  it("tells somebody who has an account already to log in, and leads there", () => {
    const known = set.find("sheet", "already-customer")?.document
    expect(objectsIn(known?.buttons[0]?.tap).some((action) => action["do"] === "login")).toBe(true)
  })
})

describe("a screen that needs what an earlier one has handed over", () => {
  const later = set.all("screen").filter(({ document }) => Object.keys(document.needs ?? {}).length > 0)

  it("leads back to a screen also after a killed webview, when nothing lies behind", () => {
    expect(later.length).toBeGreaterThan(10)
    const lost = later.filter(({ document: { header, ...rest } }) => {
      const closes = header?.back === "history" && header.otherwise === undefined
      return closes || objectsIn(rest).some((action) => action["do"] === "back" && action["otherwise"] === undefined)
    })
    expect(lost.map(({ id }) => id)).toEqual([])
  })
})
