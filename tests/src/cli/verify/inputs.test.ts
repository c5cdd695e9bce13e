// @vitest-environment node
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { readInputs } from "../../../../src/cli/verify/inputs"
import { shippedRoot } from "../../../support/shippedRoot"

let root: string
let before: Keys
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "inputs-"))
  cpSync(shippedRoot, join(root, "schemas"), { recursive: true })
  for (const file of ["src/main.ts", "tests/baselines/mail_auth/empty.dom.txt", "package-lock.json"]) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), "as it was")
  }
  before = keysNow()
})
afterAll(() => rmSync(root, { recursive: true }))

type Keys = Readonly<Record<string, string>>

function keysNow(): Keys {
  const { code, everything, journey } = readInputs(root, false)
  return {
    code,
    everything,
    withdrawal: journey(["client_withdrawal"]),
    mail: journey(["mail_auth"]),
    anything: journey(["*"]),
  }
}

/** Which keys are others than before, after one file was. */
function changedBy(file: string): readonly string[] {
  const path = join(root, file)
  const text = readFileSync(path, "utf8")
  writeFileSync(path, text.replace(/"title": "/, '"title": "別の') + "\n")
  try {
    return Object.entries(keysNow()).flatMap(([name, key]) => (key === before[name] ? [] : [name]))
  } finally {
    writeFileSync(path, text)
  }
}

describe("what results depend on", () => {
  it.each([
    ["src/main.ts", ["code", "everything", "withdrawal", "mail", "anything"]],
    ["package-lock.json", ["code", "everything", "withdrawal", "mail", "anything"]],
    ["schemas/calls/aco/progress.call.json", ["everything", "withdrawal", "mail", "anything"]],
    ["schemas/app.json", ["everything", "withdrawal", "mail", "anything"]],
    ["schemas/withdrawal/client_withdrawal.screen.json", ["everything", "withdrawal", "anything"]],
    ["schemas/withdrawal/withdrawal.form.json", ["everything", "withdrawal", "anything"]],
    ["schemas/account-opening/name_input.screen.json", ["everything", "anything"]],
    ["tests/baselines/mail_auth/empty.dom.txt", ["everything", "anything"]],
  ])("changes with %s: %j", (file, expected) => {
    expect(changedBy(file)).toEqual(expected)
  })
})
