// @vitest-environment node
import { spawn } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { afterEach, beforeEach, expect, it } from "vitest"

const home = fileURLToPath(new URL("../../..", import.meta.url))

let built = ""
beforeEach(() => (built = mkdtempSync(join(tmpdir(), "built-"))))
afterEach(() => rmSync(built, { recursive: true }))

/** What it says, and how it ends, of a start that comes to nothing. */
async function startWith(environment: Record<string, string>) {
  const env = { ...process.env, PORT: "0", DATABASE_URL: "", DATA_DIR: "", BUILT: built, ...environment }
  const child = spawn(process.execPath, ["src/cli/begin.mjs", "src/cli/main.ts", "start"], { cwd: home, env })
  let said = ""
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (said += chunk.toString()))
  const code = await new Promise((resolve) => child.once("close", resolve))
  return { code, said }
}

it("with a key that is none ends with one sentence and its exit code, although the database was open", async () => {
  writeFileSync(join(built, "index.html"), "")
  expect(await startWith({ RELEASE_KEY: "nonsense" })).toEqual({
    code: 2,
    said: "環境変数 RELEASE_KEY の鍵を読み取れません。PEM形式（PKCS#8）のEd25519の秘密鍵を指定してください。\n",
  })
})

it("without the app that it is to serve says so, instead of serving nothing", async () => {
  const { code, said } = await startWith({})
  expect([code, said.split("。")[0]]).toEqual([
    2,
    `環境変数 BUILT のフォルダ「${built}」に、組み立てたアプリがありません`,
  ])
})
