/**
 * What shows nothing of having the focus, and what a focus alone has changed: in the page, by keyboard, one control after the
 * other. Runs in the page and leans on nothing outside.
 */
export function findUnmarked(): readonly string[] {
  const stage = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body
  const selector = "a[href], button, input, select, textarea, [tabindex='0']"
  const controls = [...stage.querySelectorAll<HTMLElement>(selector)].filter(
    (one) => one.tabIndex >= 0 && one.checkVisibility({ visibilityProperty: true }) && !one.matches(":disabled"),
  )
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.className} “${(element.textContent ?? "").trim().slice(0, 16)}”`
  /** A ring may lie on the control, on what is drawn for it, or on the box around both. */
  const drawnFor = (control: Element) => {
    const around = [control.parentElement, control.parentElement?.parentElement, control.closest("label, .k-box")]
    return [...new Set([control, ...(control.parentElement?.querySelectorAll("*") ?? []), ...around])]
  }
  const lookOf = (elements: readonly (Element | null | undefined)[]) =>
    elements
      .flatMap((element) =>
        element == null ? [] : ["", "::before", "::after"].map((part) => getComputedStyle(element, part || null)),
      )
      .map((style) => [style.outline, style.boxShadow, style.borderColor, style.borderWidth].join())
      .join()
  const shownNow = () => `${location.href} ${document.querySelectorAll("dialog[open]").length}`
  document.documentElement.dataset["input"] = "keyboard"
  const found: string[] = []
  for (const control of controls) {
    ;(document.activeElement as HTMLElement | null)?.blur()
    const elements = drawnFor(control)
    const [look, page] = [lookOf(elements), shownNow()]
    control.focus({ preventScroll: true })
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
    if (document.activeElement !== control) found.push(`takes no focus: ${name(control)}`)
    else if (lookOf(elements) === look) found.push(`shows no focus: ${name(control)}`)
    if (shownNow() !== page) found.push(`changes the page: ${name(control)}`)
  }
  return [...new Set(found)]
}
