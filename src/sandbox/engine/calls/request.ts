import type { FastifyRequest } from "fastify"
import type { CallDocument } from "../../../../renderer/compiler"
import type { Caller, Input } from "./handler"
import { ownOrigin } from "../server/ownOrigin"
import { recordOf } from "../../../domain/json"

/**
 * Path, query and body as one object, which is how a call document describes its request. An address holds only text: what
 * the document says is an integer becomes one.
 */
export function mergedInput(request: FastifyRequest, { request: schema }: Pick<CallDocument, "request">): Input {
  const properties = recordOf(schema["properties"])
  const inAddress = (values: unknown) =>
    Object.entries(recordOf(values)).map(([name, value]) => {
      const isNumber = recordOf(properties[name])["type"] === "integer" && /^-?\d+$/.test(String(value))
      return [name, isNumber ? Number(value) : value] as const
    })
  const [query, path] = [inAddress(request.query), inAddress(request.params)]
  return { ...Object.fromEntries(query), ...recordOf(request.body), ...Object.fromEntries(path) }
}

/** A header that was sent once and is not empty. */
export function headerOf(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name]
  return typeof value === "string" && value !== "" ? value : null
}

export function callerOf(request: FastifyRequest, origin: string | undefined): Caller {
  const device = headerOf(request, "device-uuid")
  return {
    device,
    source: device ?? request.ip,
    appVersion: headerOf(request, "app-version"),
    knownEtag: headerOf(request, "if-none-match"),
    origin: ownOrigin(request.host, origin),
  }
}

/** Fourth version: what apps make their keys with. */
export const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i
