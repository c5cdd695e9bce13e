/** Whether any of these texts has every word, whatever the width of its letters. */
export function matches(search: string, ...texts: readonly string[]): boolean {
  const words = normal(search).split(/\s+/).filter(Boolean)
  const text = normal(texts.join(" "))
  return words.every((word) => text.includes(word))
}

const normal = (text: string) => text.normalize("NFKC").toLowerCase()
