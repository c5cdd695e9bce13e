const loopback = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/

/** True for a name of this machine, and for the host that the sandbox was told to be reached by. */
export const isOwnHost = (host: string, origin: string | undefined): boolean =>
  loopback.test(host) || (origin !== undefined && new URL(origin).host === host)

/** The sandbox as its caller reaches it. A caller who makes a host up gets the one that is true anyway. */
export const ownOrigin = (host: string, origin: string | undefined): string =>
  origin ?? `http://${loopback.test(host) ? host : "127.0.0.1"}`
