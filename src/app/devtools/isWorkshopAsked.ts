const rememberedName = "kamishibai.workshop"

/** `?documents=workshop` makes this tab follow the workshop from then on, whatever it opens. */
export function isWorkshopAsked(page: Pick<Window, "location" | "sessionStorage">): boolean {
  const isAsked = new URLSearchParams(page.location.search).get("documents") === "workshop"
  try {
    // Where nothing may be stored, even asking for the storage throws.
    const { sessionStorage } = page
    if (isAsked) sessionStorage.setItem(rememberedName, "true")
    return isAsked || sessionStorage.getItem(rememberedName) === "true"
  } catch {
    return isAsked
  }
}
