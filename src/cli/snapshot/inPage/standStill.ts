/** The browser's own, kept before the clock of tests took them over. */
interface BrowserPace {
  frame(run: () => void): number
  idle(run: () => void, options: { readonly timeout: number }): number
}

/**
 * Waits until three pictures in a row are alike: what was measured, or has come late, may still move the rest. Two seconds at
 * most, for what moves for ever; not at all where nothing matches the selector, if one is given. Runs in the page and
 * leans on nothing outside.
 */
export function standStill(moving?: string): Promise<void> {
  if (moving !== undefined && document.querySelector(moving) === null) return Promise.resolve()
  const { frame, idle } = (globalThis as unknown as { __browser: BrowserPace }).__browser
  return new Promise((resolve) => {
    let [quiet, pictures] = [0, 0]
    const changes = new MutationObserver(() => (quiet = 0))
    changes.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
    // What a picture sets going is done when the page has nothing else to do.
    const next = () => frame(() => idle(judge, { timeout: 1000 }))
    const judge = () => {
      quiet += 1
      pictures += 1
      if (quiet <= 3 && pictures < 120) return next()
      changes.disconnect()
      resolve()
    }
    next()
  })
}
