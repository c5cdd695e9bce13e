import type { PlannedExit } from "../../../renderer/testgen"
import { type Names, screenName } from "./names"

/** How a case leaves its flow, in sentences. */
export interface Ending {
  /** What has to be so before the last screen is done: what servers have to answer. */
  readonly arranged: readonly string[]
  /** What is pressed after the button of the last screen: buttons of half-sheets, in order. */
  readonly pressed: readonly string[]
  readonly expected: string
}

interface Left {
  readonly from: string
  /** The last step presses its button already. */
  readonly isPressed: boolean
}

export function endingOf(exit: PlannedExit, { from, isPressed }: Left, names: Names): Ending {
  const { needs, after, to, label, key } = exit
  const { words } = names
  const happened = after.map((one) => one.split(":"))
  return {
    arranged: [
      ...needs.map((condition) => `次のようにしておく：${words.needed(condition)}`),
      ...happened.flatMap(([name = "", end = ""]) => (name === "sheet" ? [] : [words.fault(from, name, end)])),
    ],
    pressed: [
      ...(key === undefined || isPressed ? [] : [`「${words.tapped(from, key)}」を押す`]),
      ...happened.flatMap(([kind, sheet = "", button]) =>
        kind === "sheet" && button !== undefined
          ? [`「${words.sheet(sheet)}」で「${words.button(sheet, button)}」を押す`]
          : [],
      ),
    ],
    expected: to === from ? `「${screenName(names, to)}」がはじめから出る` : sayTarget(to, label, names),
  }
}

function sayTarget(to: string, label: string, names: Names): string {
  const [kind, sheet = ""] = to.split(":")
  if (kind === "sheet") return `「${names.words.sheet(sheet)}」が出る（${label}）`
  if (names.titles.has(to)) return `「${screenName(names, to)}」に進む`
  const title = names.words.title(to)
  if (title !== undefined) return `「${title}」（${to}）に進む`
  return to.startsWith("/") ? `${to} に進む（${label}）` : label
}
