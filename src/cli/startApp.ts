import { resolve } from "node:path"
import { buildApp } from "./buildApp"
import { exitCodes, type Terminal } from "./failure"
import type { RootOptions } from "./rootOption"

/** npm start: builds the app (into DIST, or dist/), then serves it with its sandbox in this very process. */
export async function startApp({ root }: RootOptions, terminal: Terminal): Promise<number> {
  const outDir = resolve(process.env["DIST"] || "dist")
  const code = await buildApp({ root, mode: "preview", outDir }, terminal)
  if (code !== exitCodes.ok) return code
  const { serve } = await import("../sandbox")
  await serve({ documents: resolve(root), dist: outDir })
  return code
}
