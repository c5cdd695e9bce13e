import { observer } from "mobx-react-lite"
import { useEffect, useLayoutEffect, useMemo, useState, type ComponentType } from "react"
import { useAppContext } from "./AppContext"
import { FatalErrorPage } from "./FatalErrorPage"
import type { PageRouter, PageState } from "./navigation/createPageRouter"
import { LocationProvider } from "./navigation/LocationContext"
import type { LoadedPage } from "./navigation/loadPage"
import { PageBoundary } from "./PageBoundary"
import { SignedOutPage } from "./SignedOutPage"

interface PageViewProps {
  readonly router: PageRouter
  readonly Page: ComponentType<{ readonly page: LoadedPage }>
  /** Called once there is something to see. */
  readonly onShown?: () => void
}

/** Draws the page that is on view; nothing before the first one is there. */
export const PageView = observer(function PageView({ router, Page, onShown }: PageViewProps) {
  const { isSignedOut } = useAppContext().state
  const { location, action, page, failure } = usePageState(router)
  const place = useMemo(() => ({ location, action, navigate: router.navigate }), [location, action, router])
  const isShown = isSignedOut || failure !== undefined || page?.kind === "screen"
  useLayoutEffect(() => {
    if (isShown) onShown?.()
  }, [isShown, onShown])
  if (isSignedOut) return <SignedOutPage />
  return (
    <LocationProvider value={place}>
      {failure ? (
        <FatalErrorPage error={failure.error} />
      ) : (
        page && (
          <PageBoundary resetKey={location}>
            <Page page={page} />
          </PageBoundary>
        )
      )}
    </LocationProvider>
  )
})

function usePageState(router: PageRouter): PageState {
  const [state, setState] = useState(router.state)
  useEffect(() => {
    const follow = () => setState(router.state)
    follow()
    return router.subscribe(follow)
  }, [router])
  return state
}
