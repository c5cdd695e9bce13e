import { type DocumentSet, type Problem, samplesOf } from "../../../renderer/compiler"
import { recordOf } from "../../domain/json"
import type { DocumentTree } from "../../domain/workshop"
import { listFields } from "./fields"
import { besideTitle, callName, nameDocuments, stateName } from "../../sentences"

interface Listing {
  readonly problems: readonly Problem[]
  /** Whether anything of a screen can be drawn. */
  isServed(id: string): boolean
}

export function listTree(set: DocumentSet, { problems, isServed }: Listing): DocumentTree {
  const counts = new Map<string, { errors: number; warnings: number }>()
  for (const { file, severity } of problems) {
    const count = counts.get(file) ?? { errors: 0, warnings: 0 }
    count[severity === "error" ? "errors" : "warnings"] += 1
    counts.set(file, count)
  }
  return {
    names: nameDocuments(valuesOf(set), listFields(set)),
    screens: set.all("screen").map(({ id, file, document }) => ({
      id,
      title: typeof document.title === "string" ? document.title : id,
      ...aboutOf(document),
      file,
      forms: formsOf(set, document),
      samples: samplesOfSet(set, id).map((sample) => ({
        id: sample,
        name: stateName(sample),
        ...(Object.hasOwn(document.samples ?? {}, sample) ? {} : { isMade: true as const }),
      })),
      ...countAll([file, ...formsOf(set, document)].map((one) => counts.get(one) ?? none)),
      isBroken: !isServed(id),
    })),
    documents: set.documents.flatMap(({ file, kind, id, document }) =>
      kind === "screen" ? [] : [{ file, kind, id, ...titleOf(document) }],
    ),
  }
}

interface Count {
  readonly errors: number
  readonly warnings: number
}

const none: Count = { errors: 0, warnings: 0 }

const countAll = (counts: readonly Count[]): Count => ({
  errors: counts.reduce((sum, { errors }) => sum + errors, 0),
  warnings: counts.reduce((sum, { warnings }) => sum + warnings, 0),
})

/** Files of the forms that a screen draws: what is wrong in them is wrong in the screen. */
const formsOf = (set: DocumentSet, document: object): readonly string[] =>
  [...new Set(formIds(document))].flatMap((id) => set.find("form", id)?.file ?? [])

function formIds(value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null) return []
  const { widget, form } = recordOf(value)
  const own = widget === "form" && typeof form === "string" ? [form] : []
  return [...own, ...Object.values(value).flatMap(formIds)]
}

const aboutOf = (document: object): { readonly about?: string } => {
  const about = besideTitle(document)
  return about === undefined ? {} : { about }
}

/** States of a screen: those that its document writes, and those that follow from its dates. */
export function samplesOfSet(set: DocumentSet, screen: string): readonly string[] {
  const found = set.all("screen").find(({ id }) => id === screen)
  const conditions = set.find("conditions", "conditions")?.document.conditions ?? {}
  return found ? Object.keys(samplesOf(found.document, conditions)) : []
}

/** Of all files of a set, by file. */
const valuesOf = ({ documents, shared }: DocumentSet): ReadonlyMap<string, unknown> =>
  new Map([...documents.map(({ file, document }) => [file, document] as const), ...shared])

/** What people call it: by its title, a call by the first sentence about it; most documents say nothing. */
function titleOf(document: object): { readonly title?: string } {
  const { kind, title } = recordOf(document)
  const said = kind === "call" ? callName(document) : title
  return typeof said === "string" && said !== "" ? { title: said } : {}
}
