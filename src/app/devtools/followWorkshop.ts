import { runInAction } from "mobx"
import type { CompiledApp } from "../../../renderer"
import { type ServedDocuments, workshopPaths } from "../../domain/workshop"
import { joinModule, type Screens } from "../documents/screenModule"
import type { Documents } from "../services"
import { createLiveApp } from "./createLiveApp"

interface Built {
  readonly app: CompiledApp
  readonly screens: Screens
}

/** Workshops only: the documents as they are edited, from modules that the server makes; what draws comes from the build. */
export async function followWorkshop(built: Built, page: Window): Promise<Documents> {
  let served = await readServed(page)
  const { app, replace } = createLiveApp(await importApp(served))
  const listeners = new Set<(screens: readonly string[]) => void>()
  showTheme(page.document, served.theme)

  async function follow(): Promise<void> {
    const before = served
    served = await readServed(page)
    if (served.theme !== before.theme) showTheme(page.document, served.theme)
    if (served.app !== before.app) {
      const next = await importApp(served)
      runInAction(() => replace(next))
    }
    const changed = Object.keys(served.screens).filter((id) => served.screens[id]?.hash !== before.screens[id]?.hash)
    for (const listen of listeners) listen(changed)
  }

  // One after the other: what comes last is what is shown.
  let following = Promise.resolve()
  const events = new EventSource(workshopPaths.events)
  events.addEventListener("documents", () => {
    following = following.then(follow).catch(() => undefined)
  })
  return {
    app,
    load: (id) => {
      const screen = Object.hasOwn(served.screens, id) ? served.screens[id] : undefined
      if (screen === undefined) return undefined
      const { hash, partsFrom } = screen
      return joinModule({ partsFrom, load: () => import(/* @vite-ignore */ workshopPaths.module(hash)) }, built.screens)
    },
    onChange(listen) {
      listeners.add(listen)
      return () => void listeners.delete(listen)
    },
  }
}

async function readServed(page: Window): Promise<ServedDocuments> {
  const response = await page.fetch(workshopPaths.documents)
  return (await response.json()) as ServedDocuments
}

async function importApp({ app }: ServedDocuments): Promise<CompiledApp> {
  const module = (await import(/* @vite-ignore */ workshopPaths.module(app))) as { readonly app: CompiledApp }
  return module.app
}

/** The newest theme stands over that of the build. */
function showTheme(document: Document, hash: string): void {
  const before = document.querySelector("link[data-workshop]")
  const link = document.createElement("link")
  link.rel = "stylesheet"
  link.dataset["workshop"] = "theme"
  link.href = workshopPaths.theme(hash)
  link.addEventListener("load", () => before?.remove())
  document.head.append(link)
}
