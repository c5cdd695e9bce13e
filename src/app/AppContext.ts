import { createContext, useContext } from "react"
import type { Host } from "../../renderer"
import type { AppState } from "./AppState"
import type { Navigator } from "./navigation/Navigator"
import type { Routes } from "./navigation/routes"
import type { OverlayStore } from "./overlays/OverlayStore"
import type { AppServices } from "./services"

/** What the parts of the shell share. */
export interface AppContext {
  readonly services: AppServices
  readonly host: Host
  readonly navigator: Navigator
  readonly routes: Routes
  readonly overlays: OverlayStore
  readonly state: AppState
}

const Context = createContext<AppContext | undefined>(undefined)

export const AppContextProvider = Context.Provider

export function useAppContext(): AppContext {
  const parts = useContext(Context)
  if (!parts) throw new Error("pages are drawn inside the app only")
  return parts
}
