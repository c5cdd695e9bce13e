// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, expect, it } from "vitest"
import { compareGeneratedFiles } from "../../../src/cli/generatedFiles"
import { CommandError } from "../../../src/cli/failure"
import { generateIcons } from "../../../src/cli/generateIcons"
import { generateLeavingActions } from "../../../src/cli/generateLeavingActions"
import { definitions } from "../../../src/definitions"
import { copyShipped, type ShippedCopy } from "../../support/shippedCopy"

let copy: ShippedCopy | undefined
afterEach(() => copy?.remove())

it("says in one sentence which call has to be mended first", async () => {
  copy = copyShipped()
  const file = "calls/bff/goal.call.json"
  copy.replace(file, '"request"', '"asked"')
  await expect(compareGeneratedFiles(copy?.root)).rejects.toThrow(
    new CommandError(
      `${file} に誤りがあるため、生成できません。npm run screens -- check で誤りを確かめ、直してからもう一度実行してください。`,
    ),
  )
})

async function iconsFor(list: string, names: readonly string[]) {
  const home = mkdtempSync(join(tmpdir(), "kamishibai-icons-"))
  mkdirSync(join(home, "src/icons"), { recursive: true })
  writeFileSync(join(home, "src/icons/icons.ts"), list)
  try {
    return await generateIcons(home, names)
  } finally {
    rmSync(home, { recursive: true })
  }
}

it("writes what each icon shows, under its name in lucide, without random keys, and their licence", async () => {
  const icons = await iconsFor(
    `export { drawing as done } from "./drawings/check"
export { drawing as trash } from "./drawings/trash-2"
`,
    ["done", "trash"],
  )
  expect(icons.map(([path]) => path)).toEqual([
    "src/icons/drawings/check.tsx",
    "src/icons/drawings/trash-2.tsx",
    "src/icons/drawings/LICENSE",
  ])
  expect(icons[0]?.[1]).toContain('export const drawing = (\n  <path d="M20 6 9 17l-5-5" />\n)')
  expect(icons[2]?.[1]).toContain("ISC License")
  expect(icons[1]?.[1].match(/<path d="[^"]+" \/>/g)).toHaveLength(5)
})

it("says which icon lucide does not have", async () => {
  await expect(iconsFor('export { drawing as paw } from "./drawings/pawz"', ["paw"])).rejects.toThrow(
    new CommandError("アイコン集（lucide）に「pawz」はありません。src/icons/icons.ts に書いた名前を確かめてください。"),
  )
})

it("lists the actions that leave a screen by what they declare", () => {
  const module = generateLeavingActions(definitions)
  expect(module).toContain('  "log-out",\n')
  expect(module).not.toContain('"half-sheet"')
  expect(generateLeavingActions([])).toContain("new Set([\n])")
})
