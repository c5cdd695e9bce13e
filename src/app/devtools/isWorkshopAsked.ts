const rememberedName = "kamishibai.workshop"

/** `?documents=workshop` makes this tab follow the workshop from then on, whatever it opens. */
export function isWorkshopAsked({ location, sessionStorage }: Pick<Window, "location" | "sessionStorage">): boolean {
  const isAsked = new URLSearchParams(location.search).get("documents") === "workshop"
  try {
    if (isAsked) sessionStorage.setItem(rememberedName, "true")
    return isAsked || sessionStorage.getItem(rememberedName) === "true"
  } catch {
    return isAsked
  }
}
