import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { AddressBar } from "../../../src/phone/AddressBar"

afterEach(cleanup)

const opened: string[] = []
const bar = (path: string) => <AddressBar path={path} onOpen={(wanted) => opened.push(wanted)} />
const field = () => screen.getByLabelText<HTMLInputElement>("アドレス")

it("says where the app is, but not into what somebody is writing there", () => {
  const { rerender } = render(bar("/a"))
  rerender(bar("/b"))
  expect(field().value).toBe("/b")
  fireEvent.focus(field())
  rerender(bar("/error"))
  expect(field().value).toBe("/b")
  fireEvent.blur(field())
  expect(field().value).toBe("/error")
})

it("opens no page of anybody else", () => {
  render(bar("/a"))
  const isTaken = (text: string) => {
    fireEvent.input(field(), { target: { value: text } })
    return field().checkValidity()
  }
  expect(["/client/withdrawal?type=1", "/", "//www.example.jp/", "https://www.example.jp/"].map(isTaken)).toEqual([
    true,
    true,
    false,
    false,
  ])
})

it("opens what was written, and says again where the app is", () => {
  const { rerender } = render(bar("/a"))
  fireEvent.focus(field())
  fireEvent.input(field(), { target: { value: "/wanted" } })
  rerender(bar("/error"))
  fireEvent.blur(field())
  expect(field().value).toBe("/wanted")
  fireEvent.click(screen.getByRole("button", { name: "開く" }))
  expect(opened).toEqual(["/wanted"])
  expect(field().value).toBe("/error")
})
