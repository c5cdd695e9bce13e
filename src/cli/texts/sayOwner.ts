import type { FindingValue } from "../../../renderer/compiler"
import { actionName, componentName, controlName } from "../../sentences"
import { say } from "./wording"

/** A part by what people call it, and as documents write it. */
export function sayOwner(owner: FindingValue | undefined): string {
  const written = say(owner)
  const called = [componentName, controlName, actionName].map((nameOf) => nameOf(written))
  const name = called.find((one) => one !== written)
  return name === undefined ? `「${written}」` : `「${name}」（${written}）`
}
