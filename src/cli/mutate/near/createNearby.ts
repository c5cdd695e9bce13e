import type { ScreenModule } from "../../../../renderer"
import type { DocumentTexts } from "../../../../renderer/compiler"
import { isRecord, parseJson } from "../../../domain/json"
import type { LoadedModules } from "../../modules"
import type { Mutation } from "../choose"
import type { Observe } from "../openDrawing"
import { isDoing } from "./isDoing"
import { placeOf } from "./place"
import { variantsNear } from "./variantsNear"
import { type Variant, variant, withVariant } from "./variants"

interface Base {
  readonly screen: string
  readonly sample: string
}

/** States that are varied: those that show the changed place best, of a few screens. */
const mostBases = 4
const mostTappedBases = 2
/** What is tapped takes longer. */
const mostTapped = 40

/** Looks for a difference in states that nobody has written: beside those that are there. */
export function createNearby(texts: DocumentTexts, observe: Observe) {
  const contents = new Map([...texts].map(([file, text]) => [file, parseJson(text)] as const))

  return {
    /** The nearest states come first. */
    async findUnlike(
      mutation: Mutation,
      near: readonly Base[],
      { before, after }: { readonly before: LoadedModules; readonly after: LoadedModules },
    ): Promise<{ readonly name: string | undefined; readonly looked: number }> {
      const isTapped = isDoing(mutation) || isOfCodes(mutation)
      let looked = 0
      const concerned = near.filter(({ screen }) => isConcerned(mutation, before.screens.get(screen)))
      const chosen = concerned.length > 0 ? concerned : near
      for (const { screen, sample } of basesOf(chosen, before, isTapped ? mostTappedBases : mostBases)) {
        const [was, is] = [before.screens.get(screen), after.screens.get(screen)]
        if (!was || !is) continue
        const variants = variantsNear(mutation, was, { contents })
        for (const { one, taps } of isTapped ? attemptsOf(mutation, variants) : variants.map(drawn)) {
          const draw = async ({ app }: LoadedModules, module: typeof was) =>
            (await observe({ app, module: withVariant(module, sample, one), sample: variant, taps })).said
          looked += 1
          if ((await draw(before, was)) !== (await draw(after, is)))
            return { name: `${screen}/${sample} ${nameOf(one, taps)}`, looked }
        }
      }
      return { name: undefined, looked }
    },
  }
}

/** What a code stands for is drawn, and decides what a tap on it opens. */
const isOfCodes = ({ file }: Mutation): boolean => file.endsWith(".codes.json")

interface Attempt {
  readonly one: Variant
  /** Keys of what is tapped. */
  readonly taps: "all" | readonly string[]
}

const drawn = (one: Variant): Attempt => ({ one, taps: [] })

/** What a tap does is seen after it: after that tap alone, where it has a name, and after all of them. */
function attemptsOf(mutation: Mutation, variants: readonly Variant[]): readonly Attempt[] {
  const keys = placeOf(mutation).around.flatMap((node) =>
    isRecord(node) && typeof node["key"] === "string" ? [node["key"]] : [],
  )
  const taps = keys.slice(-1)
  if (isOfCodes(mutation))
    return variants.slice(0, mostTapped).flatMap((one): readonly Attempt[] => [drawn(one), { one, taps: "all" }])
  const alone = taps.length === 0 ? [] : [{}, ...variants].map((one): Attempt => ({ one, taps }))
  return [...alone, ...variants.slice(0, mostTapped).map((one): Attempt => ({ one, taps: "all" }))]
}

/** A changed definition is met where it is named; what errors.json says of a client, where a call of it is made. */
function isConcerned({ file, pointer }: Mutation, module: ScreenModule | undefined): boolean {
  const client = file === "errors.json" ? pointer.split("/")[2] : undefined
  const [name] = /\/(?:definitions|properties)\/(\w+)(?!.*\/properties\/)/.exec(pointer)?.slice(1) ?? []
  if (name !== undefined && module) return JSON.stringify([module.forms, module.calls]).includes(`"${name}"`)
  return client === undefined || Object.values(module?.calls ?? {}).some((call) => call.client === client)
}

function basesOf(near: readonly Base[], { screens }: LoadedModules, most: number): readonly Base[] {
  const answersOf = ({ screen, sample }: Base) =>
    JSON.stringify(screens.get(screen)?.samples?.[sample]?.answers ?? {}).length
  const [best] = near
  const fullest = near
    .filter(({ screen }) => screen === best?.screen)
    .toSorted((one, other) => answersOf(other) - answersOf(one))
  return [...new Set([...near.slice(0, most - 1), ...fullest.slice(0, 1), ...near.slice(most - 1)])].slice(0, most)
}

/** What differs from the written state, for the report. */
function nameOf({ set = [], ends, isReversed }: Variant, taps: Attempt["taps"]): string {
  const values = set.map(({ name, value }) => `${name}=${JSON.stringify(value) ?? ""}`)
  return [
    ...values,
    ...(taps === "all" ? [] : taps.map((key) => `tap ${key}`)),
    ...(isReversed ? ["rows reversed"] : []),
    ...Object.entries({ ...ends?.calls, ...ends?.actions }).map(([call, end]) => `${call}=${end}`),
  ].join(" ")
}
