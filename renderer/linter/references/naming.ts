/** Who names whom: forms that are drawn, half-sheets that are opened, steps of flows. */
import type { LoadedDocument } from "../../compiler"
import type { Json, StepSource } from "../../model/documents"
import { objectsIn } from "../../model/json"
import { isText } from "../json"
import { within } from "../../model/pointer"
import { keepFor, rememberEach } from "../memo"
import { readQuietly } from "../reading"
import { type Context, type FactValue, type Topic, topicOf } from "../rule"

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
export const openedSheets = keepFor(({ document }: LoadedDocument) => sheetsNamedIn(document))

/** Those of them that a customer can see: samples are for pictures. */
const shownSheets = keepFor(({ document }: LoadedDocument) => sheetsNamedIn({ ...document, samples: {} }))

export const sheetsOf = rememberEach((context, document: LoadedDocument) =>
  openedSheets(document).flatMap((id) => context.set.find("sheet", id) ?? []),
)

export const formsOf = rememberEach((context, document: LoadedDocument) =>
  drawnForms(document).flatMap(({ form }) => context.set.find("form", form) ?? []),
)

/** Who opens half-sheets, by the ids of these. */
const openers = topicOf<Reference>("sheetOpeners", (_context, document) =>
  [...new Set(shownSheets(document))].map((sheet) => [sheet, { kind: document.kind, id: document.id }]),
)

interface Reference {
  readonly kind: LoadedDocument["kind"]
  readonly id: string
}

/** Documents whose actions open a half-sheet. */
export const openersOf = (context: Context, sheet: string): readonly LoadedDocument[] =>
  // A half-sheet is touched when what opens it is edited.
  named(context, openers, sheet).flatMap(({ kind, id }) => readQuietly(() => context.whole.find(kind, id)) ?? [])

interface Host {
  readonly kind: LoadedDocument["kind"]
  readonly id: string
}

/** Where forms are drawn, by their ids, with the root that their answers stand under. */
const drawings = topicOf<Host & Pick<DrawnForm, "root">>("drawings", (_context, document) =>
  document.kind === "screen" || document.kind === "sheet"
    ? drawnForms(document).map(({ form, root }) => [form, { kind: document.kind, id: document.id, root }])
    : [],
)

/** Screens that open half-sheets, by the ids of these. */
const openings = topicOf<Host>("openings", (_context, document) =>
  document.kind === "screen"
    ? [...new Set(openedSheets(document))].map((sheet) => [sheet, { kind: document.kind, id: document.id }])
    : [],
)

/** Half-sheets that a customer can see. */
const showings = topicOf<true>("showings", (_context, document) => shownSheets(document).map((sheet) => [sheet, true]))

/** Who is drawn or opened is touched by whatever stops or begins to name it. */
const named = <Value extends FactValue>(context: Context, topic: Topic<Value>, id: string): readonly Value[] =>
  readQuietly(() => context.facts.get(context, topic, id))

export const isDrawn = (context: Context, form: string): boolean => named(context, drawings, form).length > 0

export const isShownSomewhere = (context: Context, sheet: string): boolean =>
  context.facts.has(context, showings, sheet)

const opening = (context: Context, sheet: string): readonly LoadedDocument<"screen">[] =>
  named(context, openings, sheet).flatMap(({ id }) => context.whole.find("screen", id) ?? [])

/** Screens in which a form or a half-sheet is seen. */
export const screensShowing = rememberEach(
  (context, { kind, id }: LoadedDocument): readonly LoadedDocument<"screen">[] => {
    if (kind === "sheet") return opening(context, id)
    if (kind !== "form") return []
    const hosts = [...new Set(named(context, drawings, id).map((host) => `${host.kind} ${host.id}`))]
    const [screens, sheets] = (["screen", "sheet"] as const).map((wanted) =>
      hosts.flatMap((host) => (host.startsWith(`${wanted} `) ? [host.slice(wanted.length + 1)] : [])),
    )
    return [
      ...(screens ?? []).flatMap((screen) => context.whole.find("screen", screen) ?? []),
      ...(sheets ?? []).flatMap((sheet) => opening(context, sheet)),
    ]
  },
)

/** Roots under which a form's own answers stand. */
export const rootsOfForm = rememberEach((context, { id }: LoadedDocument): readonly string[] => {
  const hosts = named(context, drawings, id)
  const inOrder = [...hosts.filter(({ kind }) => kind === "screen"), ...hosts.filter(({ kind }) => kind === "sheet")]
  const roots = inOrder.map(({ root }) => root)
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

/** Flows by the screens that are their steps or their entries, with what addresses of steps begin with. */
const placesInFlows = topicOf<PlaceInFlow>("placesInFlows", (_context, document) =>
  document.kind === "flow"
    ? [
        ...stepsOf(document).map(({ step }) => [step.screen, placeIn(document, "step")] as const),
        ...(document.document.entry === undefined
          ? []
          : [[document.document.entry.screen, placeIn(document, "entry")] as const]),
      ]
    : [],
)

export interface PlaceInFlow {
  readonly flow: string
  readonly as: "step" | "entry"
  readonly route?: string
}

const placeIn = ({ id, document: { route } }: LoadedDocument<"flow">, as: PlaceInFlow["as"]): PlaceInFlow =>
  route === undefined ? { flow: id, as } : { flow: id, as, route }

export const placesOf = (context: Context, screen: string): readonly PlaceInFlow[] =>
  context.facts.get(context, placesInFlows, screen)
