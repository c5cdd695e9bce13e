/**
 * What an action does to where the customer is, as its definition declares it:
 * - `stays`: the next action follows, on the same screen;
 * - `waits`: the same, after some time;
 * - `asks`: a question over the screen; a yes goes on with the option `then`;
 * - `covers`: a half-sheet over the screen;
 * - `opens`: another screen, back leads here again; `replaces`: another screen in place of this one;
 * - `advances`: the step that the flow gives next; `resumes`: the step that the server's return point names;
 * - `restarts`: the first step of the flow;
 * - `leaves`: back in history, another page, another application.
 */
export type ActionEffect =
  | "stays"
  | "waits"
  | "asks"
  | "covers"
  | "opens"
  | "replaces"
  | "advances"
  | "resumes"
  | "restarts"
  | "leaves"

/** Whether the customer is elsewhere afterwards; `advances` counts, although a flow may have no further step. */
export const leavesScreen = (effect: ActionEffect): boolean => !["stays", "waits", "asks", "covers"].includes(effect)

/** Effects by name of the action. */
export type ActionEffects = ReadonlyMap<string, ActionEffect>

interface Declared {
  readonly kind: string
  readonly name: string
  readonly effect?: ActionEffect
}

export const effectsOf = (definitions: readonly Declared[]): ActionEffects =>
  new Map(
    definitions.flatMap(({ kind, name, effect }) =>
      kind === "action" && effect !== undefined ? [[name, effect] as const] : [],
    ),
  )
