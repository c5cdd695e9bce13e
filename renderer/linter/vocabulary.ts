import type { Definition, DefinitionKind } from "../model/definitions"

/** The registered words, by kind and name. */
export interface Vocabulary {
  find(kind: DefinitionKind, name: string): Definition | undefined
  names(kind: DefinitionKind): readonly string[]
}

const known = new WeakMap<readonly Definition[], Vocabulary>()

/** The same words give the same vocabulary, so that what was read with it stays valid. */
export function vocabularyOf(definitions: readonly Definition[]): Vocabulary {
  const vocabulary = known.get(definitions) ?? createVocabulary(definitions)
  known.set(definitions, vocabulary)
  return vocabulary
}

function createVocabulary(definitions: readonly Definition[]): Vocabulary {
  const byKind = new Map<DefinitionKind, Map<string, Definition>>()
  for (const definition of definitions) {
    const ofKind = byKind.get(definition.kind) ?? new Map<string, Definition>()
    byKind.set(definition.kind, ofKind.set(definition.name, definition))
  }
  return {
    find: (kind, name) => byKind.get(kind)?.get(name),
    names: (kind) => [...(byKind.get(kind)?.keys() ?? [])],
  }
}
