import type { ScreenModule } from "../../../renderer"

export type Screens = Readonly<Record<string, () => Promise<ScreenModule>>>

/** A screen's module that was made while a server runs: data and validators, no code that draws. */
export interface MadeModule {
  /** Screens of the build that have what it draws with. */
  readonly partsFrom: readonly string[]
  load(): Promise<unknown>
}

/** The module together with what draws it, which comes from the build. */
export async function joinModule({ partsFrom, load }: MadeModule, built: Screens): Promise<ScreenModule> {
  const [module, ...providers] = await Promise.all([
    load() as Promise<ScreenModule>,
    ...partsFrom.flatMap((id) => built[id]?.() ?? []),
  ])
  const parts = providers.reduce<Parts>((all, provider) => joinParts(all, provider.parts), {})
  const FormView = providers.find((provider) => provider.FormView !== undefined)?.FormView
  return { ...module, parts, ...(FormView ? { FormView } : {}) }
}

type Parts = NonNullable<ScreenModule["parts"]>

function joinParts(one: Parts, other: Parts = {}): Parts {
  const kinds = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof Parts>
  return Object.fromEntries([...kinds].map((kind) => [kind, { ...one[kind], ...other[kind] }]))
}
