import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { BenchDecision } from "../../../domain/bench"
import { isRecord, parseJson } from "../../../domain/json"

export interface Decisions {
  /** The last one about each change. */
  read(): ReadonlyMap<string, BenchDecision>
  add(decision: BenchDecision): void
}

/**
 * What people said of changes, one line each, at the end of a file beside the pictures. They are about what the pictures show
 * and go where the pictures go; the command line and a server without a database read the same.
 */
export function openDecisions(folder: string): Decisions {
  const file = join(folder, "decisions.jsonl")
  return {
    read() {
      const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : []
      // What was being written while the machine went down is no line.
      const decisions = lines.map(parseJson).filter(isDecision)
      return new Map(decisions.map((decision) => [decision.change, decision]))
    },
    add(decision) {
      mkdirSync(folder, { recursive: true })
      const isTorn = existsSync(file) && !readFileSync(file, "utf8").endsWith("\n")
      appendFileSync(file, `${isTorn ? "\n" : ""}${JSON.stringify(decision)}\n`)
    },
  }
}

const isDecision = (value: unknown): value is BenchDecision =>
  isRecord(value) && typeof value["change"] === "string" && ["right", "wrong"].includes(String(value["verdict"]))
