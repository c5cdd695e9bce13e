import { readTexts } from "../../../renderer/compiler"
import { type SaidChange, writeSaid } from "../../sentences"
import { changesBetween, worded } from "../../server"
import { readVersion } from "../diff/readVersion"
import { CommandError } from "../failure"
import type { Difference } from "./baselines"

const mostCauses = 10

/** What the documents say otherwise than those that were committed last; undefined where git does not tell. */
export function changesSinceCommit(root: string): readonly SaidChange[] | undefined {
  try {
    return changesBetween(readVersion("HEAD", "schemas"), readTexts(root))
  } catch (error) {
    if (error instanceof CommandError) return undefined
    throw error
  }
}

/** Which of the changes led to the differences, as far as they tell: those that say the very words first. */
export function writeCauses(changes: readonly SaidChange[], differences: readonly Difference[]): string {
  if (changes.length === 0)
    return "JSONは、最後のコミットから変わっていません。プログラムかブラウザーが変わったか、基準が古いかです。"
  const lines = differences.flatMap(({ detail = "" }) =>
    detail.split("\n").flatMap((line) => (/^[-+] /.test(line) ? [line.slice(2)] : [])),
  )
  const likely = worded(changes, lines)
  const all = [...likely, ...changes.filter((one) => !likely.includes(one))]
  const rest = all.length - mostCauses
  return [
    "もとになったと思われる、最後のコミットからの変更：",
    ...all.slice(0, mostCauses).map((change) => `  ${change.file}  ${writeSaid(change)}`),
    ...(rest > 0 ? [`  ほか${rest}か所（npm run screens -- diff HEAD で見られます）`] : []),
  ].join("\n")
}

/** How what differs becomes what is right. */
export const sayAcceptance = (only: string | undefined): string =>
  `変わって正しいときは、これで新しい基準にします：npm run screens -- snapshot ${only === undefined ? "" : `--only '${only}' `}--update`
