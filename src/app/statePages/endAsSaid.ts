import { type Action, type CompiledSample } from "../../../renderer"

/** Actions whose end a sample names, by their names. */
export const endAsSaid = (
  { actions = {} }: CompiledSample,
  hold: () => Promise<never>,
): Readonly<Record<string, Action>> =>
  Object.fromEntries(
    Object.entries(actions).map(([name, outcome]): [string, Action] => [
      name,
      async () => (outcome === "pending" ? hold() : { outcome }),
    ]),
  )
