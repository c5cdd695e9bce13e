import { runInAction } from "mobx"
import type { CompiledApp } from "../../../renderer"
import type { Documents } from "../services"
import { createLiveApp } from "./createLiveApp"
import type { ShownProblem } from "./ProblemPanel"
import { showProblems } from "./showProblems"

interface Change {
  readonly screens: Readonly<Record<string, string>>
  readonly removed: readonly string[]
  readonly app: boolean
}

interface Served {
  readonly app: CompiledApp
  /** The app document after the last change. */
  readonly newestApp: () => Promise<CompiledApp>
}

type Live = Required<Pick<Documents, "app" | "onChange">>

/** Development only: a saved document takes effect at once, and what is wrong with the documents stands on the page. */
export function observeDocuments(served: Served): Live {
  // Vite looks for these very words; taken apart they would not be found.
  // oxlint-disable-next-line prefer-destructuring
  const hot = import.meta.hot
  const { app, replace } = createLiveApp(served.app)
  const listeners = new Set<(screens: readonly string[]) => void>()
  hot?.on("kamishibai:change", async ({ screens, app: isAppChanged }: Change) => {
    if (isAppChanged) {
      const next = await served.newestApp()
      if (needsNewPage(app, next)) return window.location.reload()
      runInAction(() => replace(next))
    }
    for (const listen of listeners) listen(Object.keys(screens))
  })
  const show = showProblems(document)
  hot?.on("kamishibai:problems", ({ problems }: { readonly problems: readonly ShownProblem[] }) => show(problems))
  hot?.send("kamishibai:ask")
  return {
    app,
    onChange(listen) {
      listeners.add(listen)
      return () => void listeners.delete(listen)
    },
  }
}

/** The links to the host app and the allowed hosts are read once, when the page is opened. */
const needsNewPage = (before: CompiledApp, next: CompiledApp): boolean =>
  JSON.stringify([before.schemes, before.constants["allowedHosts"]]) !==
  JSON.stringify([next.schemes, next.constants["allowedHosts"]])
