import { ownConfig } from "../../../src/sandbox/engine/web/ownConfig"
import type { Visitor } from "../../src/sandbox/support/testbed"

/** The network of one customer of the sandbox: its cookies are the browser's own affair, as HttpOnly ones are. */
export const serveSandbox = (visitor: Visitor) => ({
  bases: ownConfig.bases,
  fetch: (async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : undefined
    // Addresses that the sandbox gives are of the page's own origin, as in a browser.
    const headers = { ...Object.fromEntries(new Headers(init.headers)), host: window.location.host }
    const { status, text } = await visitor.send(init.method ?? "GET", String(input), body, headers)
    return new Response(text, { status })
  }) as typeof globalThis.fetch,
})
