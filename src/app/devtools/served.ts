import type { CompiledApp, ScreenModule } from "../../../renderer"
import { type ServedDocuments, workshopPaths } from "../../domain/workshop"
import { joinModule, type Screens } from "../documents/screenModule"

/** What the workshop's server serves at an address. */
export async function readServed(page: Window, address: string): Promise<ServedDocuments> {
  const response = await page.fetch(address)
  if (!response.ok) throw new Error(`${response.status} ${address}`)
  return (await response.json()) as ServedDocuments
}

export async function importApp({ app }: ServedDocuments): Promise<CompiledApp> {
  const module = (await import(/* @vite-ignore */ workshopPaths.module(app))) as { readonly app: CompiledApp }
  return module.app
}

/** A screen as it is served, drawn with what the build has; undefined for one that is not served. */
export function importScreen(
  { screens }: ServedDocuments,
  id: string,
  built: Screens,
): Promise<ScreenModule> | undefined {
  const screen = Object.hasOwn(screens, id) ? screens[id] : undefined
  if (screen === undefined) return undefined
  const { hash, partsFrom } = screen
  return joinModule({ partsFrom, load: () => import(/* @vite-ignore */ workshopPaths.module(hash)) }, built)
}

/** The theme that is served stands over that of the build, as soon as the answer is done; one that does not come changes nothing. */
export function showTheme(document: Document, hash: string): Promise<void> {
  const before = document.querySelector("link[data-workshop]")
  const link = document.createElement("link")
  link.rel = "stylesheet"
  link.dataset["workshop"] = "theme"
  link.href = workshopPaths.theme(hash)
  const shown = new Promise<void>((resolve) => {
    link.addEventListener("load", () => {
      before?.remove()
      resolve()
    })
    link.addEventListener("error", () => resolve())
  })
  // Behind those of the build, which stand in the body.
  document.body.append(link)
  return shown
}
