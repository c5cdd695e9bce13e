import { RendererError } from "../model/errors"
import { coreNames } from "../model/coreNames"
import type { Registry } from "../model/registry"

/** Kinds of things that documents name. */
export type RegistryKind = keyof Registry

const kinds = [
  "widgets",
  "controls",
  "actions",
  "sources",
  "formats",
  "conversions",
  "operators",
  "skeletons",
  "icons",
  "illustrations",
] as const

const reserved: Readonly<Partial<Record<RegistryKind, ReadonlySet<string>>>> = {
  widgets: new Set(coreNames.widgets),
  actions: new Set(coreNames.actions),
}

/**
 * One registry from the parts of several areas; the widgets of the renderer's own come with the screens.
 * @throws RendererError when two parts register the same name, or a part takes a name of the renderer's own.
 */
export function createRegistry(...parts: readonly Partial<Registry>[]): Registry {
  return Object.fromEntries(kinds.map((kind) => [kind, mergeKind(kind, parts)])) as unknown as Registry
}

function mergeKind(kind: RegistryKind, parts: readonly Partial<Registry>[]): Readonly<Record<string, unknown>> {
  const merged: Record<string, unknown> = Object.create(null)
  for (const part of parts) {
    for (const [name, implementation] of Object.entries(part[kind] ?? {})) {
      if (name in merged) throw new RendererError("duplicate-name", `${kind}: "${name}" is registered twice`, name)
      if (reserved[kind]?.has(name))
        throw new RendererError("reserved-name", `${kind}: "${name}" belongs to the renderer`, name)
      merged[name] = implementation
    }
  }
  return merged
}
