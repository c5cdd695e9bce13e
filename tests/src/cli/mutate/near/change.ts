import type { Mutation } from "../../../../../src/cli/mutate/choose"

/** A document with one value replaced. */
export function change(document: object, pointer: string, before: unknown, after: unknown): Mutation {
  return {
    kind: "constant",
    file: "a.screen.json",
    pointer,
    before: JSON.stringify(before) ?? "",
    after: JSON.stringify(after) ?? "",
    text: JSON.stringify(document),
  }
}

/** Two values are the same. */
export const is = (left: unknown, right: unknown) => ({ is: [left, right] })
