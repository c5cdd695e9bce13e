// npm run screens -- COMMAND. Commands that only read documents run from a bundle of their sources: to load hundreds of modules one
// by one takes longer than most of what they do. All others run from the sources, and so does everything where no bundle can be made.
import { findBundle } from "./bundle.mjs"

const bundled = new Set(["check", "list", "graph", "path", "new", "import"])

const bundle = bundled.has(process.argv[2]) ? await findBundle().catch(() => undefined) : undefined
if (bundle === undefined) {
  const { register } = await import("tsx/esm/api")
  register()
}
await import(bundle ?? "./main.ts")
