import { written } from "./stateDrawn"

/** Brings the first part that is another one into view on both sides, and marks it. */
export function showDifference(before: Document | null | undefined, after: Document | null | undefined): void {
  if (!before || !after) return
  for (const element of firstDifference(before.body, after.body)) {
    const part = withWholeLines(element)
    if (part === part.ownerDocument.body) continue
    part.scrollIntoView({ block: "center" })
    Object.assign((part as HTMLElement).style, { outline: "3px solid #b45309", outlineOffset: "3px" })
  }
}

/** Sentences are broken into spans where lines may end: what people see as one part is around them. */
function withWholeLines(element: Element): Element {
  const { defaultView, body } = element.ownerDocument
  let part = element
  while (part !== body && part.parentElement && defaultView?.getComputedStyle(part).display.startsWith("inline"))
    part = part.parentElement
  return part
}

/** The innermost elements that hold all that is different first; a part that one side has alone stands for itself. */
export function firstDifference(before: Element, after: Element): readonly Element[] {
  const [was, is] = [[...before.children], [...after.children]]
  const index = was.findIndex((child, place) => {
    const other = is[place]
    return other === undefined || written(child) !== written(other)
  })
  const [one, other] = [was[index], is[index]]
  if (was.length === is.length && one && other) return firstDifference(one, other)
  if (was.length > is.length && one) return [one]
  if (is.length > was.length) return [is[index < 0 ? was.length : index] ?? after]
  return [before, after]
}
