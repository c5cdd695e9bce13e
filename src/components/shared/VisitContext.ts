import { createContext } from "react"

/** Tells one visit of a page from another; whoever comes back is on the same one. Without it nothing is remembered. */
export const VisitContext = createContext<string | undefined>(undefined)
