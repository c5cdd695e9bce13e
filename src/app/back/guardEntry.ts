/** Key of the visit below, where a history entry is the one that a screen has put above its own. */
export function guardedVisit({ state }: { readonly state?: unknown }): string | undefined {
  const key = typeof state === "object" && state !== null && "sentinelOf" in state ? state.sentinelOf : undefined
  return typeof key === "string" ? key : undefined
}
