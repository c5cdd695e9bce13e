/** What a frame shows of a state; undefined until it is drawn and rests. */
export function stateDrawn(page: Document | null | undefined, state: string): string | undefined {
  if (!page || page.documentElement.dataset["state"] !== state) return undefined
  if (!page.querySelector('[data-settled="true"]')) return undefined
  return written(page.body)
}

/** Names that React makes up count what was drawn before, on either side. */
export const written = ({ outerHTML }: Element): string => outerHTML.replaceAll(/_r_\w+_/g, "_")
