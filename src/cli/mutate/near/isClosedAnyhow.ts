import { recordOf } from "../../../domain/json"
import type { Mutation } from "../choose"
import { placeOf } from "./place"
import { recordsIn } from "./recordsIn"
import type { Contents } from "./shared"

/** A screen that flows say has no way back has a close button anyhow: whether its header says so makes no difference. */
export function isClosedAnyhow(mutation: Mutation, contents: Contents): boolean {
  if (mutation.pointer !== "/header/close") return false
  const [screen] = placeOf(mutation).around.map(recordOf)
  const flows = [...contents.values()].filter((document) => recordOf(document)["kind"] === "flow")
  const steps = flows.flatMap(recordsIn).filter((step) => step["screen"] === screen?.["id"])
  const isLed = recordOf(screen?.["header"])["back"] === "flow"
  return isLed && steps.length > 0 && steps.every(({ back }) => back === "none")
}
