/** A form that its screen no longer draws: told once, where it is sent, instead of wherever it is read. */
import type { Finding, LoadedDocument } from "../compiler"
import type { Validated } from "./context"
import { followingAnywhere, followingNames, inScopeOf } from "./misnamed"
import { drawnForms, stepsOf } from "./references/naming"

interface Lost {
  readonly screen: LoadedDocument<"screen">
  readonly form: string
  readonly told: Finding
  /** Under which its answers stood, as far as samples say. */
  readonly root: string | undefined
}

const drawsNone = (screen: LoadedDocument): boolean => drawnForms(screen).length === 0

function screenOf({ file }: Finding, { find }: Validated): LoadedDocument<"screen"> | undefined {
  const document = find(file)?.document
  return document?.kind === "screen" ? document : undefined
}

const folderOf = (file: string): string => file.slice(0, file.lastIndexOf("/") + 1)

/** Where a screen gives or reads answers of a form that nobody draws. */
function lostAt(told: Finding, findings: readonly Finding[], validated: Validated): readonly Lost[] {
  const form = String(told.values["name"])
  const rootIn = (screen: LoadedDocument) => {
    const sample = findings.find(({ rule, file }) => rule === "sample-root-unknown" && file === screen.file)
    return sample === undefined ? undefined : String(sample.values["name"])
  }
  if (told.rule === "form-not-drawn") {
    const screen = screenOf(told, validated)
    const isUnused = findings.some(({ rule, values }) => rule === "form-unused" && values["name"] === form)
    return screen !== undefined && isUnused ? [{ screen, form, told, root: rootIn(screen) }] : []
  }
  if (told.rule !== "form-unused") return []
  const beside = findings
    .flatMap((finding) => (finding.rule === "sample-root-unknown" ? (screenOf(finding, validated) ?? []) : []))
    .filter((screen) => drawsNone(screen) && folderOf(screen.file) === folderOf(told.file))
  const [screen, ...others] = new Set(beside)
  return screen !== undefined && others.length === 0 ? [{ screen, form, told, root: rootIn(screen) }] : []
}

/** Leaves out what only follows from a form that is drawn nowhere any more, and says of it where it was. */
export function withLostForms(findings: readonly Finding[], validated: Validated): readonly Finding[] {
  const { documents } = validated
  const first = new Map<string, Lost>()
  for (const rule of ["form-not-drawn", "form-unused"])
    for (const told of findings.filter((finding) => finding.rule === rule))
      for (const lost of lostAt(told, findings, validated)) if (!first.has(lost.form)) first.set(lost.form, lost)
  if (first.size === 0) return findings
  const all = [...first.values()].map((lost) => {
    const form = documents.find("form", lost.form)
    const isOn = (flow: LoadedDocument<"flow">) => stepsOf(flow).some(({ step }) => step.screen === lost.screen.id)
    return {
      ...lost,
      files: inScopeOf([lost.screen, ...(form === undefined ? [] : [form])], documents),
      flows: new Set(
        documents
          .all("flow")
          .filter(isOn)
          .map(({ file }) => file),
      ),
    }
  })
  const follows = ({ rule, file, values }: Finding): boolean =>
    followingAnywhere.has(rule) ||
    all.some(
      ({ form, files, flows }) =>
        (followingNames.has(rule) && (files.has(file) || values["name"] === form)) ||
        (/^unknown-(?:root|path)$/.test(rule) && flows.has(file)),
    )
  return findings.flatMap((finding) => {
    const lost = all.find(({ told }) => told === finding)
    if (lost === undefined) return follows(finding) ? [] : [finding]
    const { root, screen } = lost
    const values = { ...finding.values, isLost: true, title: screen.document.title, ...(root && { root }) }
    // As long as it is told, what is wrong with the screen is not.
    return [{ ...finding, severity: "error" as const, values }]
  })
}
