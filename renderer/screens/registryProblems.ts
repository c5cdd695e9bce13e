import type { Definition, DefinitionKind } from "../model/definitions"
import { coreNames } from "../model/coreNames"
import type { Registry } from "../model/registry"

/** Where what is declared has to be implemented; the other kinds are values of documents. */
const places: Readonly<Partial<Record<DefinitionKind, keyof Registry>>> = {
  widget: "widgets",
  control: "controls",
  action: "actions",
  source: "sources",
  format: "formats",
  conversion: "conversions",
  skeleton: "skeletons",
  icon: "icons",
  illustration: "illustrations",
}

type Declared = Pick<Definition, "kind" | "name">

/**
 * What is declared but not implemented, or implemented but not declared, one sentence each: for a test of an app, given what
 * `createRegistry` is given and what its screens bring along (`parts` of the Vite plugin).
 */
export function registryProblems(
  definitions: readonly Declared[],
  ...parts: readonly Partial<Registry>[]
): readonly string[] {
  return Object.entries(places).flatMap(([kind, place]) => {
    const declared = new Set(definitions.flatMap((one) => (one.kind === kind ? [one.name] : [])))
    const core: readonly string[] = place === "widgets" || place === "actions" ? coreNames[place] : []
    const given = new Map(parts.flatMap((part) => Object.entries<unknown>(part[place] ?? {})))
    const missing = [...declared].filter((name) => !core.includes(name) && given.get(name) === undefined)
    const unknown = [...given.keys()].filter((name) => !declared.has(name))
    return [
      ...missing.map((name) => `${place}: "${name}" is declared, but nothing implements it: register it by this name`),
      ...unknown.map(
        (name) => `${place}: "${name}" is implemented, but not declared: add ${kind}({ name: "${name}", ... })`,
      ),
    ]
  })
}
