import react from "@vitejs/plugin-react"
import { defineConfig } from "vitest/config"

export default defineConfig({
  root: "src",
  plugins: [react()],
  build: { outDir: "../dist", emptyOutDir: true },
})
