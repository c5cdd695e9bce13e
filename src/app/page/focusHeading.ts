/** Leaves focus alone where a person, a popup or a form has taken it already. */
export function focusHeading(root: ParentNode | null): void {
  const { activeElement } = document
  if (activeElement instanceof HTMLElement && activeElement !== document.body && activeElement.isConnected) return
  const heading = root?.querySelector<HTMLElement>("h1")
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
