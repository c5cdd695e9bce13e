import { fileURLToPath } from "node:url"
import { kamishibai } from "@kamishibai/renderer/vite"
import { definitions } from "./definitions"

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const parts = { widgets: at("widgets.tsx"), controls: at("widgets.tsx"), FormView: "@kamishibai/renderer/FormView" }

export default {
  root: at("."),
  plugins: [kamishibai({ definitions, samples: true, parts })],
  build: { outDir: at("dist"), minify: false, lib: { entry: at("main.tsx"), formats: ["es"], fileName: "main" } },
}
