/** Cookies of one customer, as `document.cookie` speaks of them. */
export function createJar(cookies: Readonly<Record<string, string>>) {
  const values = new Map(Object.entries(cookies))
  return {
    has: (name: string) => values.has(name),
    read: () => [...values].map(([name, value]) => `${name}=${value}`).join("; "),
    write(line: string) {
      const [name = "", value = ""] = (line.split(";")[0] ?? "").split("=")
      if (/max-age=0/i.test(line)) values.delete(name)
      else values.set(name, value)
    },
  }
}

interface Surroundings {
  readonly fetch: typeof globalThis.fetch
  readonly jar: ReturnType<typeof createJar>
  /** Where the page is sent, which it notes instead of going there. */
  readonly left: string[]
  /** What the host app and the browser put on `window` besides. */
  readonly own?: object
}

/** The page of the test with a network and cookies of its own. */
export function createPage({ fetch, jar, left, own = {} }: Surroundings): Window & typeof globalThis {
  const ownDocument = {
    get cookie() {
      return jar.read()
    },
    set cookie(line: string) {
      jar.write(line)
    },
  }
  const note = (url: unknown) => void left.push(String(url))
  return withOwn(window, {
    fetch,
    document: withOwn(window.document, ownDocument),
    location: withOwn(window.location, { assign: note, replace: note, reload: () => note("reload") }),
    ...own,
  })
}

/** The same object with something of its own. */
function withOwn<Whole extends object>(whole: Whole, own: object): Whole {
  return new Proxy(whole, {
    get(target, name) {
      if (Object.hasOwn(own, name)) return Reflect.get(own, name)
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === "function" && !/^[A-Z]/.test(String(name)) ? value.bind(target) : value
    },
    set: (target, name, value) => Reflect.set(Object.hasOwn(own, name) ? own : target, name, value),
  })
}
