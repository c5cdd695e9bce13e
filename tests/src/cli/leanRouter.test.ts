// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { markPure } from "../../../src/cli/leanRouter"

describe("markPure", () => {
  it("marks what is made at load, and takes labels out", () => {
    const code = [
      'import * as React2 from "react";',
      "var Context = React2.createContext(null);",
      'Context.displayName = "Context";',
      "Boundary.contextType = Context;",
      'var names = Object.keys(Context).sort().join(" ");',
      "const address = new URL(\n  'http://localhost'\n);",
      "var started = start();",
      "window.name = 'kept';",
    ].join("\n")
    expect(markPure(code)?.split("\n")).toEqual([
      'import * as React2 from "react";',
      "var Context = /* @__PURE__ */ React2.createContext(null);",
      "",
      "",
      'var names = /* @__PURE__ */ Object.keys(Context).sort().join(" ");',
      "const address = /* @__PURE__ */ new URL(",
      "  'http://localhost'",
      ");",
      "var started = start();",
      "window.name = 'kept';",
    ])
  })

  it("leaves a module alone that makes nothing at load", () => {
    expect(markPure('export { Router } from "./chunk.mjs"')).toBeUndefined()
  })

  it("finds the contexts of the React Router that is installed", () => {
    const dist = join(import.meta.dirname, "../../../node_modules/react-router/dist/production")
    const files = readdirSync(dist).filter((name) => name.startsWith("chunk-") && name.endsWith(".mjs"))
    const marked = files.map((file) => markPure(readFileSync(join(dist, file), "utf8")) ?? "").join("\n")
    expect(marked.match(/= \/\* @__PURE__ \*\/ React\d*\.createContext\(/g)?.length).toBeGreaterThan(8)
    expect(marked).not.toMatch(/^\w+\.displayName = /m)
  })
})
