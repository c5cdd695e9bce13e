import { render } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { Phrases } from "../../../../src/widgets/displays/Phrases"

const sentence = "投資信託の取引経験を教えてください"

function drawnWhere(browserKnowsPhrases: boolean): HTMLElement {
  vi.stubGlobal("CSS", { supports: () => browserKnowsPhrases })
  return render(<Phrases text={sentence} />).container
}

describe("Phrases", () => {
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
