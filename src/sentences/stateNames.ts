import named from "./stateNames.json" with { type: "json" }

/** By the names that screens give their samples: the same name means the same on every screen. */
const stateNames: Readonly<Record<string, string>> = named

/** What people call a state of a screen. One that is not listed is called by its own name, which may be Japanese. */
export const stateName = (sample: string): string =>
  Object.hasOwn(stateNames, sample) ? (stateNames[sample] ?? sample) : sample
