/** What a frame shows of a state; undefined until it is drawn and rests. A page that just begins has no root element yet. */
export function stateDrawn(page: Document | null | undefined, state: string): string | undefined {
  const root = page?.documentElement as HTMLElement | null | undefined
  if (!page || root?.dataset["state"] !== state) return undefined
  if (!page.querySelector('[data-settled="true"]')) return undefined
  return written(page.body)
}

/** Names that are made up while drawing count what was drawn before, on either side. */
export const written = ({ outerHTML }: Element): string => outerHTML.replaceAll(/\bP\d+-\d+/g, "_")
