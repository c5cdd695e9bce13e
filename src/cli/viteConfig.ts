import { fileURLToPath } from "node:url"

/** The configuration for whoever starts Vite. */
export function viteConfig(): string {
  // It is bundled before it is read; how another loader would read it is nobody's concern here.
  process.env["VITE_CONFIG_NATIVE_IGNORE_WARNING"] ??= "true"
  return fileURLToPath(new URL("../../vite.config.ts", import.meta.url))
}
