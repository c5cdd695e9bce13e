import { render } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { LineBreaking } from "../../../src/components/shared/LineBreaking"

const sentence = "投資信託の取引経験を教えてください"

function drawnWhere(browserKnowsLineBreaking: boolean): HTMLElement {
  vi.stubGlobal("CSS", { supports: () => browserKnowsLineBreaking })
  return render(<LineBreaking text={sentence} />).container
}

describe("LineBreaking", () => {
  afterEach(() => vi.unstubAllGlobals())

  it("leaves the words alone where the browser knows phrases", () => {
    expect(drawnWhere(true).innerHTML).toBe(sentence)
  })

  it("marks where a line may end where it does not, and changes no letter", () => {
    const place = drawnWhere(false)
    expect(place.innerHTML).toBe("投資信託の<wbr>取引経験を<wbr>教えてください")
    expect(place.textContent).toBe(sentence)
  })
})
