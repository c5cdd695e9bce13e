import { useContext } from "react"
import { formatValue } from "../expressions/formatting"
import type { Formatted } from "../model/registry"
import { ScreenContext } from "./ScreenContext"

/** Formats values as the document names it (`yen`, `code:tax-type`), for widgets that take a value and a format. */
export function useFormat(): (value: unknown, format?: string) => Formatted {
  const screen = useContext(ScreenContext)
  if (!screen) throw new Error("values are formatted inside a screen only")
  return (value, format) => formatValue(value, format, screen.formatting)
}
