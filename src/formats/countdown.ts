import type { Format } from "../../renderer"
import { missing, unreadable } from "./missing"

const longest = 86_400
const isSeconds = (value: unknown): value is number => typeof value === "number" && Math.abs(value) <= longest

const pad = (value: number) => String(value).padStart(2, "0")

/** Seconds left as mm:ss. A started second still counts, and time that is over is 00:00. */
export const countdown: Format = (value, _argument, context) => {
  if (!isSeconds(value)) return missing(value) ?? unreadable("a number of seconds", context)
  const seconds = Math.max(0, Math.ceil(value))
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60]
  return { text: `${pad(minutes)}:${pad(rest)}`, spoken: `${minutes}分${rest}秒` }
}
