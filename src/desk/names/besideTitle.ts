interface Named {
  readonly id: string
  readonly title: string
  readonly about?: string
}

/** What stands beside a title to tell it from others: what it is for, else its id, where another one has the same title; nothing elsewhere. */
export const besideTitle = (one: Named, all: readonly Named[]): string | undefined =>
  all.some(({ id, title }) => title === one.title && id !== one.id) ? (one.about ?? one.id) : undefined

/** A title where only one line is there for it. */
export function titleAmong(one: Named, all: readonly Named[]): string {
  const beside = besideTitle(one, all)
  return beside === undefined ? one.title : `${one.title}（${beside}）`
}
