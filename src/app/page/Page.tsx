import { observer } from "mobx-react-lite"
import { useEffect, useState } from "react"
import { useLocation, useNavigationType } from "react-router-dom"
import { ScreenBoundary, type ScreenModule } from "../../../renderer"
import { useAppParts } from "../AppParts"
import type { PageOpening } from "../navigation/openPage"
import { OpenScreen } from "./OpenScreen"
import { visitKey } from "./useSentinel"

/** Draws what the router has opened. */
export const Page = observer(function Page({ opening }: { readonly opening: PageOpening }) {
  const location = useLocation()
  const isReturn = useNavigationType() === "POP"
  if (opening.kind === "gone") return null
  const visit = visitKey(location)
  return <FollowedScreen key={`${visit} ${opening.path}`} opening={opening} visit={visit} isReturn={isReturn} />
})

interface FollowedScreenProps {
  readonly opening: Extract<PageOpening, { kind: "screen" }>
  readonly visit: string
  readonly isReturn: boolean
}

/** In development a saved document takes the place of the one on screen. */
function FollowedScreen({ opening, visit, isReturn }: FollowedScreenProps) {
  const { services, host } = useAppParts()
  const { documents } = services
  const [module, setModule] = useState<ScreenModule>(opening.module)
  const { inPlace } = opening
  const { id } = opening.module.screen
  useEffect(
    () =>
      documents.onChange?.((changed) => {
        if (changed.includes(id))
          void documents.load(id)?.then(
            (saved) => setModule(inPlace(saved)),
            () => undefined,
          )
      }),
    [documents, id, inPlace],
  )
  return (
    <ScreenBoundary host={host} module={module}>
      <OpenScreen opening={opening} module={module} visit={visit} isReturn={isReturn} />
    </ScreenBoundary>
  )
}
