import { resolve } from "node:path"
import { writeProblems } from "./check"
import { compressFiles } from "./compressFiles"
import { exitCodes, type Terminal } from "./failure"
import { errorsOf } from "./problemsOf"
import { viteConfig } from "./viteConfig"

interface Building {
  /** Folder of the documents. */
  readonly root: string
  /** Modes of `vite.config.ts`. */
  readonly mode: "production" | "preview"
  readonly outDir: string
  /** Writes which file imports which, below `.vite` of the folder. */
  readonly manifest?: boolean
  /** Leaves out `.br` and `.gz`: a phone on the road gains by them, a browser on the same machine does not. */
  readonly uncompressed?: boolean
}

/** Builds the app, unless its documents have errors: then says them as `check` does. Gives an exit code. */
export async function buildApp(
  { root, mode, outDir, manifest = false, uncompressed = false }: Building,
  terminal: Terminal,
): Promise<number> {
  const errors = await errorsOf(root)
  if (errors.length > 0) {
    terminal.printError(`${writeProblems(errors, root)}\n\n誤りが残っているため、アプリを組み立てませんでした。`)
    return exitCodes.errors
  }
  // Who is refused does not wait for the bundler to be loaded.
  const { build } = await import("vite")
  try {
    await build({
      configFile: viteConfig(),
      documents: resolve(root),
      documentsAreChecked: true,
      mode,
      logLevel: "error",
      build: { outDir: resolve(outDir), emptyOutDir: true, manifest },
    })
    if (!uncompressed) await compressFiles(resolve(outDir))
    return exitCodes.ok
  } catch (error) {
    // Whoever changed the program needs all of it: file, line and what the bundler found there.
    terminal.printError(`${error instanceof Error ? error.message : String(error)}\nアプリを組み立てられませんでした。`)
    return exitCodes.errors
  }
}
