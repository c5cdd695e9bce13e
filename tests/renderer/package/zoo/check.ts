import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { registryProblems } from "@kamishibai/renderer"
import { describeFindings, loadDocuments, mergeFindings, type ProblemTexts } from "@kamishibai/renderer/compiler"
import { editText } from "@kamishibai/renderer/editing"
import { checkDocuments, fixFor, plainTexts } from "@kamishibai/renderer/linter"
import { definitions } from "./definitions"
import { parts } from "./host"
import * as drawn from "./widgets"

/** Sentences of your own, by rule; the others are said in English. */
const texts: ProblemTexts = {
  ...plainTexts,
  "unknown-widget": {
    message: ({ name }) => `部品「${name}」はありません。`,
    fix: ({ nearest }) => `「${nearest}」ですか。`,
  },
}

const root = join(import.meta.dirname, "schemas")
const set = loadDocuments(root)
const findings = mergeFindings(set.findings, checkDocuments(set, definitions))
for (const { severity, file, line, pointer, message, fix = "" } of describeFindings(findings, texts))
  console.log(`${severity} ${file}:${line} ${pointer} ${message} ${fix}`)

// With --fix, what can have been meant in one way only is written.
for (const { edits, isCertain } of process.argv.includes("--fix") ? findings.map((one) => fixFor(set, one)) : [])
  for (const edit of isCertain ? edits : []) {
    const file = join(root, edit.file)
    const outcome = editText(readFileSync(file, "utf8"), edit)
    if (outcome.kind === "edited") writeFileSync(file, outcome.text)
  }

const { heading, message, button, text, stars } = drawn
const brought = { widgets: { heading, message, button }, controls: { text, stars } }
for (const problem of registryProblems(
  definitions,
  brought,
  parts(() => undefined),
))
  console.log(problem)
