import { createContext, useContext } from "react"
import type { Host } from "../../renderer"
import type { AppState } from "./AppState"
import type { Navigator } from "./navigation/Navigator"
import type { Places } from "./navigation/Places"
import type { OverlayStore } from "./overlays/OverlayStore"
import type { AppServices } from "./services"

/** What the parts of the shell share. */
export interface AppParts {
  readonly services: AppServices
  readonly host: Host
  readonly navigator: Navigator
  readonly places: Places
  readonly overlays: OverlayStore
  readonly state: AppState
}

const Parts = createContext<AppParts | undefined>(undefined)

export const AppPartsProvider = Parts.Provider

export function useAppParts(): AppParts {
  const parts = useContext(Parts)
  if (!parts) throw new Error("pages are drawn inside the app only")
  return parts
}
