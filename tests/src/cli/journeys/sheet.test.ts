// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, describe, expect, it } from "vitest"
import type { Case } from "../../../../src/cli/journeys/cases"
import { readCsv, writeCsv } from "../../../../src/cli/journeys/csv"
import { endingOf } from "../../../../src/cli/journeys/ending"
import { caseWords } from "../../../../src/cli/journeys/caseWords"
import { CommandError } from "../../../../src/cli/failure"
import { readMarkdown, writeMarkdown } from "../../../../src/cli/journeys/markdown"
import { saveSheet } from "../../../../src/cli/journeys/saveSheet"
import { createTextLoader } from "../../../../renderer/compiler"
import { createRandom } from "../../../../src/domain/random"

const folder = mkdtempSync(join(tmpdir(), "kamishibai-sheet-"))
afterAll(() => rmSync(folder, { recursive: true }))

const step: Case["steps"][number] = {
  screen: "gate",
  name: "門（gate）",
  answers: [{ form: "gate", field: "age", label: "年齢", control: "text", value: "=1+1" }],
  taps: [],
  corrections: [],
  button: { key: "next", label: "次へ" },
  leads: ["cage"],
  pressed: [],
  calls: [],
  open: [],
}
const visit: Case = {
  title: "大人",
  shows: [],
  start: { ctx: { today: "2025-01-16" } },
  given: ["二十歳の方"],
  steps: [step, { ...step, screen: "cage", answers: [], leads: [] }],
}
const child: Case = { ...visit, title: "子ども", entry: "GATE" }
const documents = {
  "cage.screen.json": {
    kind: "screen",
    id: "cage",
    title: "おり",
    data: { session: { call: "zoo/keeper" } },
    body: [
      {
        widget: "accordion",
        label: "回答",
        body: [{ title: "名前", change: { key: "edit", label: "修正する", name: "名前を修正する", tap: [] } }],
      },
    ],
    footer: [{ widget: "button", key: "feed", label: "えさをやる", tap: [] }],
  },
  "app.json": { kind: "app", id: "app", routes: { "/zoo/cage": { screen: "cage" } } },
  "closed.sheet.json": {
    kind: "sheet",
    id: "closed",
    title: "閉園しました",
    buttons: [{ key: "leave", label: "門へ戻る", tap: [] }],
  },
  "calls/zoo/keeper.call.json": { kind: "call", id: "zoo/keeper", description: "飼育係を呼ぶ。" },
}
const words = caseWords(
  createTextLoader()(new Map(Object.entries(documents).map(([file, value]) => [file, JSON.stringify(value)]))),
)
const names = {
  titles: new Map([
    ["gate", "門"],
    ["cage", "おり"],
  ]),
  labels: {},
  words,
}
const papers = { after: "gate", label: "身分証", choices: [{ label: "二十歳の方", values: {} }] }
const model = { start: { ctx: { today: "2025-01-15", nfcAvailable: true } }, given: [papers] }
const saving = { flow: "zoo", names, model, route: "/zoo" }
const save = (format: "csv" | "md" | "xlsx", cases: readonly Case[] = [visit, child]) =>
  saveSheet(cases, { ...saving, format, out: join(folder, `zoo.${format}`) })
const read = (name: string) => readFileSync(join(folder, name), "utf8")

/** As spreadsheets write it: each letter by the bytes that are read as it. */
function toShiftJis(text: string): Buffer {
  const decoder = new TextDecoder("shift_jis")
  const pairs = Array.from({ length: 0x7d }, (_, lead) =>
    Array.from({ length: 0xbd }, (_none, trail) => [lead + 0x81, trail + 0x40]),
  ).flat()
  const bytes = new Map(pairs.map((pair) => [decoder.decode(Buffer.from(pair)), pair]))
  return Buffer.from([...text].flatMap((letter) => bytes.get(letter) ?? [letter.codePointAt(0) ?? 0]))
}

describe("a file of cells", () => {
  it("is read as it was written, whatever stands in it", () => {
    const random = createRandom(7)
    const letters = ['"', ",", "\n", "=", "+", "-", "@", "'", "あ", " ", "\t", ""]
    const text = () => Array.from({ length: random.whole(5) }, () => letters[random.whole(letters.length)]).join("")
    for (let round = 0; round < 500; round += 1) {
      const rows = Array.from({ length: 1 + random.whole(4) }, () => ["番号", text(), text()])
      expect(readCsv(writeCsv(rows))).toEqual(rows)
    }
  })

  it("has the mark of its letters, and no cell that a spreadsheet would run", () => {
    const written = writeCsv([["=1+1", "+81", "-1", "@a", "\tb", "ふつう"]])
    expect(written.startsWith("\uFEFF'=1+1,'+81,'-1,'@a,")).toBe(true)
  })
})

describe("a table of Markdown", () => {
  it("is read as it was written, whatever stands in it", () => {
    const random = createRandom(7)
    const letters = ["|", "\\", "\n", "あ", "-", "*", ""]
    const text = () => Array.from({ length: random.whole(5) }, () => letters[random.whole(letters.length)]).join("")
    for (let round = 0; round < 500; round += 1) {
      const cells = () => [text(), text()].map((cell) => cell.trim())
      const rows = [["番号", "手順", "メモ"], ...Array.from({ length: random.whole(4) }, () => ["1", ...cells()])]
      expect(readMarkdown(writeMarkdown(rows))).toEqual(rows)
    }
  })

  it("is read as an editor has laid it out, and not where anything stands beside it", () => {
    const rows = [
      ["番号", "結果"],
      ["1", "合格"],
    ]
    expect(readMarkdown("| 番号 | 結果 |\r\n| :--- | ---: |\r\n|   1  | 合格  |\r\n\r\n")).toEqual(rows)
    expect(readMarkdown(`# 試験の結果\n\n${writeMarkdown(rows)}`)).toBeUndefined()
    expect(readMarkdown("")).toEqual([])
  })
})

describe("cases for people", () => {
  it("are a line for each screen, with what to do and what has to follow", async () => {
    expect(await save("csv")).toMatch(/zoo\.csv に書きました（2ケース、4手順）。$/)
    const [heading, first, second] = readCsv(read("zoo.csv"))
    expect(heading).toHaveLength(12)
    expect(first?.slice(1, 8)).toEqual([
      "1",
      "大人",
      "新しいお客さま\nきょう：2025年1月16日\nカードを読み取れる端末であること：はい\n開くアドレス：/zoo\n身分証：二十歳の方",
      "1",
      "門（gate）",
      "年齢: =1+1\n「次へ」を押す",
      "「おり」に進む",
    ])
    expect(second?.slice(2, 6)).toEqual(["", "", "2", "おり（cage）"])
  })

  it.each([
    ["nowhere/zoo.csv", "フォルダ「.*nowhere」がありません"],

    [".", "はフォルダです"],
  ])("say in Japanese why they cannot be written into %s", async (out, said) => {
    const saved = saveSheet([child], { ...saving, format: "csv", out: join(folder, out) })
    await expect(saved).rejects.toThrow(new RegExp(said))
    await expect(saved).rejects.toBeInstanceOf(CommandError)
  })

  it("name the world that they begin in, or the state of a screen that is opened in place of it", async () => {
    const worldAt = (point: string | undefined) =>
      point === undefined ? undefined : { title: `${point}の世界`, hasOwnDay: true }
    const out = join(folder, "worlds.csv")
    await saveSheet([child, { ...visit, state: "empty", steps: [step] }], { ...saving, worldAt, format: "csv", out })
    const [, first, , last] = readCsv(read("worlds.csv"))
    expect(first?.[3]?.split("\n")).toEqual([
      "「門（gate）」から続けるお客さま（再開位置 GATE）",
      "カードを読み取れる端末であること：はい",
      "シミュレーターの「サーバー」で選ぶ世界：GATEの世界",
      "開くアドレス：/zoo",
      "身分証：二十歳の方",
    ])
    expect(last?.[3]).toBe("シミュレーターの「画面」で、「門（gate）」の状態「空」を開く")
  })

  it("say what has to be answered, and pressed, to leave a flow", () => {
    const status = { operator: "is", operands: [{ "@get": ["session", "status"] }, "READ_ERROR"] }
    const exit = {
      name: "closed",
      label: "帰る",
      by: "",
      needs: [{ when: status, holds: false }],
      key: "feed",
      to: "/home",
    }
    const after = ["session:offline", "sheet:closed:leave"]
    expect(endingOf({ ...exit, after }, { from: "cage", isPressed: false }, names)).toEqual({
      arranged: [
        "次のようにしておく：「状態 が 「READ_ERROR」 である」ではない",
        "シミュレーターの「サーバー」の「障害」で、通信「zoo/keeper」（飼育係を呼ぶ）に「通信できない」を起こす",
      ],
      pressed: ["「えさをやる」を押す", "「閉園しました」で「門へ戻る」を押す"],
      expected: "/home に進む（帰る）",
    })
    const pressed = endingOf({ ...exit, after: [], to: "sheet:closed" }, { from: "cage", isPressed: true }, names)
    expect(pressed).toMatchObject({ pressed: [], expected: "「閉園しました」が出る（帰る）" })
  })

  it("say what is seen, and what lies closed around it, where something is tapped", () => {
    expect(words.tapping({ key: "edit", label: "名前を修正する" })).toBe("「回答」を開き、「名前」の「修正する」")
    expect(words.tapping({ key: "feed", label: "えさをやる" })).toBe("「えさをやる」")
    expect(words.title("/zoo/cage")).toBe("おり")
    expect(words.title("cage")).toBe("おり")
    expect(words.title("/elsewhere")).toBeUndefined()
  })

  it("press what comes over the screen on the way", async () => {
    const out = join(folder, "pressed.csv")
    const covered = { ...step, pressed: [{ sheet: "closed", button: "leave" }] }
    await saveSheet([{ ...visit, steps: [covered, covered] }], { ...saving, format: "csv", out })
    expect(readCsv(read("pressed.csv"))[1]?.[6]).toBe(
      "年齢: =1+1\n「次へ」を押す\n「閉園しました」で「門へ戻る」を押す",
    )
  })

  it("say what hands do where a value says something else", () => {
    const asked = { form: "gate", field: "age", label: "年齢" }
    expect(words.answer({ ...asked, control: "document-list", value: ["a", "b"] })).toBe("すべて開く")
    expect(words.answer({ ...asked, control: "upload", value: ["u"] })).toBe("画像を1枚選ぶ")
    expect(words.answer({ ...asked, control: "yes-no", value: "NO" })).toBe("いいえ")
    expect(words.answer({ ...asked, control: "date", value: "2025-02-01" })).toBe("2025年2月1日")
    const rows = [
      [
        { ...asked, control: "text", value: "レオ", label: "名前" },
        { ...asked, control: "read-only", value: "ライオン", label: "種類" },
        { ...asked, control: "select", value: "M", label: "性別", text: "おす" },
      ],
    ]
    expect(words.answer({ ...asked, control: "repeater", value: [{}], rows })).toBe("名前 レオ / 性別 おす")
  })

  it("keep what testers have filled in, by the case, also where cases come before it", async () => {
    await save("csv", [child])
    const rows = readCsv(read("zoo.csv"))
    writeFileSync(
      join(folder, "zoo.csv"),
      writeCsv(rows.map((row, at) => (at === 1 ? [...row.slice(0, 8), "○", "鈴木", "", ""] : row))),
    )
    expect(await save("csv")).toContain("引き継いだ結果 1件")
    const filled = readCsv(read("zoo.csv")).filter((row) => row[8] === "○")
    expect(filled.map((row) => [row[1], row[2], row[9]])).toEqual([["2", "子ども", "鈴木"]])
  })

  it("keep it in a table of Markdown too, and do not write over what stands beside the table", async () => {
    await save("md", [child])
    const [headings = [], first = [], ...rest] = readMarkdown(read("zoo.md")) ?? []
    const filled = [...first.slice(0, 8), "合格", "鈴木", "", "文が\n長い|狭い"]
    writeFileSync(join(folder, "zoo.md"), writeMarkdown([headings, filled, ...rest]))
    expect(await save("md")).toContain("引き継いだ結果 1件")
    const kept = readMarkdown(read("zoo.md"))?.filter((row) => row[8] === "合格")
    expect(kept?.map((row) => [row[1], row[9], row[11]])).toEqual([["2", "鈴木", "文が\n長い|狭い"]])
    const noted = `${read("zoo.md")}\n残り：2件\n`
    writeFileSync(join(folder, "zoo.md"), noted)
    await expect(save("md")).rejects.toThrow(/zoo\.md」は、このコマンドで書いた表として読み取れない/)
    expect(read("zoo.md")).toBe(noted)
    rmSync(join(folder, "zoo.md"))
  })

  it.each(["md", "csv"] as const)(
    "keep it behind all others where the documents do not have the case any more: %s",
    async (format) => {
      const out = join(folder, `gone.${format}`)
      const rowsOf = () => (format === "md" ? (readMarkdown(read("gone.md")) ?? []) : readCsv(read("gone.csv")))
      const filledIn = () => rowsOf().flatMap((row) => (row[8] === "不合格" ? [[row[1], row[2], row[11]]] : []))
      await saveSheet([child, visit], { ...saving, format, out })
      const rows = rowsOf().map((row, at) => (at === 1 ? [...row.slice(0, 8), "不合格", "", "", "門が開かない"] : row))
      writeFileSync(out, (format === "md" ? writeMarkdown : writeCsv)(rows))
      for (const _again of [1, 2]) {
        const said = await saveSheet([visit], { ...saving, format, out })
        expect(said).toContain("いまの文書にないケースの結果 1件は、表の終わりに番号「以前」で残しました。")
        expect(said).not.toContain("引き継いだ")
        expect(filledIn()).toEqual([["以前", "子ども", "門が開かない"]])
        expect(rowsOf().at(-1)?.[8]).toBe("不合格")
      }
      // The case is back, and so is what was filled in.
      expect(await saveSheet([visit, child], { ...saving, format, out })).toContain("引き継いだ結果 1件")
      expect(filledIn()).toEqual([["2", "子ども", "門が開かない"]])
    },
  )

  it.each(["md", "csv"] as const)(
    "keep columns and lines that testers have added, wherever they stand: %s",
    async (format) => {
      const out = join(folder, `own.${format}`)
      const rowsOf = () => (format === "md" ? (readMarkdown(read("own.md")) ?? []) : readCsv(read("own.csv")))
      const write = (rows: readonly (readonly string[])[]) =>
        writeFileSync(out, (format === "md" ? writeMarkdown : writeCsv)(rows))
      await saveSheet([child, visit], { ...saving, format, out })
      const added = ["端末", "iPhone", "", "", "Pixel"]
      const own = ["", "", "回転させる", "", "", "", "横にする", "崩れない", "", "", "", "", "iPad"]
      // One column before those of the sheet, one line below them.
      write([...rowsOf().map((row, at) => [added[at] ?? "", ...row]), ["", ...own.slice(0, 12)]])
      for (const _again of [1, 2]) {
        const said = await saveSheet([visit], { ...saving, format, out })
        expect(said).toContain("1ケース、2手順、引き継いだ結果 1件")
        expect(said).toContain("いまの文書にないケースの結果 1件")
        expect(rowsOf().map((row) => [row[1], row[12]])).toEqual([
          ["番号", "端末"],
          ["1", ""],
          ["1", "Pixel"],
          ["以前", "iPhone"],
          ["", ""],
        ])
        expect(rowsOf().at(-1)).toEqual([...own.slice(0, 12), ""])
      }
    },
  )

  it("keep it where a spreadsheet has saved the table as Shift_JIS", async () => {
    const out = join(folder, "excel.csv")
    await saveSheet([child], { ...saving, format: "csv", out })
    const rows = readCsv(read("excel.csv")).map((row, at) =>
      at === 1 ? [...row.slice(0, 8), "合格", "", "", ""] : row,
    )
    writeFileSync(out, toShiftJis(writeCsv(rows).replace("\uFEFF", "")))
    expect(await saveSheet([child], { ...saving, format: "csv", out })).toContain("引き継いだ結果 1件")
  })

  it("are not written over a book that may be filled in, nor over what is no table", async () => {
    const [book, other] = [join(folder, "again.xlsx"), join(folder, "other.csv")]
    await saveSheet([child], { ...saving, format: "xlsx", out: book })
    const before = readFileSync(book)
    await expect(saveSheet([child], { ...saving, format: "xlsx", out: book })).rejects.toThrow(
      /again\.xlsx」はもうあります。.*again\.csv」という名前のCSV/,
    )
    expect(readFileSync(book).equals(before)).toBe(true)
    await saveSheet([child], { ...saving, format: "csv", out: join(folder, "again.csv") })
    expect(await saveSheet([child], { ...saving, format: "xlsx", out: book })).toContain("again.xlsx に書きました")
    writeFileSync(other, "住所,電話\r\n")
    await expect(saveSheet([child], { ...saving, format: "csv", out: other })).rejects.toBeInstanceOf(CommandError)
    expect(readFileSync(other, "utf8")).toBe("住所,電話\r\n")
  })

  it("are a table to read, and a book of a spreadsheet", async () => {
    await save("md")
    expect(read("zoo.md")).toContain("| 年齢: =1+1<br>「次へ」を押す | 「おり」に進む |")
    await save("xlsx")
    expect(readFileSync(join(folder, "zoo.xlsx")).subarray(0, 2).toString()).toBe("PK")
  })
})
