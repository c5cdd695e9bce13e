import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { FastifyInstance } from "fastify"
import { isRecord } from "../../../domain/json"
import { parseDocument } from "../../../domain/parseDocument"
import { headersOfPage } from "./securityHeaders"

/** Addresses that app.json says another site serves. */
export function readElsewhere(documents: string): readonly string[] {
  const app = parseDocument(readFileSync(join(documents, "app.json"), "utf8"))
  const routes = isRecord(app) && isRecord(app["routes"]) ? app["routes"] : {}
  return Object.entries(routes).flatMap(([path, route]) => (isRecord(route) && route["elsewhere"] === true ? path : []))
}

/** Stands in for the other site, so that a link that leaves the app is seen to arrive. */
export function registerElsewhere(app: FastifyInstance, paths: readonly string[]): void {
  for (const path of paths) {
    const content = standInFor(path)
    app.get(path, { config: { isPage: true } }, (_request, reply) =>
      reply.headers(headersOfPage(content)).type("text/html; charset=utf-8").send(content),
    )
  }
}

const standInFor = (path: string) => `<!doctype html>
<html lang="ja">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <title>別のサイトの画面</title>
  <h1>別のサイトの画面</h1>
  <p>本番では、別のサイトがここ（${path.replaceAll(/[&<>]/g, "")}）を表示します。サンドボックスには、この案内だけがあります。</p>
</html>
`
