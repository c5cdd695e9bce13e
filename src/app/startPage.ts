/** What `index.html` shows by itself, until the app has something to show. */
export interface StartPage {
  dismiss(): void
  /** Nothing can be shown: says so, with the ways on that the page offers. */
  fail(): void
}

/** The start page of a document; a document without one has nothing to dismiss. */
export function createStartPage(document: Document): StartPage {
  const page = document.getElementById("start")
  return {
    dismiss: () => page?.remove(),
    fail() {
      if (page === null) return
      page.dataset["failed"] = ""
      page.querySelector(".start__failed")?.removeAttribute("hidden")
      document.body.prepend(page)
    },
  }
}
