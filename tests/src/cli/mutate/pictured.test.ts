// @vitest-environment node
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, it } from "vitest"
import { createPictured } from "../../../../src/cli/mutate/pictured"

it("knows which kept picture says a text that stands nowhere else", () => {
  const folder = mkdtempSync(join(tmpdir(), "pictured-"))
  mkdirSync(join(folder, "photo"))
  writeFileSync(join(folder, "photo", "sending.dom.txt"), "<p>\n  送信しています\n  もう一度送る\n")
  const texts = new Map([
    ["messages.json", '{ "sending": "送信しています", "again": "もう一度送る", "done": "確認しました" }'],
    ["a.screen.json", '{ "text": "もう一度送る" }'],
  ])
  const picturedIn = createPictured(folder, texts)
  const word = (before: string, kind: "word" | "number" = "word") =>
    picturedIn({ kind, file: "messages.json", pointer: "/a", before: JSON.stringify(before), after: '"あ"' })
  expect(word("送信しています")).toBe("photo/sending")
  expect(word("もう一度送る")).toBeUndefined()
  expect(word("確認しました")).toBeUndefined()
  expect(word("送信しています", "number")).toBeUndefined()
  expect(createPictured(join(folder, "none"), texts)).toBeTypeOf("function")
})
