import { useLayoutEffect, useSyncExternalStore, type ComponentType } from "react"
import { Router } from "react-router-dom"
import { FatalErrorPage } from "./FatalErrorPage"
import type { PageRouter } from "./navigation/createPageRouter"
import type { LoadedPage } from "./navigation/loadPage"
import { PageBoundary } from "./PageBoundary"

interface PageViewProps {
  readonly router: PageRouter
  readonly Page: ComponentType<{ readonly page: LoadedPage }>
  /** Called once there is something to see. */
  readonly onShown?: () => void
}

/** Draws the page that is on view; nothing before the first one is there. */
export function PageView({ router, Page, onShown }: PageViewProps) {
  const { location, action, page, failure } = useSyncExternalStore(router.subscribe, () => router.state)
  const isShown = failure !== undefined || page?.kind === "screen"
  useLayoutEffect(() => {
    if (isShown) onShown?.()
  }, [isShown, onShown])
  return (
    <Router location={location} navigationType={action} navigator={router.navigator}>
      {failure ? (
        <FatalErrorPage error={failure.error} />
      ) : (
        page && (
          <PageBoundary resetKey={location}>
            <Page page={page} />
          </PageBoundary>
        )
      )}
    </Router>
  )
}
