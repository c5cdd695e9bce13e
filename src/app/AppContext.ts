import { createContext, useContext } from "react"
import type { Host } from "../../renderer"
import type { AppState } from "./AppState"
import type { Navigator } from "./navigation/Navigator"
import type { Routes } from "./navigation/routes"
import type { OverlayStore } from "./overlays/OverlayStore"
import type { AppServices } from "./services"

/** What all of the shell shares: one of each for the running app. */
export interface AppContext {
  readonly services: AppServices
  readonly host: Host
  readonly navigator: Navigator
  readonly routes: Routes
  readonly overlays: OverlayStore
  readonly state: AppState
  /** Loads the page on view anew; it stays where it cannot be had. */
  reload(): Promise<void>
}

const Context = createContext<AppContext | undefined>(undefined)

export const AppContextProvider = Context.Provider

export function useAppContext(): AppContext {
  const context = useContext(Context)
  if (!context) throw new Error("only what is rendered inside the app has its context")
  return context
}
