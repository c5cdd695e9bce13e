import { runInAction } from "mobx"
import type { CompiledApp } from "../../../renderer"
import { workshopPaths } from "../../domain/workshop"
import type { Screens } from "../documents/screenModule"
import type { Documents } from "../services"
import { createLiveApp } from "./createLiveApp"
import { hearChanges } from "./hearChanges"
import { importApp, importScreen, readServed, showTheme } from "./served"

interface Built {
  readonly app: CompiledApp
  readonly screens: Screens
}

/** Workshops only: the documents as they are edited, from modules that the server makes; what draws comes from the build. */
export async function followWorkshop(built: Built, page: Window): Promise<Documents> {
  let served = await readServed(page, workshopPaths.documents)
  const { app, replace } = createLiveApp(await importApp(served))
  const listeners = new Set<(screens: readonly string[]) => void>()
  void showTheme(page.document, served.theme)

  async function follow(): Promise<void> {
    const before = served
    served = await readServed(page, workshopPaths.documents)
    if (JSON.stringify(served) === JSON.stringify(before)) return
    if (served.theme !== before.theme) void showTheme(page.document, served.theme)
    if (served.app !== before.app) {
      const next = await importApp(served)
      runInAction(() => replace(next))
    }
    const changed = Object.keys(served.screens).filter((id) => served.screens[id]?.hash !== before.screens[id]?.hash)
    for (const listen of listeners) listen(changed)
  }

  hearChanges(new EventSource(workshopPaths.events), follow)
  return {
    app,
    load: (id) => importScreen(served, id, built.screens),
    onChange(listen) {
      listeners.add(listen)
      return () => void listeners.delete(listen)
    },
  }
}
