import { observable } from "mobx"
import type { Draft, Host } from "../model/host"

type HostNeeds = Pick<Host, "app" | "registry"> & Partial<Host>

/**
 * A host that keeps everything in memory and reaches nothing: a first app, a preview and tests start from it and replace what
 * they have. Without `call` every call ends as `offline`; without `loadScreen` no other screen opens.
 */
export function createMemoryHost({ app, registry, ...own }: HostNeeds): Host {
  const values = observable.map<string, unknown>({}, { deep: false })
  const drafts = new Map<string, Draft>()
  const report: Host["report"] = own.report ?? (({ code, at, detail }) => console.error(code, at, detail ?? ""))
  return {
    app,
    registry,
    formatting: {
      formats: registry.formats,
      context: { codes: app.codes, report: (problem) => report({ code: "format", at: problem }) },
    },
    context: {},
    session: {
      get: (name) => values.get(name),
      set: (name, value) => void values.set(name, value),
      clear: (name) => void values.delete(name),
    },
    drafts: {
      read: (form) => drafts.get(form),
      write: (form, draft) => void drafts.set(form, draft),
      release: () => undefined,
      clear: (form) => void drafts.delete(form),
    },
    loadScreen: (id) => Promise.reject(new Error(`no screen "${id}"`)),
    go: () => undefined,
    back: () => undefined,
    openLink: () => undefined,
    call: ({ effect, method }) =>
      Promise.resolve({
        kind: "failed",
        failure: { outcome: "offline", messages: [], fieldErrors: [], detail: {}, effect, method },
      }),
    track: () => undefined,
    report,
    ...own,
  }
}
