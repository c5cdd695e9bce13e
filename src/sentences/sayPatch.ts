import type { PointerEdit } from "../../renderer/editing"
import { segmentsOf } from "../../renderer/pointers"
import { isRecord } from "../domain/json"
import { nameUnseen } from "./nameUnseen"
import { propertyName } from "./properties"

/** What a fix does, before anybody presses it; `valueAt` is what stands at a place now, as far as it was read. */
export const sayPatch = (patch: readonly PointerEdit[], valueAt: (edit: PointerEdit) => unknown): string =>
  [...new Set(patch.map((edit) => sayEdit(edit, "seen" in edit ? edit.seen : valueAt(edit))))].join("。")

function sayEdit(edit: PointerEdit, now: unknown): string {
  const name = propertyName(segmentsOf(edit.pointer).at(-1) ?? "")
  switch (edit.op) {
    case "remove":
      return `${sayPart(now) ?? `「${name}」`}を消します`
    case "insert":
      return `${sayPart(edit.value) ?? "1件"}を加えます`
    case "move":
      return "順番を変えます"
    case "rename":
      return `名前を「${edit.to}」に変えます`
    case "create":
      return "ファイルを加えます"
    case "delete":
      return "ファイルを消します"
    case "write":
      return "ファイルの中身を書きかえます"
    case "set": {
      const [from, to] = sayBoth(now, edit.value)
      if (now === undefined) return to === undefined ? `「${name}」を加えます` : `「${name}」に${to}を書きます`
      if (from === undefined || to === undefined) return `「${name}」を直します`
      return `${from}を${from === to ? asOtherType(edit.value) : ""}${to}に変えます`
    }
  }
}

/** Both by their words; of long texts what differs, with a little of what is around it. */
function sayBoth(now: unknown, next: unknown): readonly [from: string | undefined, to: string | undefined] {
  if (typeof now !== "string" || typeof next !== "string" || Math.max(now.length, next.length) <= longest)
    return [sayPart(now), sayPart(next)]
  let [start, end] = [0, 0]
  const most = Math.min(now.length, next.length)
  while (start < most && now[start] === next[start]) start += 1
  while (end < most - start && now.at(-1 - end) === next.at(-1 - end)) end += 1
  const [from, until] = [Math.max(0, start - around), Math.max(0, end - around)]
  const cut = (text: string) =>
    quote(`${from > 0 ? "…" : ""}${text.slice(from, text.length - until)}${until > 0 ? "…" : ""}`)
  return [cut(now), cut(next)]
}

/** What looks the same is a text or none. */
const asOtherType = (next: unknown): string => (typeof next === "string" ? "、文字としての" : "、文字でない")

const around = 8
const longest = 30

/** A value by its words; undefined for what has none. */
function sayPart(value: unknown): string | undefined {
  if (typeof value === "string") return quote(value)
  if (typeof value === "number" || typeof value === "boolean") return quote(String(value))
  if (!isRecord(value)) return undefined
  const words = ["label", "title", "text", "name", "value", "code"].map((key) => value[key])
  const word = words.find((one) => typeof one === "string" || typeof one === "number")
  return word === undefined ? undefined : quote(String(word))
}

const quote = (text: string): string => `「${nameUnseen(text.length > longest ? `${text.slice(0, longest)}…` : text)}」`
