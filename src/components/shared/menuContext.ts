import { createContext } from "react"
import type { ActionRunner } from "../../../renderer"

export interface MenuOffer {
  readonly isSelected: boolean
  readonly tap: ActionRunner | undefined
}

/** What a choice knows of the menu around it: its place there, and how to tell what it does and whether it is the chosen one. */
interface MenuPlace {
  readonly id: string
  readonly offer: (id: string, offer: MenuOffer) => void
}

export const MenuContext = createContext<MenuPlace>({ id: "", offer: () => undefined })
