import type { BrowserContext, Request } from "@playwright/test"

/** Screens whose documents a test reads itself, to know what to type. */
const read = new Set<string>()

export const noteRead = (screen: string) => void read.add(screen)

/** A screen is one file of the build, named after it; a development server and any other of this machine serve what they like. */
function screenOf(request: Request, home: URL): string | undefined {
  const { hostname, origin, pathname } = new URL(request.url())
  if (hostname !== home.hostname) return undefined
  if (origin !== home.origin || pathname.startsWith("/@")) return "*"
  return /^\/assets\/(\w+)-[\w-]{8}\.js$/.exec(pathname)?.[1]
}

/**
 * Notes where customers come to from now on: every screen that is loaded, also ahead of time, and every one whose document
 * is read. Gives them in the order of the alphabet; `*` stands for any.
 */
export function noteVisited(home: URL) {
  read.clear()
  const loaded = new Set<string>()
  return {
    follow: (context: BrowserContext) =>
      void context.on("request", (request) => {
        const screen = screenOf(request, home)
        if (screen !== undefined) loaded.add(screen)
      }),
    screens: (): readonly string[] => [...new Set([...loaded, ...read])].toSorted(),
  }
}
