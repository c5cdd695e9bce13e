// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, it } from "vitest"
import { sayDisk, sayUnopened } from "../../../src/cli/outsideErrors"
import { openDatabase } from "../../../src/sandbox"

const failing = (opening: Promise<unknown>) =>
  opening.then(
    () => undefined,
    (error: unknown) => error,
  )

it("says of a database server that does not answer what to look at", async () => {
  const error = await failing(openDatabase({ url: "postgres://127.0.0.1:1/zoo" }))
  expect(sayUnopened(error)).toBe(
    "データベースを開けません（connect ECONNREFUSED 127.0.0.1:1）。動いていることと、環境変数 DATABASE_URL を確かめてから、もう一度実行してください。",
  )
})

it("says of a folder that can keep no database which one it is", async () => {
  const home = mkdtempSync(join(tmpdir(), "zoo-"))
  const dataDir = join(home, "file")
  writeFileSync(dataDir, "")
  expect(sayUnopened(await failing(openDatabase({ dataDir })))).toMatch(
    /^データベースのフォルダ「.*\/file」を開けません(（[^[）]+）)?。環境変数 DATA_DIR に、書き込めるフォルダを指定してください。$/,
  )
  rmSync(home, { recursive: true })
})

const broken = (code: string, path?: string) => Object.assign(new Error(code), { code, ...(path && { path }) })

it.each([
  [
    "ENOSPC",
    "ディスクに空きがないため、「a.json」に書き込めませんでした。空きを作ってから、もう一度実行してください。",
  ],
  ["EROFS", "「a.json」を読み書きする権限がありません。権限を確かめてから、もう一度実行してください。"],
  ["EISDIR", "「a.json」はフォルダのため、読み書きできません。"],
  ["ENOTDIR", "「a.json」を作れません。同じ名前のファイルがないか確かめてください。"],
  ["ENOENT", "「a.json」がありません。"],
  ["EPIPE", undefined],
])("says of %s what is in the way", (code, sentence) => {
  expect(sayDisk(broken(code, "a.json"))).toBe(sentence)
})

it("says nothing of what it does not know", () => {
  expect([sayDisk("nope"), sayDisk(new Error("nope")), sayUnopened(broken("ENOENT", "a.json"))]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
