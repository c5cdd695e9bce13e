import type { PointerEdit } from "../../../renderer/editing"
import { within } from "../json"
import type { FlowSection } from "./flowSteps"

/** A place between steps: before the one that stands at the index of the list. */
export interface Gap {
  readonly list: string
  readonly index: number
}

/** Edits that bring a step to another place of its flow, and where it stands then; undefined where it is there already. */
export function moveStep(
  file: string,
  sections: readonly FlowSection[],
  { pointer, gap }: { readonly pointer: string; readonly gap: Gap },
): { readonly edits: readonly PointerEdit[]; readonly pointer: string } | undefined {
  const from = sections.find(({ steps }) => steps.some((step) => step.pointer === pointer))
  const index = from?.steps.findIndex((step) => step.pointer === pointer) ?? -1
  const step = from?.steps[index]?.step
  if (!from || !step) return undefined
  if (from.pointer !== gap.list)
    return {
      edits: [
        { file, pointer, op: "remove", seen: step },
        { file, pointer: within(gap.list, gap.index), op: "insert", value: step },
      ] as readonly PointerEdit[],
      pointer: within(gap.list, gap.index),
    }
  // Behind itself the list is one shorter once the step is out.
  const to = gap.index > index ? gap.index - 1 : gap.index
  if (to === index) return undefined
  return {
    edits: [{ file, pointer, op: "move", to, seen: step } as PointerEdit],
    pointer: within(gap.list, to),
  }
}

/** The gap one step up or down; across the ends of a section into the next one. */
export function nextGap(sections: readonly FlowSection[], pointer: string, by: -1 | 1): Gap | undefined {
  const at = sections.findIndex(({ steps }) => steps.some((step) => step.pointer === pointer))
  const section = sections[at]
  if (!section) return undefined
  const index = section.steps.findIndex((step) => step.pointer === pointer)
  const isInside = by < 0 ? index > 0 : index < section.steps.length - 1
  if (isInside) return { list: section.pointer, index: by < 0 ? index - 1 : index + 2 }
  const beside = sections[at + by]
  return beside && { list: beside.pointer, index: by < 0 ? beside.steps.length : 0 }
}
