/** Custom link schemes of the host, `app.schemes`. */
export interface Schemes {
  readonly login: string
  readonly close: string
  readonly external: string
  readonly rotate: string
}

const scheme = /^[a-z][a-z0-9+.-]*:\/\/[\w./-]*$/i
const webSchemes = /^(https?|javascript|data|file|blob|about):/i

/**
 * Reads `app.schemes`.
 * @throws Error naming the link that is missing or is no custom scheme.
 */
export function parseSchemes(schemes: Readonly<Record<string, string>>): Schemes {
  const read = (name: string) => {
    const link = schemes[name]
    if (link === undefined || !scheme.test(link) || webSchemes.test(link))
      throw new Error(`app.schemes.${name} must be a link with a custom scheme`)
    return link
  }
  return { login: read("login"), close: read("close"), external: read("external"), rotate: read("rotate") }
}

export const toExternalLink = ({ external }: Schemes, url: string) => `${external}?url=${encodeURIComponent(url)}`
