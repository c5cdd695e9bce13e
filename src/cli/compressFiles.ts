import { readdirSync } from "node:fs"
import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"

const isText = /\.(css|html|js|json|svg|txt)$/
/** What fits into one packet comes no sooner for being smaller. */
const worthwhileBytes = 1_000

const codings = [
  {
    ending: ".br",
    compress: (bytes: Buffer) =>
      promisify(brotliCompress)(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
  },
  { ending: ".gz", compress: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }) },
] as const

/** Writes `.br` and `.gz` beside every file of a folder that is worth it, for servers that send what lies there. */
export async function compressFiles(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => isText.test(name))
  await Promise.all(files.map((name) => compressFile(join(folder, name))))
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file)
  if (bytes.length < worthwhileBytes) return
  await Promise.all(codings.map(async ({ ending, compress }) => writeFile(file + ending, await compress(bytes))))
}
