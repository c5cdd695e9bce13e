// @vitest-environment node
import { expect, it } from "vitest"
import type { PointerEdit } from "../../../renderer/editing"
import { sayPatch } from "../../../src/sentences"

const says = (edit: PointerEdit, now?: unknown) => sayPatch([edit], () => now)
const set = (value: string, seen: string): PointerEdit => ({
  op: "set",
  file: "lion.json",
  pointer: "/title",
  value,
  seen,
})

it("says both values of a short text", () => {
  expect(says(set("ライオン", "ライオソ"))).toBe("「ライオソ」を「ライオン」に変えます")
})

it("says that a value becomes a text where both look the same, and the other way round", () => {
  const title = { op: "set", file: "lion.json", pointer: "/title" } as const
  expect(says({ ...title, value: "5", seen: 5 })).toBe("「5」を、文字としての「5」に変えます")
  expect(says({ ...title, value: true, seen: "true" })).toBe("「true」を、文字でない「true」に変えます")
})

it("says of a long text what differs in it", () => {
  const text = (end: string) => `ライオンの朝ごはんは毎朝八時に飼育員が運んできます。量は${end}。`
  expect(says(set(text("{meat|yen}と骨"), text("{meat｜yen}と骨")))).toBe(
    "「…。量は{meat｜yen}と骨。」を「…。量は{meat|yen}と骨。」に変えます",
  )
  expect(says(set(`${text("二キロ")}水も`, text("二キロ")))).toBe(
    "「…す。量は二キロ。」を「…す。量は二キロ。水も」に変えます",
  )
})

it("says what comes, goes and is called otherwise", () => {
  expect(says({ op: "remove", file: "a.json", pointer: "/rows/0", seen: { label: "ねこ" } })).toBe("「ねこ」を消します")
  expect(says({ op: "insert", file: "a.json", pointer: "/rows/0", value: { label: "ねこ" } })).toBe(
    "「ねこ」を加えます",
  )
  expect(says({ op: "rename", file: "a.json", pointer: "/titel", to: "title" })).toBe("名前を「title」に変えます")
})

it.each([
  ["ライ\u200Bオン", "ライ［見えない文字 U+200B］オン"],
  ["ライオン\u200E", "ライオン［見えない文字 U+200E］"],
  ["ライ\tオン\r", "ライ［タブ］オン［改行］"],
  ["\u3000 ライオン\n", "［全角の空白］［空白］ライオン［改行］"],
  ["\u00A0ライオン", "［見えない文字 U+00A0］ライオン"],
])("names what nobody sees of a text: %j", (seen, said) => {
  expect(says(set("ライオン", seen))).toBe(`「${said}」を「ライオン」に変えます`)
})

it("names what nobody sees in a long text", () => {
  const text = (end: string) => `ライオンの朝ごはんは毎朝八時に飼育員が運んできます。量は${end}`
  expect(says(set(text("二キロ"), text("二\u200Bキロ")))).toBe(
    "「…できます。量は二［見えない文字 U+200B］キロ」を「…できます。量は二キロ」に変えます",
  )
  expect(says(set(text("二キロ"), text("二キロ\u3000")))).toBe(
    "「…ます。量は二キロ［全角の空白］」を「…ます。量は二キロ」に変えます",
  )
})

it("leaves what is seen of a text as it is", () => {
  const seen = "一 行\n二\u3000行 \u{1F468}\u200D\u{1F469} \u{1F3F4}\u{E0067}\u{E007F}"
  expect(says(set("一行", seen))).toBe(`「${seen}」を「一行」に変えます`)
})
