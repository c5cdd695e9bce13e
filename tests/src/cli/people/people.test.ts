// @vitest-environment node
import { describe, expect, it } from "vitest"
import { addPerson } from "../../../../src/cli/people/people"
import type { ReleaseServer } from "../../../../src/cli/release/server"

const kato = { name: "加藤 新", roles: "編集" }
const terminal = { print: () => undefined }
const who = "すでに登録されている人がいます。--as に「管理」の役割の人のログイン名を付け、"

describe("people add", () => {
  it.each([
    ["password", `${who}その人のパスワードを環境変数 DESK_PASSWORD に入れて、もう一度実行してください。`],
    ["demo", `${who}もう一度実行してください。`],
  ])("says what it lacks where nobody is named and people are there already: %s", async (source, sentence) => {
    const server: ReleaseServer = {
      get: async () => ({ status: 200, body: { source } }),
      post: async () => ({ status: 401, body: { kind: "signed-out" } }),
    }
    await expect(addPerson("kato", kato, terminal, server)).rejects.toThrow(sentence)
  })
})
