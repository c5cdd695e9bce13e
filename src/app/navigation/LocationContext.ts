import { createContext, useContext } from "react"
import type { Location, Move } from "./browserHistory"
import type { HistoryRouter } from "./Navigator"

/** Where the page on view stands, and how the customer came there. */
export interface PageLocation extends Pick<HistoryRouter, "navigate"> {
  readonly location: Location
  readonly action: Move
}

const Context = createContext<PageLocation | undefined>(undefined)

export const LocationProvider = Context.Provider

export function usePageLocation(): PageLocation {
  const place = useContext(Context)
  if (!place) throw new Error("only what is rendered inside a page has a location")
  return place
}
