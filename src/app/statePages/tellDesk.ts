import type { FromPreview } from "../../domain/preview"

/** Tells the desk around a preview; a page by itself tells nobody. */
export function tellDesk(page: Window, message: FromPreview): void {
  if (page.parent !== page) page.parent.postMessage(message, page.location.origin)
}
