import type { Naming } from "./conditionSentence"

/** A text as people know it: what is put into it stands in full-width brackets, by its name; in the middle of nothing, `…`. */
export const sayText = (text: string, naming: Pick<Naming, "path">): string =>
  text.replaceAll(/\{([^{}|]+)(?:\|[^{}]*)?\}/g, (_place, path: string) => {
    const name = naming.path(`$${path}`)
    return name === undefined ? "…" : `（${name}）`
  })
