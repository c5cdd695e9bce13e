import { options } from "preact"

/**
 * Preact runs effects after the next picture, and a tap may come before: what listens to it, or what its answer needs, is not
 * there yet. React runs them before it handles any event; here they run as soon as what they belong to is on the page.
 */
export function runEffectsAtOnce(): void {
  options.requestAnimationFrame = (run) => queueMicrotask(run)
}
