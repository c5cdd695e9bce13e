import { trim } from "../domain/text/clean"
import { toFullWidth, toHalfWidth } from "../domain/text/width"

export const halfWidth = (text: string): string => trim(toHalfWidth(text))
export const fullWidth = (text: string): string => trim(toFullWidth(text))
