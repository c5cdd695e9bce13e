import { observer } from "mobx-react-lite"
import { useEffect, useState } from "react"
import { ScreenBoundary, type ScreenModule } from "../../../renderer"
import { useAppContext } from "../AppContext"
import { usePageLocation } from "../navigation/LocationContext"
import type { LoadedPage } from "../navigation/loadPage"
import { ScreenPage } from "./ScreenPage"
import { visitKey } from "../back/historyGuard"

/** Renders what the router has loaded. */
export const Page = observer(function Page({ page }: { readonly page: LoadedPage }) {
  const { location, action } = usePageLocation()
  if (page.kind === "gone") return null
  const visit = visitKey(location)
  return <LiveScreen key={`${visit} ${page.path}`} page={page} visit={visit} isReturn={action === "POP"} />
})

interface LiveScreenProps {
  readonly page: Extract<LoadedPage, { kind: "screen" }>
  readonly visit: string
  readonly isReturn: boolean
}

/** In development a saved document replaces the one on screen. */
function LiveScreen({ page, visit, isReturn }: LiveScreenProps) {
  const { services, host } = useAppContext()
  const { documents } = services
  const [module, setModule] = useState<ScreenModule>(page.module)
  const { adapt } = page
  const { id } = page.module.screen
  useEffect(
    () =>
      documents.onChange?.((changed) => {
        if (changed.includes(id))
          void documents.load(id)?.then(
            (saved) => setModule(adapt(saved)),
            () => undefined,
          )
      }),
    [documents, id, adapt],
  )
  return (
    <ScreenBoundary host={host} module={module}>
      <ScreenPage page={page} module={module} visit={visit} isReturn={isReturn} />
    </ScreenBoundary>
  )
}
