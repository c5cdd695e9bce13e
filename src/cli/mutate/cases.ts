import type { DocumentTexts } from "../../../renderer/compiler"
import { compareCases } from "../effect/compareCases"
import { createSides, type Side } from "../effect/side"
import type { Touched } from "./states"

/** Cases of the flows, walked with the same answers before and after. */
export function createCases(texts: DocumentTexts) {
  const open = createSides()
  let former: Promise<Side> | undefined
  return {
    /** What is met otherwise in one of them; undefined where nothing is. */
    async findUnlike(changed: DocumentTexts, { screens, isApp }: Touched): Promise<string | undefined> {
      const before = await (former ??= open(texts))
      const concerned = [...before.flows].filter(
        ([, { flow }]) => isApp || [...flow.steps, ...flow.detached].some(({ screen }) => screens.includes(screen)),
      )
      if (concerned.length === 0) return
      const after = await open(changed)
      for (const [flow] of concerned) {
        const says = await unlikeIn(flow, before, after)
        if (says !== undefined) return `${flow}: ${says}`
      }
      return
    },
  }
}

async function unlikeIn(flow: string, before: Side, after: Side): Promise<string | undefined> {
  try {
    return (await compareCases(flow, before, after)).groups[0]?.says
  } catch {
    return "a screen of it cannot be opened"
  }
}
