import { isRecord, recordOf } from "../../../domain/json"
import type { Mutation } from "../choose"
import { placeOf } from "./place"
import type { Contents } from "./shared"

/** A screen that flows say has no way back has a close button anyhow: whether its header says so makes no difference. */
export function isClosedAnyhow(mutation: Mutation, contents: Contents): boolean {
  if (mutation.pointer !== "/header/close") return false
  const [screen] = placeOf(mutation).around.map(recordOf)
  const steps = [...contents.values()].flatMap((document) => stepsIn(document, screen?.["id"]))
  const isLed = recordOf(screen?.["header"])["back"] === "flow"
  return isLed && steps.length > 0 && steps.every(({ back }) => back === "none")
}

function stepsIn(node: unknown, screen: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (recordOf(node)["kind"] !== "flow") return []
  const found: Readonly<Record<string, unknown>>[] = []
  const visit = (part: unknown): void => {
    if (Array.isArray(part)) return part.forEach(visit)
    if (!isRecord(part)) return
    if (part["screen"] === screen) found.push(part)
    Object.values(part).forEach(visit)
  }
  visit(node)
  return found
}
