export interface Cookies {
  get(name: string): string | undefined
  remove(name: string): void
}

const decode = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Cookies of a document (`document` in the app). The first of several with one name counts. */
export function createCookies(jar: { cookie: string }): Cookies {
  return {
    get(name) {
      for (const pair of jar.cookie.split(";")) {
        const cut = pair.indexOf("=")
        if (cut >= 0 && pair.slice(0, cut).trim() === name) return decode(pair.slice(cut + 1).trim())
      }
      return undefined
    },
    remove(name) {
      jar.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`
    },
  }
}
