/** Whether any of these texts has every word, whatever the width of its letters. */
export const matches = (search: string, ...texts: readonly string[]): boolean =>
  createSearch(search)(normal(texts.join(" ")))

/** The same for texts that are `normal` already, because they are searched again with every letter. */
export function createSearch(search: string): (text: string) => boolean {
  const words = normal(search).split(/\s+/).filter(Boolean)
  return (text) => words.every((word) => text.includes(word))
}

export const normal = (text: string): string => text.normalize("NFKC").toLowerCase()
