// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { describeComplaint } from "../../../../src/cli/snapshot/describeComplaint"

const folder = join(import.meta.dirname, "../../../../src/cli/snapshot")

/** What the sources that look at pictures write, with 1 for every value. */
const written = ["stage.ts", ...readdirSync(join(folder, "inPage")).map((file) => `inPage/${file}`)].flatMap((file) =>
  [
    ...readFileSync(join(folder, file), "utf8").matchAll(
      /(?:complaints|faults|slips|splits|pale)\.push\(\s*(?:`((?:[^`\\]|\\.)*)`|"([^"]*)")/g,
    ),
  ].map(([, pattern = "", plain = pattern]) => plain.replaceAll(/\$\{[^}]*\}/g, "1")),
)

describe("complaints about pictures", () => {
  it("are Japanese, whatever looks at a picture complains of", () => {
    expect(written.length).toBeGreaterThan(15)
    const said = written.map((line) => (line.startsWith("1 < 1") ? `contrast ${line}` : line)).map(describeComplaint)
    expect(said.filter((line) => !/^(?:[ぁ-んァ-ヶー一-龠、]|“|iPhone|h1)/.test(line))).toEqual([])
  })

  it.each([
    ["sideways: page is 412 wide in 390", "画面が横に動いてしまいます（中身の幅412、画面の幅390）"],
    ["at 320x640: cut off: 1,000,000", "幅320の画面：入力した値が欄に入りきっていません：1,000,000"],
    [
      "at 320x640, text 200 %: clipped: p.k-text “出金 and 入金” by div.k-box “出金”",
      "幅320の画面、文字200%：文が途中で切れています：p.k-text “出金 and 入金”（切っている部品：div.k-box “出金”）",
    ],
    ["headings: 2 of level 1", "画面の見出し（h1）は1つにします（いま2）"],
    ["axe image-alt: #photo", "画像には代替テキストがなければなりません（image-alt）：#photo"],
    ["axe no-such-rule: #photo", "no-such-rule（no-such-rule）：#photo"],
    ["console: Failed to load\nhere", "ブラウザにエラーの記録があります：Failed to load\nhere"],
    ["something new", "something new"],
  ])("%s", (complaint, said) => {
    expect(describeComplaint(complaint)).toBe(said)
  })
})
