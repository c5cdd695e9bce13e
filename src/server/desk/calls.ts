import { isRecord, recordOf } from "../../domain/json"
import type { CallUse, WrittenCall, WrittenCode } from "../../domain/writtenCalls"
import { within } from "../../../renderer/pointers"
import type { WrittenValues } from "./writtenValues"

/** What stands below these is made up for pictures and tests. */
const unsaid: ReadonlySet<string> = new Set(["samples", "sample", "testModel"])

/** Every call of the documents, with the places that make it. */
export function findCalls(written: WrittenValues): readonly WrittenCall[] {
  const uses = new Map<string, CallUse[]>()
  for (const [file, value] of written)
    for (const { call, ...use } of usesIn(file, value, "")) uses.set(call, [...(uses.get(call) ?? []), use])
  return [...written].flatMap(([file, value]) => {
    const { kind, id } = recordOf(value)
    return kind === "call" && typeof id === "string" ? [describe(file, recordOf(value), uses.get(id) ?? [])] : []
  })
}

function usesIn(file: string, value: unknown, pointer: string): readonly (CallUse & { readonly call: string })[] {
  if (typeof value !== "object" || value === null) return []
  const { call, on, error } = recordOf(value)
  const isData = /^(\/[^/]+)?\/data\/[^/]+$/.test(pointer)
  const shown = isData ? { error: typeof error === "string" ? error : "outcome" } : {}
  const own = typeof call === "string" ? [{ call, file, pointer, on: recordOf(on), ...shown }] : []
  const inside = Object.entries(value).flatMap(([key, part]) =>
    unsaid.has(key) ? [] : usesIn(file, part, within(pointer, key)),
  )
  return [...own, ...inside]
}

function describe(file: string, call: Readonly<Record<string, unknown>>, uses: readonly CallUse[]): WrittenCall {
  const { id, description, client, effect, samples, codes, outcomes } = call
  const title = typeof description === "string" ? (description.split("。")[0] ?? "") : ""
  return {
    id: String(id),
    file,
    title: title === "" ? String(id) : title,
    client: String(client),
    effect: String(effect),
    samples: Object.keys(recordOf(samples)),
    codes: Object.fromEntries(Object.entries(recordOf(codes)).map(([code, said]) => [code, describeCode(said)])),
    outcomes: recordOf(outcomes),
    uses,
  }
}

function describeCode(said: unknown): WrittenCode {
  const { message, sheet, fieldErrors, shows } = recordOf(said)
  const [first]: readonly unknown[] = Array.isArray(fieldErrors) ? fieldErrors : []
  const texts = [message, recordOf(sheet)["title"], isRecord(first) ? first["message"] : undefined]
  return {
    outcome: isRecord(sheet) ? "sheet" : "rejected",
    says: String(texts.find((text) => typeof text === "string") ?? ""),
    isQuiet: shows === "none",
  }
}
