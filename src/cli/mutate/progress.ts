import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"
import { parseJson } from "../../domain/json"
import { CommandError } from "../failure"
import type { Verdict } from "./verdict"

export interface Progress {
  /** What was found before the run was stopped. */
  readonly known: readonly Verdict[]
  note(verdict: Verdict): void
}

/** A long run may be stopped: what it has found stands in a file, a line each, after the name of the run. */
export function openProgress(file: string, run: string, isContinued: boolean): Progress {
  const known = isContinued ? readKnown(file, run) : []
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, [JSON.stringify({ run }), ...known.map((one) => JSON.stringify(one)), ""].join("\n"))
  return { known, note: (verdict) => appendFileSync(file, `${JSON.stringify(verdict)}\n`) }
}

/** @throws where that run was never begun */
function readKnown(file: string, run: string): readonly Verdict[] {
  const [head = "", ...lines] = existsSync(file) ? readFileSync(file, "utf8").split("\n") : []
  const { run: found } = (parseJson(head) ?? {}) as { readonly run?: string }
  if (found !== run)
    throw new CommandError("続ける実行がありません。同じ文書・--count・--seed の実行を途中で止めたときに続けられます。")
  // The line that was being written when it was stopped is written again.
  return lines.flatMap((line) => (parseJson(line) as Verdict | undefined) ?? [])
}
