import type { FastifyRequest } from "fastify"

/** What people sign in to before they come here, and which then says who they are. */
export interface FrontProxy {
  /** Name of the header, in small letters. */
  readonly header: string
  /** Addresses that it comes from. From anywhere else the header says nothing: anybody can write one. */
  readonly addresses: readonly string[]
}

export type Proxied = Pick<FastifyRequest, "headers" | "ip">

export const isLogin = (value: unknown): value is string =>
  typeof value === "string" && /^[a-z][a-z0-9.-]{1,31}$/.test(value)

/** Whom the proxy names; empty for somebody who can be nobody here. Undefined for a request that has nothing of it. */
export function namedByProxy({ headers, ip }: Proxied, proxy: FrontProxy | undefined): string | undefined {
  const named = proxy && headers[proxy.header]
  if (named === undefined || !isFromProxy({ ip }, proxy)) return undefined
  return isLogin(named) ? named : ""
}

export const isFromProxy = ({ ip }: Pick<Proxied, "ip">, proxy: FrontProxy | undefined): boolean =>
  proxy?.addresses.includes(ip.replace(/^::ffff:/, "")) === true
