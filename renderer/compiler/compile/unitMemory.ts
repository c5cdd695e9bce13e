import type { Finding, LoadedDocument } from "../types"
import type { Unit } from "./compileUnit"
import type { Definitions } from "./context"
import { createFlowMemory, type FlowMemory } from "./flowMemory"

/** What documents compiled to, as long as neither they nor their surroundings change. */
export interface KnownUnits {
  readonly surroundings: string
  readonly flowOf: FlowMemory
  get(document: LoadedDocument, make: () => Unit | Finding): Unit | Finding
}

/** Surroundings of which units are kept: an edited one, the one of before, and what is live. */
const mostKept = 3

const kept = new WeakMap<Definitions, Map<boolean, readonly KnownUnits[]>>()

/**
 * What documents compiled to with these surroundings, whoever compiled them: the same documents of another folder or of a release are
 * the very same objects, and compile to the same.
 */
export function knownUnits(definitions: Definitions, samples: boolean, surroundings: string): KnownUnits {
  const bySamples = kept.get(definitions) ?? new Map<boolean, readonly KnownUnits[]>()
  const latest = bySamples.get(samples) ?? []
  const units = latest.find((known) => known.surroundings === surroundings) ?? createKnownUnits(surroundings)
  kept.set(
    definitions,
    bySamples.set(samples, [units, ...latest.filter((other) => other !== units)].slice(0, mostKept)),
  )
  return units
}

function createKnownUnits(surroundings: string): KnownUnits {
  const units = new WeakMap<LoadedDocument, Unit | Finding>()
  return {
    surroundings,
    flowOf: createFlowMemory(),
    get(document, make) {
      const unit = units.get(document) ?? make()
      units.set(document, unit)
      return unit
    },
  }
}
