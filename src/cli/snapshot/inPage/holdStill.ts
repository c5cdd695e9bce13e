/** Runs in the page: nothing blinks, and what moves by itself is at its end, or where it began if it has none. */
export function holdStill(): void {
  const held = globalThis as unknown as { __held?: CSSStyleSheet }
  if (held.__held === undefined) {
    held.__held = new CSSStyleSheet()
    held.__held.replaceSync("* { caret-color: transparent !important }")
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, held.__held]
  }
  for (const animation of document.getAnimations()) {
    const isEndless = animation.effect?.getComputedTiming().endTime === Infinity
    if (isEndless) animation.cancel()
    else animation.finish()
  }
}
