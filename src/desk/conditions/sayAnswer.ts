import type { Naming } from "../../sentences"

const flags: Readonly<Record<string, string>> = { true: "はい", false: "いいえ" }

/** A value in words: by the label that it is chosen by, where there is one. */
export const sayAnswer = (naming: Naming, path: string, answer: unknown): string =>
  [answer]
    .flat()
    .map((one) => naming.answer?.(path, one) ?? flags[String(one)] ?? String(one))
    .join("・")
