/**
 * Looks for what is new whenever the workshop tells of it, and whenever the connection stands: what was told while it was
 * broken is told to nobody. One look after the other, so that what comes last is what is shown; one that fails is no end.
 */
export function hearChanges(events: EventTarget, look: () => Promise<void>): void {
  let looking = Promise.resolve()
  const lookAgain = () => {
    looking = looking.then(look).catch(() => undefined)
  }
  for (const name of ["open", "documents"]) events.addEventListener(name, lookAgain)
}
