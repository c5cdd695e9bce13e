import { renameSync, rmSync } from "node:fs"
import { buildApp } from "./buildApp"
import { exitCodes, type Terminal } from "./failure"
import type { RootOptions } from "./rootOption"
import { noteMadeOf } from "./snapshot/builtApp"

/**
 * npm run build: what customers get, and beside that folder, where nobody serves it, the list of what imports what.
 */
export async function build(outDir: string, { root }: RootOptions, terminal: Terminal): Promise<number> {
  const code = await buildApp({ root, mode: "production", outDir, manifest: true }, terminal)
  if (code !== exitCodes.ok) return code
  renameSync(`${outDir}/.vite/manifest.json`, `${outDir}.manifest.json`)
  rmSync(`${outDir}/.vite`, { recursive: true })
  return code
}

/** The app as it is shown, tried and pictured on this machine; says what it was made of to whoever pictures it later. */
export async function buildPreview(outDir: string, { root }: RootOptions, terminal: Terminal): Promise<number> {
  const code = await buildApp({ root, mode: "preview", outDir, uncompressed: true }, terminal)
  if (code === exitCodes.ok) noteMadeOf(outDir, root)
  return code
}
