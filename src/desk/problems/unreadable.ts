import type { DeskProblem } from "../deskApi"

/** What is said of a file that holds no document: no place in it can be opened, set or shown. */
const rules: readonly string[] = ["json-broken", "json-no-object", "json-too-deep", "file-empty", "file-encoding"]

export const isUnreadable = ({ rule }: Pick<DeskProblem, "rule">): boolean => rules.includes(rule)
