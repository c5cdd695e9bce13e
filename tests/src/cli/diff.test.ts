// @vitest-environment node
import { execFileSync } from "node:child_process"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { runCommand } from "../../../src/cli/program"
import { copyShipped } from "../../support/shippedCopy"
import { shippedRoot } from "../../support/shippedRoot"

const copy = copyShipped()
const screen = "withdrawal/client_withdrawal.screen.json"
const sentence = "「出金」の見出しの文章：「いくら出金しますか」 → 「いくらにしますか」"

beforeAll(() => {
  const git = (...parameters: readonly string[]) => execFileSync("git", parameters, { cwd: copy.root, stdio: "ignore" })
  git("init")
  git("add", ".")
  git("-c", "user.name=a", "-c", "user.email=a@example.com", "commit", "-m", "as shipped")
  copy.replace(screen, "いくら出金しますか", "いくらにしますか")
})
afterAll(() => copy.remove())

async function run(...parameters: readonly string[]) {
  const [out, err]: [string[], string[]] = [[], []]
  const code = await runCommand(["diff", ...parameters], {
    print: (text) => void out.push(text),
    printError: (text) => void err.push(text),
  })
  return { code, out: out.join("\n"), err: err.join("\n") }
}

it("screens check tells what was changed since a version and no release may change, in the words of the desk", async () => {
  copy.replace("calls/legacy/withdrawal_confirm.call.json", '"effect": "read"', '"effect": "write"')
  const out: string[] = []
  const terminal = { print: (text: string) => void out.push(text), printError: () => undefined }
  await runCommand(["check", "--since", "HEAD", "--root", copy.root], terminal)
  expect(out.join("\n")).toContain(
    "通信の取り決め（effect）はプログラムと一緒に変える必要があります。リリースでは変えられません。 [release-call]",
  )
  copy.replace("calls/legacy/withdrawal_confirm.call.json", '"effect": "write"', '"effect": "read"')
})

describe("screens diff", () => {
  it("tells what two folders differ in, in the words of the desk", async () => {
    expect(await run(shippedRoot, copy.root)).toEqual({
      code: 0,
      out: `${screen}\n  ${sentence}\n\n合計: 1か所`,
      err: "",
    })
  })

  it("compares a version that git knows with the documents as they are now", async () => {
    expect((await run("HEAD", "--root", copy.root)).out).toContain(sentence)
  })

  it("says that nothing is different", async () => {
    expect(await run(shippedRoot, shippedRoot)).toEqual({ code: 0, out: "違いはありません。", err: "" })
  })

  it("gives places and values to programs", async () => {
    const { changes } = JSON.parse((await run(shippedRoot, copy.root, "--json")).out) as { changes: object[] }
    expect(changes[0]).toMatchObject({ file: screen, difference: { kind: "changed", to: "/body/1/text" } })
  })

  it("knows no such folder and no such version", async () => {
    const { code, err } = await run("nowhere", "--root", copy.root)
    expect([code, err]).toEqual([2, expect.stringContaining("「nowhere」というフォルダも、Gitの版もありません。")])
  })
})
