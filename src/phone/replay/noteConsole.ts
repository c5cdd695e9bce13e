import type { FramePage } from "../device/watchFrame"

export interface ConsoleLine {
  readonly at: Date
  readonly level: "error" | "warn"
  readonly text: string
}

const levels = ["error", "warn"] as const
const longest = 400

const textOf = (part: unknown): string =>
  part instanceof Error
    ? `${part.name}: ${part.message}`
    : typeof part === "string"
      ? part
      : String(JSON.stringify(part))

/** Hears what a page tells developers: warnings, errors, and what its policy forbids. */
export function noteConsole(page: FramePage, note: (line: ConsoleLine) => void): void {
  const tell = (level: ConsoleLine["level"], text: string) =>
    note({ at: new Date(), level, text: text.length > longest ? `${text.slice(0, longest)}…` : text })
  for (const level of levels) {
    const { console } = page
    const own = console[level].bind(console)
    console[level] = (...parts: unknown[]) => {
      tell(level, parts.map(textOf).join(" "))
      own(...parts)
    }
  }
  page.addEventListener("error", ({ message }) => tell("error", message))
  page.addEventListener("unhandledrejection", ({ reason }) => tell("error", `unhandled: ${textOf(reason)}`))
  page.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    tell("error", `csp: ${violatedDirective} ${blockedURI}`),
  )
}
