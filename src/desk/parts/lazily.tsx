import { type ComponentType, lazy, type LazyExoticComponent, type ReactNode, Suspense } from "react"

/** A part that knows conditions: they need the engine of the customers' app, which the desk's first picture does not wait for. */
export const lazily = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: await load() }))

export const Awaited = ({ children }: { readonly children: ReactNode }) => (
  <Suspense fallback={<p className="d-empty">読み込んでいます。</p>}>{children}</Suspense>
)
