import { formatValue } from "../expressions/formatting"
import type { Formatted } from "../model/registry"
import { useScreen } from "./ScreenContext"

/** Formats values as the document names it (`yen`, `code:tax-type`), for widgets that take a value and a format. */
export function useFormat(): (value: unknown, format?: string) => Formatted {
  const { screen } = useScreen()
  return (value, format) => formatValue(value, format, screen.formatting)
}
