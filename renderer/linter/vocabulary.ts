import type { Word, WordKind } from "../model/definitions"

/** The registered words, by kind and name. */
export interface Vocabulary {
  find(kind: WordKind, name: string): Word | undefined
  names(kind: WordKind): readonly string[]
}

const known = new WeakMap<readonly Word[], Vocabulary>()

/** The same words give the same vocabulary, so that what was read with it stays valid. */
export function vocabularyOf(words: readonly Word[]): Vocabulary {
  const vocabulary = known.get(words) ?? createVocabulary(words)
  known.set(words, vocabulary)
  return vocabulary
}

function createVocabulary(words: readonly Word[]): Vocabulary {
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
