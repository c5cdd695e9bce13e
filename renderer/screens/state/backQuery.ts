import { resolveValue } from "../../expressions/evaluate"
import type { ScreenState } from "./ScreenState"

/** What the screen hands to the one that back leads to, in the address. */
export const backQuery = ({ module, scope }: ScreenState) =>
  resolveValue(module.screen.header.backQuery, scope) as Readonly<Record<string, unknown>>
