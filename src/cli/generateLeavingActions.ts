import type { Definition } from "../../renderer/definitions"
import { effectsOf, leavesScreen } from "../../renderer/testgen"

/** A module with the names of all actions whose declared effect is that the customer is elsewhere: a browser has no definitions. */
export function generateLeavingActions(definitions: readonly Definition[]): string {
  const names = [...effectsOf(definitions)].flatMap(([name, effect]) => (leavesScreen(effect) ? [name] : []))
  const lines = names.toSorted().map((name) => `  ${JSON.stringify(name)},\n`)
  return `/** Actions after which the customer is elsewhere, written by \`npm run generate\`. */
export const leavingActions: ReadonlySet<string> = new Set([
${lines.join("")}])
`
}
