import { canonicalJson } from "../../domain/canonicalJson"
import type { SaidChange } from "../saidChange"
import { without } from "./without"

/** Of little that had some of these answers more, or less, the whole is told: their names; none where there is anything else. */
export function toldTogether({ file, difference }: SaidChange, names: readonly string[]): readonly string[] {
  if (difference.kind !== "changed" || !/\.(?:form|screen)\.json$/.test(file)) return []
  const isAlike = (left: readonly string[]) => {
    const [before, after] = [difference.before, difference.after].map((side) => canonicalJson(without(side, left)))
    return before === after
  }
  return isAlike(names) ? names.filter((name) => !isAlike(names.filter((one) => one !== name))) : []
}
