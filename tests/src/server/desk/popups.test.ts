// @vitest-environment node
import { describe, expect, it } from "vitest"
import { loadDocuments } from "../../../../renderer/compiler"
import { placeOfPart } from "../../../../src/server/desk/drawnParts"
import { shippedRoot } from "../../../support/shippedRoot"

const set = loadDocuments(shippedRoot)
const place = (screen: string, text: string) => placeOfPart(set, { kind: "popup", screen, text })

describe("a popup in the picture", () => {
  it("leads to the action that opens it, and one about leaving to the header", () => {
    expect(place("onboarding", "ここまでの入力内容は削除されます。よろしいですか？")).toMatchObject({
      file: "account-opening/onboarding.screen.json",
    })
    expect(place("inquiry", "入力内容は保存されません。前の画面に戻りますか？")).toMatchObject({
      file: expect.stringMatching(/^inquiry\//) as unknown,
      pointer: "/header/ask",
    })
    expect(place("onboarding", "どの文書にもない文")).toBeUndefined()
  })

  it("is found by its words where values are filled in", () => {
    const written = set
      .all("screen")
      .flatMap(({ id, file, document }) => popupsIn(document).map((text) => ({ id, file, text })))
      .filter(({ text }) => /\{[^{}]+\}/.test(text))
    expect(written.length).toBeGreaterThan(3)
    for (const { id, file, text } of written)
      expect([text, place(id, text.replaceAll(/\{[^{}]+\}/g, "見本"))?.file]).toEqual([text, file])
  })
})

function popupsIn(value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null) return []
  const { do: action, text } = value as Readonly<Record<string, unknown>>
  const own = action === "popup" && typeof text === "string" ? [text] : []
  return [...own, ...Object.values(value).flatMap(popupsIn)]
}
