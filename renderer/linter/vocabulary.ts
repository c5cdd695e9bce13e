import type { Definition, DefinitionKind } from "../model/definitions"
import { keepFor } from "./keepFor"
import type { Schema } from "./jsonSchema/schema"

/** The registered definitions, by kind and name. */
export interface Vocabulary {
  find(kind: DefinitionKind, name: string | undefined): Definition | undefined
  names(kind: DefinitionKind): readonly string[]
}

/** The same definitions give the same vocabulary, so that what was read with it stays valid. */
export const vocabularyOf = keepFor((definitions: readonly Definition[]): Vocabulary => {
  const byKind = new Map<DefinitionKind, Map<string, Definition>>()
  for (const definition of definitions) {
    const ofKind = byKind.get(definition.kind) ?? new Map<string, Definition>()
    byKind.set(definition.kind, ofKind.set(definition.name, definition))
  }
  return {
    find: (kind, name) => (name === undefined ? undefined : byKind.get(kind)?.get(name)),
    names: (kind) => [...(byKind.get(kind)?.keys() ?? [])],
  }
})

/** Options of a definition, by name. */
export const optionsOf = (definition: Definition | undefined): Readonly<Record<string, Schema>> =>
  (definition?.options as Schema | undefined)?.properties ?? {}

/** Names of the options that refer to something: `sheet`, `target`, `codes`. */
export const optionsThatName = (definition: Definition | undefined, reference: string): readonly string[] =>
  Object.entries(optionsOf(definition)).flatMap(([name, { $ref }]) =>
    $ref === `#/definitions/${reference}` ? [name] : [],
  )
