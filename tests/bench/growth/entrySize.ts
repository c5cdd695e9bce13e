import { gzipSync } from "node:zlib"
import { compileDocuments, loadDocuments } from "../../../renderer/compiler"
import { virtualModule } from "../../../renderer/vite/virtualModules"
import { definitions } from "../../../src/definitions"

/** With more screens than this a build of ours parts the app document. */
const mostTogether = 128

export interface EntrySize {
  /** Compressed bytes of what the entry has of the documents, before a bundler names their files. */
  readonly inAreas: number
  /** The same with all routes, flows and screens in it. */
  readonly whole: number
}

export function measureEntry(root: string): EntrySize {
  const compiled = compileDocuments(loadDocuments(root), definitions, { samples: false })
  const build = {
    ...compiled,
    app: compiled.appModule,
    screenIds: [...compiled.screens.keys()],
    theme: "",
    findings: [],
  }
  const sizeWith = (areas: ReturnType<typeof compiled.splitApp> | undefined): number => {
    const serving = { build, live: undefined, files: {}, areas }
    const code = ["app", "app-document"].map((name) => virtualModule(name, serving)).join("\n")
    return gzipSync(code, { level: 9 }).length
  }
  return { inAreas: sizeWith(compiled.splitApp(mostTogether)), whole: sizeWith(undefined) }
}
