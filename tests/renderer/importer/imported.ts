import { compileDocuments } from "../../../renderer/compiler"
import type { FormModel } from "../../../renderer/forms/model/FormModel"
import type { GroupModel } from "../../../renderer/forms/model/GroupModel"
import { importForm } from "../../../renderer/importer"
import type { CompiledForm } from "../../../renderer/model/compiled"
import { openDocuments } from "../../../src/cli/documents"
import { importSettings } from "../../../src/cli/import"
import { definitions } from "../../../src/definitions"
import { writeImportRoot } from "../../support/importRoot"
import { loadModules } from "../../support/shipped"
import { aModel } from "../forms/building"
import { type ImportSample, samples } from "./samples"

export const sampleOf = (name: string): ImportSample => samples[name] ?? { schema: {}, answers: [] }

/** What a sample becomes. @throws where it is refused */
export function importSample(name: string) {
  const { schema, ui = {} } = sampleOf(name)
  const imported = importForm(schema, ui, importSettings(name.toLowerCase(), "../meta/form.schema.json"))
  if (imported.kind === "refused") throw new Error(`${name}: ${imported.reason} ${imported.pointer} ${imported.detail}`)
  return imported
}

export async function compileSample(name: string) {
  const { document } = importSample(name)
  const root = writeImportRoot(document)
  try {
    const compiled = compileDocuments(openDocuments(root.root), definitions, { samples: true })
    const modules = await loadModules(compiled)
    const form = modules.screens.get("imported")?.forms[document.id]
    if (form === undefined) throw new Error(`${name}: does not compile`)
    return { form, modules }
  } finally {
    root.removeAll()
  }
}

/** The form with these answers; null empties what the form starts with. */
export const answered = (form: CompiledForm, answers: unknown): FormModel =>
  aModel(form, { into: "form", initial: answers })

/** The answers as rjsf holds them: what is sent, and an object for every object that is asked for. */
export function dataOf(group: GroupModel): Readonly<Record<string, unknown>> {
  const entries = [...group.members].flatMap(([name, member]) => {
    if (member.kind === "group") return member.isVisible ? [[name, dataOf(member)] as const] : []
    const isThere = member.isAnswered || (member.kind === "list" && !member.hasPlainItems && member.rows.length > 0)
    if (!member.spec.sent || !member.isVisible || !isThere) return []
    if (member.kind === "field") return [[name, member.relevant] as const]
    return [[name, member.hasPlainItems ? member.values : member.rows.map(({ group }) => dataOf(group))] as const]
  })
  return Object.fromEntries(entries)
}

/** Names of what is asked in an object now, and of what has to be answered. */
export function askedIn(group: GroupModel) {
  const shown = [...group.members].filter(([, member]) => member.isVisible)
  const required = shown.flatMap(([name, member]) => (member.kind !== "group" && member.isRequired ? [name] : []))
  return { shown: shown.map(([name]) => name).toSorted(), required: required.toSorted() }
}
