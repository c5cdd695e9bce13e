import named from "./stateNames.json" with { type: "json" }

/** By the names that screens give their samples: the same name means the same on every screen. */
const stateNames: Readonly<Record<string, string>> = named

/** What people call a state of a screen. One that is not listed is called by its own name, which may be Japanese. */
export const stateName = (sample: string): string =>
  Object.hasOwn(stateNames, sample) ? (stateNames[sample] ?? sample) : (windowName(sample) ?? sample)

const ends = { before: "始まる前", from: "始まるとき", to: "終わるとき", after: "終わったあと" } as const

/** Of a state that follows from a window of dates. */
function windowName(sample: string): string | undefined {
  const [, number, end] = /^window-(\d+)-(before|from|to|after)$/.exec(sample) ?? []
  return end === undefined ? undefined : `期間${number}が${ends[end as keyof typeof ends]}`
}
