import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { BenchOptions, DrawnPair, StateToDraw } from "../../src/server"

export interface FakeBench extends BenchOptions {
  /** States of the last run, as they were ordered. */
  ordered(): readonly StateToDraw[]
  /** Ends the run that waits. */
  finish(): void
  remove(): void
}

const words = { before: ["いくら出金しますか"], after: ["いくらお引き出しですか"] }

/** Draws nothing: what is made of other documents is said to differ in one heading. A run waits until it is finished or stopped. */
export function drawnByNobody(): FakeBench {
  const folder = mkdtempSync(join(tmpdir(), "pictures-"))
  const picture = "0".repeat(32)
  writeFileSync(join(folder, `${picture}.png`), "a picture")
  let states: readonly StateToDraw[] = []
  let finish = () => undefined as void
  const pairOf = ({ screen, sample, before, after }: StateToDraw): DrawnPair => {
    const known = {
      screen,
      sample,
      before: picture,
      after: picture,
      read: [],
      parts: [{ kind: "header", screen }] as const,
    }
    if (before === after) return { ...known, verdict: "same" }
    const lines = { before: words.before.map((line) => `<h1>${line}`), after: words.after.map((line) => `<h1>${line}`) }
    return { ...known, verdict: "different", lines, words }
  }
  return {
    folder,
    engineAt: async () => "engine",
    draw: (order, tell, signal) =>
      new Promise((resolve) => {
        ;({ states } = order)
        for (const state of states) tell(pairOf(state))
        finish = () => resolve("drawn")
        signal.addEventListener("abort", finish)
      }),
    ordered: () => states,
    finish: () => finish(),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
