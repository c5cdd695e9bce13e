import { cleanup, fireEvent, screen } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import { Banner } from "../../../src/components/banner/Banner"
import { aTap, renderInScreen } from "./renderInScreen"

afterEach(cleanup)

describe("Banner", () => {
  it("leads on by its picture, which says what it is about", () => {
    const tap = aTap()
    renderInScreen(<Banner image="https://img.example/1.png" alt="はじめての投資信託" tap={tap} />)
    fireEvent.click(screen.getByRole("link", { name: "はじめての投資信託" }))
    expect([screen.getByRole("img").getAttribute("src"), tap.count()]).toEqual(["https://img.example/1.png", 1])
  })

  it("has its words in place of a picture that does not come, and of one that there is not", () => {
    const { rerender } = renderInScreen(<Banner image="https://img.example/gone.png" alt="はじめての投資信託" />)
    fireEvent.error(screen.getByRole("img"))
    expect(screen.queryByRole("img")).toBeNull()
    expect(screen.getByText("はじめての投資信託")).toBeDefined()
    rerender(<Banner image={undefined} alt="指数に投資するETF" />)
    expect(screen.getByText("指数に投資するETF")).toBeDefined()
  })
})
