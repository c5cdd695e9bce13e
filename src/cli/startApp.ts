import { resolve } from "node:path"
import { buildApp } from "./buildApp"
import { definitions } from "../definitions"
import { describeProblems } from "./documents"
import { exitCodes, type Terminal } from "./failure"
import type { RootOptions } from "./rootOption"

/** npm start: builds the app (into DIST, or dist/), then serves it with its sandbox in this very process. */
export async function startApp({ root }: RootOptions, terminal: Terminal): Promise<number> {
  const outDir = resolve(process.env["DIST"] || "dist")
  const code = await buildApp({ root, mode: "preview", outDir }, terminal)
  if (code !== exitCodes.ok) return code
  const { serve } = await import("../sandbox")
  const { openWorkshop, registerDesk } = await import("../server")
  const documents = resolve(root)
  const open = () => openWorkshop({ root: documents, definitions, describe: describeProblems })
  await serve({ documents, dist: outDir, register: (app) => registerDesk(app, open) })
  return code
}
