import type { DocumentTexts } from "../../../../renderer/compiler"
import { parseJson } from "../../../domain/json"
import type { LoadedModules } from "../../modules"
import type { Mutation } from "../choose"
import type { Observe } from "../openDrawing"
import { isDoing } from "./isDoing"
import { variantsNear } from "./nearStates"
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
      const isTapped = isDoing(mutation)
      let looked = 0
      for (const { screen, sample } of basesOf(near, before, isTapped ? mostTappedBases : mostBases)) {
        const [was, is] = [before.screens.get(screen), after.screens.get(screen)]
        if (!was || !is) continue
        const variants = variantsNear(mutation, was, { contents })
        for (const one of isTapped ? variants.slice(0, mostTapped) : variants) {
          const draw = async ({ app }: LoadedModules, module: typeof was) =>
            (await observe({ app, module: withVariant(module, sample, one), sample: variant, isTapped })).said
          looked += 1
          if ((await draw(before, was)) !== (await draw(after, is)))
            return { name: `${screen}/${sample} ${nameOf(one)}`, looked }
        }
      }
      return { name: undefined, looked }
    },
  }
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

/** What is other in it. */
function nameOf({ set, ends = {}, isReversed }: Variant): string {
  const values = set ? [`${set.name}=${JSON.stringify(set.value) ?? ""}`] : []
  return [
    ...values,
    ...(isReversed ? ["rows reversed"] : []),
    ...Object.entries(ends).map(([call, end]) => `${call}=${end}`),
  ].join(" ")
}
