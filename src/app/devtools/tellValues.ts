import { autorun, observable, runInAction } from "mobx"
import type { Scope } from "../../../renderer"
import type { FromPreview, ToPreview } from "../../domain/preview"

interface DrawnScreen {
  readonly id: string
  readonly scope: Scope
}

/** Tells the page around this one the values that it asks for, now and whenever they change. The result stops it. */
export function tellValues(page: Window & typeof globalThis, state: DrawnScreen): () => void {
  if (page.parent === page) return () => undefined
  const asked = observable.box<readonly string[] | undefined>(undefined, { deep: false })
  const say = (message: FromPreview) => page.parent.postMessage(message, page.location.origin)
  const hear = ({ data, origin, source }: MessageEvent<ToPreview>) => {
    if (origin !== page.location.origin || source !== page.parent || data.kind !== "ask") return
    runInAction(() => asked.set(data.paths))
  }
  page.addEventListener("message", hear)
  const stop = autorun(() => {
    const paths = asked.get()
    if (paths) say({ kind: "values", screen: state.id, values: valuesAt(paths, state.scope) })
  })
  say({ kind: "asking" })
  return () => {
    page.removeEventListener("message", hear)
    stop()
  }
}

/** As plain data; what is missing is left out. */
function valuesAt(paths: readonly string[], scope: Scope): Readonly<Record<string, unknown>> {
  const found = paths.map((path) => [path, scope.get(path.slice(1).split("."))] as const)
  return JSON.parse(JSON.stringify(Object.fromEntries(found))) as Readonly<Record<string, unknown>>
}
