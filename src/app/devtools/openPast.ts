import { workshopPaths } from "../../domain/workshop"
import type { Screens } from "../documents/screenModule"
import type { Documents } from "../services"
import { importApp, importScreen, readServed, showTheme } from "./served"

/** The release that a state page is to show; undefined for what is edited, and for what was built. */
export function pastAsked({ search }: Pick<Location, "search">): string | undefined {
  const documents = new URLSearchParams(search).get("documents")
  return documents === null || documents === "workshop" ? undefined : documents
}

interface Past {
  readonly release: string
  /** The screen that the page begins with. */
  readonly screen: string
}

/** Previews only: the documents of a release, whichever customers have by now; what draws comes from the build. */
export async function openPast(screens: Screens, page: Window, { release, screen }: Past): Promise<Documents> {
  const read = (id: string) => readServed(page, workshopPaths.past(release, id))
  const first = await read(screen)
  // Whoever takes a picture does not wait for style sheets: there is no page before this one has come.
  const [app] = await Promise.all([importApp(first), showTheme(page.document, first.theme)])
  return {
    app,
    release,
    async load(id) {
      const found = await importScreen(await read(id), id, screens)
      if (!found) throw new Error(`release ${release} has no screen ${id}`)
      return found
    },
  }
}
