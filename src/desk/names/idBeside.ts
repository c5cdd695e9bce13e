interface Named {
  readonly id: string
  readonly title: string
}

/** What stands beside a title to tell it from others: the id where another one has the same title, nothing elsewhere. */
export const idBeside = (one: Named, all: readonly Named[]): string | undefined =>
  all.some(({ id, title }) => title === one.title && id !== one.id) ? one.id : undefined

/** A title where only one line is there for it: the id behind it where another one has the same title. */
export function titleAmong(one: Named, all: readonly Named[]): string {
  const id = idBeside(one, all)
  return id === undefined ? one.title : `${one.title}（${id}）`
}
