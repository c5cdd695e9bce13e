/** A colour on its way to another is none that a customer reads. Runs in the page. */
export function finishTransitions(): void {
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
}
