import { resolve } from "node:path"
import type { BenchOptions } from "../../server"
import { drawInChild } from "./inChild"

/** What the bench draws with on this machine. PICTURES_DIR names a folder that several machines share. */
export const benchTools = (): BenchOptions => ({
  draw: drawInChild,
  engineAt,
  folder: resolve(process.env["PICTURES_DIR"] || ".cache/pictures"),
})

/** The page of a build names all of its files by their content. */
async function engineAt(origin: string): Promise<string | undefined> {
  const page = await fetch(`${origin}/__states/`).catch(() => undefined)
  if (!page?.ok) return undefined
  const text = await page.text()
  // Under `npm run dev` the page stays the same whatever is written in its files.
  return text.includes("/@vite/client") ? `${text} ${Date.now()}` : text
}
