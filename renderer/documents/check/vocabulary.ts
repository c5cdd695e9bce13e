import type { Word, WordKind } from "../../language/words"

/** The registered words, by kind and name. */
export interface Vocabulary {
  find(kind: WordKind, name: string): Word | undefined
  names(kind: WordKind): readonly string[]
}

export function createVocabulary(words: readonly Word[]): Vocabulary {
  const byKind = new Map<WordKind, Map<string, Word>>()
  for (const word of words) {
    const ofKind = byKind.get(word.kind) ?? new Map<string, Word>()
    byKind.set(word.kind, ofKind.set(word.name, word))
  }
  return {
    find: (kind, name) => byKind.get(kind)?.get(name),
    names: (kind) => [...(byKind.get(kind)?.keys() ?? [])],
  }
}
