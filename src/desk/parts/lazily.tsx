import { type ComponentType, lazy, type LazyExoticComponent, type ReactNode, Suspense } from "react"

/** A part that knows conditions: they need the engine of the customers' app, which the desk's first picture does not wait for. */
export const lazily = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => {
  let loaded: Promise<ComponentType<Props>> | undefined
  const once = () => (loaded ??= untilLoaded(load))
  loads.push(once)
  return lazy(async () => ({ default: await once() }))
}

const loads: (() => Promise<unknown>)[] = []

/** Fetches all parts, one after the other, also those that others of them have: none is waited for when the server is away. */
export async function loadAllParts(): Promise<void> {
  for (const load of loads) await load()
}

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
