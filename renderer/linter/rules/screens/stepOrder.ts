/** Screens that say which of a few named steps they are, and those that they lead to. */
import {
  type Context,
  isList,
  isText,
  movesOf,
  only,
  optionsOf,
  placesOf,
  referencesIn,
  type LoadedDocument,
  same,
  stepsOf,
  topicOf,
  within,
} from "../../kit"

export interface NamedStep {
  readonly screen: string
  readonly file: string
  readonly names: readonly string[]
  readonly position: number
  readonly pointer: string
  readonly namesPointer: string
}

/** Where one stands among named steps, as far as it is written out. */
function namedStepsIn(context: Context, document: LoadedDocument): readonly NamedStep[] {
  return only(referencesIn(context, document), "block").flatMap(({ block, definition, pointer }) =>
    Object.entries(optionsOf(definition)).flatMap(([option, { positionIn }]) => {
      const position = block[option]
      const names = isText(positionIn) ? block[positionIn] : undefined
      if (typeof position !== "number" || !isList(names) || !names.every(isText)) return []
      const [at, namesPointer] = [within(pointer, option), within(pointer, String(positionIn))]
      return [{ screen: document.id, file: document.file, names, position, pointer: at, namesPointer }]
    }),
  )
}

/** By screen; of one that shows several nobody knows which is its own. */
const ownSteps = topicOf<NamedStep>("ownSteps", (context, document) => {
  const all = document.kind === "screen" ? namedStepsIn(context, document) : []
  return all.length === 1 ? all.map((step) => [document.id, step] as const) : []
})

/** What follows a screen in its flow. */
const followers = topicOf<string>("followers", (_context, document) => {
  const steps = document.kind === "flow" ? stepsOf(document).filter(({ section }) => section !== undefined) : []
  return steps.slice(1).map(({ step }, index) => [steps[index]?.step.screen ?? "", step.screen] as const)
})

export const stepOf = (context: Context, screen: string): NamedStep | undefined =>
  context.facts.get(context, ownSteps, screen)[0]

/** Steps of the screens that a screen leads to. */
function stepsAfter(context: Context, screen: string): readonly NamedStep[] {
  const isInFlow = placesOf(context, screen).length > 0
  const next = isInFlow ? context.facts.get(context, followers, screen) : []
  const to = new Set([...(movesOf(context, screen)?.to ?? []), ...next])
  return [...to].flatMap((id) => (id === screen ? [] : (stepOf(context, id) ?? [])))
}

const areSame = (one: NamedStep, other: NamedStep): boolean => same(one.names, other.names)

/** The next step of the same steps, which has the same number. */
export const repeatAfter = (context: Context, own: NamedStep): NamedStep | undefined =>
  stepsAfter(context, own.screen).find((next) => areSame(own, next) && next.position === own.position)

/** The first of those that come later, where none of them is the next one. */
export function gapAfter(context: Context, own: NamedStep): NamedStep | undefined {
  const later = stepsAfter(context, own.screen).filter((next) => areSame(own, next) && next.position > own.position)
  return later.some(({ position }) => position === own.position + 1) ? undefined : later[0]
}

/** The next step, whose names are others although most are the same. */
export const renamedAfter = (context: Context, own: NamedStep): NamedStep | undefined =>
  stepsAfter(context, own.screen).find((next) => {
    const shared = own.names.filter((name) => next.names.includes(name)).length
    const most = Math.max(own.names.length, next.names.length)
    return next.position === own.position + 1 && !areSame(own, next) && shared * 2 >= most
  })
