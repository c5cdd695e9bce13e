import { useContext } from "react"
import type { Registry } from "../model/registry"
import { ScreenContext } from "./ScreenContext"

/** An icon or a picture by its name, for widgets that get one named; undefined where the screen has none. */
export function useRegistered<Kind extends "icons" | "illustrations">(kind: Kind, name: string) {
  return useContext(ScreenContext)?.screen.component(kind, name) as Registry[Kind][string] | undefined
}
