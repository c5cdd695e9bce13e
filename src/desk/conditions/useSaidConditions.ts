import { computed } from "mobx"
import { useMemo } from "react"
import type { WrittenCondition } from "../../domain/workshop"
import { sayCondition } from "../../sentences"
import type { DeskStore } from "../DeskStore"
import { isFields } from "../json"
import { namingOf } from "../names/namingOf"
import { placeName } from "../names/placeName"
import { normal } from "../parts/matches"

/** A condition as people read it. */
export interface SaidCondition {
  readonly written: WrittenCondition
  readonly isNamed: boolean
  readonly title: string
  readonly sentence: string
  /** What a search looks in. */
  readonly searched: string
}

/** All conditions, said anew where something that is said has changed: a list that is searched says none of them again. */
export function useSaidConditions(store: DeskStore): readonly SaidCondition[] {
  const said = useMemo(() => computed(() => sayConditions(store)), [store])
  return said.get()
}

function sayConditions(store: DeskStore): readonly SaidCondition[] {
  return store.conditions.map((written) => {
    const label = namedLabel(store, written)
    const title = label ?? placeName(store, written)
    const sentence = sayCondition(written.condition, namingOf(store, written.file))
    const searched = normal(`${title} ${sentence} ${written.file}`)
    return { written, isNamed: label !== undefined, title, sentence, searched }
  })
}

/** What a named condition is called; undefined for one that stands where it is used. */
function namedLabel(store: DeskStore, { file, pointer }: WrittenCondition): string | undefined {
  const [, name] = file === "conditions.json" ? (/^\/conditions\/([^/]+)\/when$/.exec(pointer) ?? []) : []
  const named = name === undefined ? undefined : store.namedCondition(name)
  return isFields(named) ? String(named["label"] ?? name) : undefined
}
