import { gzipSync } from "node:zlib"

/** Bytes, gzipped, of the scripts that a page names and of everything that those import at once. */
export async function entryWeight(page: string, read: (path: string) => Promise<string>): Promise<number> {
  const files = new Map<string, number>()
  const follow = async (path: string): Promise<void> => {
    if (files.has(path)) return
    files.set(path, 0)
    const text = await read(path)
    files.set(path, gzipSync(text, { level: 9 }).length)
    const imported = [...text.matchAll(/(?:\bfrom|\bimport)\s*"\.\/([^"]+\.js)"/g)]
    await Promise.all(imported.map(([, name = ""]) => follow(`/assets/${name}`)))
  }
  const named = [...(await read(page)).matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)]
  await Promise.all(named.map(([, path = ""]) => follow(path)))
  return [...files.values()].reduce((total, bytes) => total + bytes, 0)
}
