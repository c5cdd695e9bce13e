import type { Documents } from "./services"

interface Change {
  readonly screens: Readonly<Record<string, string>>
  readonly app: boolean
  readonly problems: readonly {
    readonly severity: string
    readonly file: string
    readonly line: number
    readonly message: string
  }[]
}

interface LiveDocuments {
  readonly onChange: NonNullable<Documents["onChange"]>
  onProblems(show: (lines: readonly string[]) => void): void
}

/** Development only: hears of saved documents. Changed routes, texts and error rules need the whole page. */
export function followDocuments(): LiveDocuments | undefined {
  const { hot } = import.meta
  if (!hot) return undefined
  const listeners = new Set<(screens: readonly string[]) => void>()
  const shows = new Set<(lines: readonly string[]) => void>()
  hot.on("kamishibai:change", ({ screens, app, problems }: Change) => {
    const errors = problems.filter(({ severity }) => severity === "error")
    for (const show of shows) show(errors.map(({ file, line, message }) => `${file}:${line} ${message}`))
    if (app && errors.length === 0) return window.location.reload()
    for (const listen of listeners) listen(Object.keys(screens))
  })
  return {
    onChange(listen) {
      listeners.add(listen)
      return () => void listeners.delete(listen)
    },
    onProblems: (show) => void shows.add(show),
  }
}
