// @vitest-environment node
import { readFileSync } from "node:fs"
import { resolve } from "node:path"
import type { ResolvedConfig } from "vite"
import { describe, expect, it } from "vitest"
import { startPage } from "../../../src/start/startPage"
import { oldestBrowsers } from "../../../src/supportedBrowsers"

/** `index.html` as a build writes it. */
function buildPage(): string {
  const { configResolved, transformIndexHtml } = startPage()
  if (typeof configResolved !== "function" || typeof transformIndexHtml !== "object") throw new Error("another plugin")
  const config = { root: resolve("src"), documents: resolve("schemas"), command: "build" } as unknown as ResolvedConfig
  void Reflect.apply(configResolved, undefined, [config])
  const html = readFileSync("src/index.html", "utf8")
  return String(Reflect.apply(transformIndexHtml.handler, undefined, [html, { path: "/index.html" }]))
}

const page = buildPage()
const [, style = ""] = /<style>(.*?)<\/style>/s.exec(page) ?? []

describe("the start page", () => {
  it("has shapes for the eye and words for everybody, without a script or a style in its markup", () => {
    expect(page).toMatch(/<p class="start__waiting">読み込み中<\/p>\s*<div class="start__shape" aria-hidden="true">/)
    expect(page.match(/<script/g)).toHaveLength(1)
    expect(page).toContain('<script type="module" src="/main.tsx"></script>')
    expect(page).not.toMatch(/\son\w+=|\sstyle=|\{\{/)
  })

  it("knows every value that its style names, and every colour in both themes", () => {
    const [light = "", dark = ""] = style.split("@media (prefers-color-scheme:dark)")
    const named = new Set(Array.from(style.matchAll(/var\((--[\w-]+)\)/g), ([, name = ""]) => name))
    expect(named.size).toBeGreaterThan(5)
    for (const name of named) expect(light).toContain(`${name}:`)
    for (const name of ["--paper", "--ink", "--line", "--accent"]) expect(dark.split("}")[0]).toContain(`${name}:`)
  })

  it("holds still for whoever asks for it, and weighs little", () => {
    expect(style).toMatch(/@media \(prefers-reduced-motion: reduce\) ?\{\.start__shape i \{animation: none;\}\}/)
    expect(page.length).toBeLessThan(6_500)
  })

  it("tells a browser that is too old, and no other, from which version on the app runs", () => {
    expect(page.match(/<p class="start__outdated">.*?<\/p>/g)).toHaveLength(2)
    expect(page).toContain(`iOS ${oldestBrowsers.safari}以降`)
    expect(style).toMatch(/\.start \.start__outdated \{display: none;/)
    expect(style).toMatch(/@supports not \(height: 1lh\) \{\.start \.start__outdated \{display: block;/)
  })
})
