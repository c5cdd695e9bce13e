import type { ScreenModule } from "../../../../renderer"
import type { DocumentTexts } from "../../../../renderer/compiler"
import { parseJson, recordOf } from "../../../domain/json"
import type { LoadedModules } from "../../modules"
import { hashOf } from "../../contents"
import type { Mutation } from "../choose"
import type { Observe } from "../openDrawing"
import { isConcerned } from "./isConcerned"
import { isDoing } from "./isDoing"
import { placeOf } from "./place"
import { textsNear, variantsNear } from "./variantsNear"
import { countNames, type Variant, variant, withLinks, withVariant } from "./variants"

interface Base {
  readonly screen: string
  readonly sample: string
}

/** States that are varied: those that show the changed place best, of a few screens. */
const mostBases = 6
const mostTappedBases = 3
/** What is tapped takes longer. */
const mostTapped = 40
const mostOpened = 12

/** Beside the second state and those after it: what the first has not shown, they seldom do. */
const mostBeside = 60
const mostTappedBeside = 12

/** What is said for all screens is looked for on many of them. */
const mostScreens = 16

interface Looking {
  readonly before: LoadedModules
  readonly after: LoadedModules
  readonly isLikeliest: boolean
}

const likeliest = 12
const chosenOf = (attempts: readonly Attempt[], isLikeliest: boolean): readonly Attempt[] =>
  isLikeliest ? attempts.slice(0, likeliest) : attempts.slice(likeliest)

/** Looks for a difference in states that nobody has written: beside those that are there. */
export function createNearby(texts: DocumentTexts, observe: Observe) {
  const contents = new Map([...texts].map(([file, text]) => [file, parseJson(text)] as const))
  /** What is said of states as they were: changes of one document are looked at in the same ones. */
  const saidBefore = new Map<string, string>()

  return {
    /** The nearest states come first; the `likeliest` of their variants, or the others. */
    async findUnlike(
      mutation: Mutation,
      near: readonly Base[],
      { before, after, isLikeliest }: Looking,
    ): Promise<{ readonly name: string | undefined; readonly looked: number }> {
      const isDone = isDoing(mutation) || isOfCodes(mutation)
      const isFirst = mutation.pointer.startsWith("/header")
      let looked = 0
      const concerned = near.filter(({ screen, sample }) => isConcerned(mutation, before.screens.get(screen), sample))
      const chosen = concerned.length > 0 ? concerned : near
      const namesOf = (module: ScreenModule) => namesIn(variantsNear(mutation, module, { contents }))
      const isForAll = mutation.file === "errors.json"
      const bases = isForAll
        ? onePerScreen(chosen).slice(0, mostScreens)
        : basesOf(chosen, before, namesOf, isDone ? mostTappedBases : mostBases)
      for (const [index, { screen, sample }] of bases.entries()) {
        const [was, is] = [before.screens.get(screen), after.screens.get(screen)]
        if (!was || !is) continue
        const variants = variantsNear(mutation, was, { contents })
        const all = attemptsOf(mutation, variants)
        const attempts = isForAll && bases.length > 1 ? all.slice(0, likeliest) : index === 0 ? all : fewOf(all)
        for (const { one, isTapped, writing } of chosenOf(attempts, isLikeliest)) {
          const draw = async ({ app }: LoadedModules, own: typeof was) => {
            const module = withVariant(own, sample, one)
            const state = { app: withLinks(app, one), module, sample: variant, isTapped, writing, isFirst }
            return hashOf((await observe(state)).said)
          }
          looked += 1
          const key = JSON.stringify([screen, sample, one, isTapped, writing, isFirst], withMissing)
          const usual = saidBefore.get(key) ?? (await draw(before, was))
          saidBefore.set(key, usual)
          if (usual !== (await draw(after, is))) return { name: `${screen}/${sample} ${nameOf(one)}`, looked }
        }
      }
      return { name: undefined, looked }
    },
  }
}

/** A value that is missing is another one than none at all. */
const withMissing = (_: string, value: unknown): unknown => (value === undefined ? "undefined" : value)

/** What a code stands for is drawn, and decides what a tap on it opens. */
const isOfCodes = ({ file }: Mutation): boolean => file.endsWith(".codes.json")

interface Attempt {
  readonly one: Variant
  /** Everything is tapped afterwards. */
  readonly isTapped: boolean
  readonly writing?: {
    readonly texts: readonly string[]
    readonly isTwice: true
    readonly first: readonly string[] | undefined
  }
}

const fewOf = (attempts: readonly Attempt[]): readonly Attempt[] => {
  const tapped = attempts.filter(({ isTapped }) => isTapped).slice(0, mostTappedBeside)
  return [...attempts.filter(({ isTapped }) => !isTapped).slice(0, mostBeside), ...tapped]
}

const drawn = (one: Variant): Attempt => ({ one, isTapped: false })

/** What a tap does is seen after it: after that tap alone, where it has a name, and after all of them. */
function attemptsOf(mutation: Mutation, variants: readonly Variant[]): readonly Attempt[] {
  if (isOfCodes(mutation))
    return variants.slice(0, mostTapped).flatMap((one): readonly Attempt[] => [drawn(one), { one, isTapped: true }])
  const { around } = placeOf(mutation)
  const first = around.map(labelsOf).findLast(({ length }) => length > 0)
  const writing = { texts: textsNear(mutation), isTwice: true, first } as const
  const few = mutation.file.endsWith(".form.json") ? mostOpened : mostOpened / 3
  const opened = [{}, ...variants.slice(0, few)].map((one): Attempt => ({ one, isTapped: true, writing }))
  if (!isDoing(mutation)) return [...variants.map(drawn), ...opened]
  const keys = around.flatMap(keyOf)
  const tap = keys.at(-1)
  const alone = tap === undefined ? [] : [{}, ...variants].map((one) => drawn({ ...one, tap }))
  return [...alone, ...opened, ...variants.slice(0, mostTapped).map((one): Attempt => ({ one, isTapped: true }))]
}

/** The key of a part that can be tapped; a record has one, too. */
const keyOf = (node: unknown): readonly string[] => {
  const { key, do: does } = recordOf(node)
  return typeof key === "string" && does === undefined ? [key] : []
}

/** What a part may be called: its label, and those that stand for it in some states. */
function labelsOf(node: unknown): readonly string[] {
  const { label, labels } = recordOf(node)
  const others = Array.isArray(labels) ? labels.map((one: unknown) => recordOf(one)["label"]) : []
  return [label, ...others].filter((one) => typeof one === "string")
}

const namesIn = (variants: readonly Variant[]): readonly string[] => [
  ...new Set(variants.flatMap(({ set = [] }) => set.map(({ name }) => name))),
]

const onePerScreen = (near: readonly Base[]): readonly Base[] =>
  [...new Map(near.toReversed().map((one) => [one.screen, one])).values()].toReversed()

/** The nearest; of all, those that have most of what the place reads; of the nearest screen, what has most answers. */
function basesOf(
  near: readonly Base[],
  { screens }: LoadedModules,
  namesOf: (module: ScreenModule) => readonly string[],
  most: number,
): readonly Base[] {
  const [best] = near
  const names = new Map(
    [...screens].map(([id, module]) => [id, near.some(({ screen }) => screen === id) ? namesOf(module) : []]),
  )
  const byNames = sortedBy(near, ({ screen, sample }) => {
    const module = screens.get(screen)
    return module ? countNames(module, sample, names.get(screen) ?? []) : 0
  })
  const byAnswers = sortedBy(
    near.filter(({ screen }) => screen === best?.screen),
    ({ screen, sample }) => JSON.stringify(screens.get(screen)?.samples?.[sample]?.answers ?? {}).length,
  )
  // What is shared is not shown by every screen that has it.
  const ofOthers = [...new Map(byNames.toReversed().map((one) => [one.screen, one])).values()].toReversed()
  const inTurn = [near[0], byNames[0], byAnswers[0], ...ofOthers.slice(1, 3), near[1], byNames[1], ...near]
  return [...new Set(inTurn.filter((one) => one !== undefined))].slice(0, most)
}

/** Those with most of it first, otherwise as they were. */
function sortedBy(all: readonly Base[], count: (one: Base) => number): readonly Base[] {
  const counts = new Map(all.map((one) => [one, count(one)]))
  return all.toSorted((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0))
}

/** What differs from the written state, for the report. */
function nameOf({ set = [], ends, isReversed, tap }: Variant): string {
  const values = set.map(({ name, value }) => `${name}=${JSON.stringify(value) ?? ""}`)
  return [
    ...values,
    ...(tap === undefined ? [] : [`tap ${tap}`]),
    ...(isReversed ? ["rows reversed"] : []),
    ...Object.entries({ ...ends?.calls, ...ends?.actions }).map(([call, end]) => `${call}=${end}`),
  ].join(" ")
}
