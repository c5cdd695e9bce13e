/** Who names whom: forms that are drawn, half-sheets that are opened, steps of flows. */
import type { LoadedDocument } from "../../compiler"
import type { Json, StepSource } from "../../model/documents"
import { objectsIn } from "../../model/json"
import { isText } from "../json"
import { within } from "../../model/pointer"
import { keepFor, rememberEach } from "../memo"
import type { Context } from "../rule"

export interface DrawnForm {
  /** Root under which the form's answers stand. */
  readonly root: string
  readonly form: string
}

/** Forms that a document draws. Also read where a block around them is unknown, so that one mistake is told once. */
export const drawnForms = keepFor(({ document }: LoadedDocument): readonly DrawnForm[] =>
  [...objectsIn(document)].flatMap(([{ widget, form, into }]) =>
    isText(widget) && isText(form) && isText(into) ? [{ root: into.replace(/^\$/, ""), form }] : [],
  ),
)

const sheetsNamedIn = (node: Json): readonly string[] =>
  [...objectsIn(node)].flatMap(([action]) => (isText(action["do"]) && isText(action["sheet"]) ? [action["sheet"]] : []))

/** Ids of the sheets that a document opens. */
const openedSheets = keepFor(({ document }: LoadedDocument) => sheetsNamedIn(document))

/** Those of them that a customer can see: samples are for pictures. */
export const shownSheets = keepFor(({ document }: LoadedDocument) => sheetsNamedIn({ ...document, samples: {} }))

export const sheetsOf = rememberEach((context, document: LoadedDocument) =>
  openedSheets(document).flatMap((id) => context.set.find("sheet", id) ?? []),
)

export const formsOf = rememberEach((context, document: LoadedDocument) =>
  drawnForms(document).flatMap(({ form }) => context.set.find("form", form) ?? []),
)

const draws = (document: LoadedDocument, id: string): boolean => drawnForms(document).some(({ form }) => form === id)

/** Screens in which a form or a half-sheet is seen. */
export const screensShowing = rememberEach(
  (context, { kind, id }: LoadedDocument): readonly LoadedDocument<"screen">[] => {
    const screens = context.set.all("screen")
    const opening = (sheet: string) => screens.filter((screen) => openedSheets(screen).includes(sheet))
    if (kind === "sheet") return opening(id)
    if (kind !== "form") return []
    const sheets = context.set.all("sheet").filter((sheet) => draws(sheet, id))
    return [...screens.filter((screen) => draws(screen, id)), ...sheets.flatMap((sheet) => opening(sheet.id))]
  },
)

/** Roots under which a form's own answers stand. */
export const rootsOfForm = rememberEach((context, { id }: LoadedDocument): readonly string[] => {
  const hosts = [...context.set.all("screen"), ...context.set.all("sheet")]
  const roots = hosts.flatMap((host) => drawnForms(host).flatMap(({ root, form }) => (form === id ? [root] : [])))
  return roots.length === 0 ? ["draft", "form"] : [...new Set(roots)]
})

export interface FlowStep {
  readonly flow: LoadedDocument<"flow">
  readonly step: StepSource
  readonly pointer: string
  /** Part of the order, not detached. */
  readonly section: number | undefined
}

export const stepsOf = keepFor((flow: LoadedDocument<"flow">): readonly FlowStep[] => {
  const { sections, detached = [] } = flow.document
  return [
    ...sections.flatMap(({ steps }, section) =>
      steps.map((step, index) => ({ flow, step, pointer: within("/sections", section, "steps", index), section })),
    ),
    ...detached.map((step, index) => ({ flow, step, pointer: within("/detached", index), section: undefined })),
  ]
})

export const allSteps = ({ set }: Context): readonly FlowStep[] => set.all("flow").flatMap(stepsOf)
