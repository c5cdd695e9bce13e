import type { Cookies } from "../../src/platform/api"

export interface FakeCookies extends Cookies {
  set(name: string, value: string): void
}

export function fakeCookies(values: Readonly<Record<string, string>> = {}): FakeCookies {
  const jar = new Map(Object.entries(values))
  return {
    get: (name) => jar.get(name),
    remove: (name) => void jar.delete(name),
    set: (name, value) => void jar.set(name, value),
  }
}
