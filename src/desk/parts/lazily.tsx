import { type ComponentType, lazy, type LazyExoticComponent, type ReactNode, Suspense } from "react"

/** A part that knows conditions: they need the engine of the customers' app, which the desk's first picture does not wait for. */
export const lazily = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: await untilLoaded(load) }))

const pauseMs = 2_000

/**
 * Asks again until it is there: while the server is away whoever waits for a part of the desk sees that it is being read, and
 * what stands in the other parts is not lost.
 */
export const untilLoaded = <Part,>(load: () => Promise<Part>): Promise<Part> =>
  load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    return untilLoaded(load)
  })

export const Awaited = ({ children }: { readonly children: ReactNode }) => (
  <Suspense fallback={<p className="d-empty">読み込んでいます。</p>}>{children}</Suspense>
)
