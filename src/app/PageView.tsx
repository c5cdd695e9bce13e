import { useSyncExternalStore, type ComponentType } from "react"
import { Router } from "react-router-dom"
import { LastWords } from "./LastWords"
import type { PageRouter } from "./navigation/createPageRouter"
import type { PageOpening } from "./navigation/openPage"
import { PageBoundary } from "./PageBoundary"

interface PageViewProps {
  readonly router: PageRouter
  readonly Page: ComponentType<{ readonly opening: PageOpening }>
}

/** Draws the page that is on view; nothing before the first one is there. */
export function PageView({ router, Page }: PageViewProps) {
  const { location, action, opening, failure } = useSyncExternalStore(router.subscribe, () => router.state)
  return (
    <Router location={location} navigationType={action} navigator={router.navigator}>
      {failure ? (
        <LastWords error={failure.error} />
      ) : (
        opening && (
          <PageBoundary place={location}>
            <Page opening={opening} />
          </PageBoundary>
        )
      )}
    </Router>
  )
}
