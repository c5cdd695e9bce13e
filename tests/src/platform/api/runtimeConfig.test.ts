// @vitest-environment node
import { describe, expect, it } from "vitest"
import { loadRuntimeConfig, parseRuntimeConfig, RuntimeConfigError } from "../../../../src/platform/api"
import { json, networkFailure } from "../../../support/fakeFetch"

const bases = { legacy: "/legacy", bff: "https://bff.example.jp/x", brand: "/brand", config: "/config", aco: "/aco" }
const good = { bases, publicOrigin: "https://www.example.jp" }

const problemsOf = (value: unknown) => {
  try {
    parseRuntimeConfig(value)
    return []
  } catch (error) {
    return error instanceof RuntimeConfigError ? error.problems : [String(error)]
  }
}

describe("parseRuntimeConfig", () => {
  it("takes https URLs and own paths, and fills in the rest", () => {
    expect(parseRuntimeConfig(good)).toEqual({
      ...good,
      brandHosts: [],
      uploadHosts: [],
      linkHosts: [],
      imageHosts: [],
      androidInterface: "KamishibaiHost",
    })
    expect(parseRuntimeConfig({ ...good, uploadHosts: ["files.example.jp"] }).uploadHosts).toEqual(["files.example.jp"])
  })

  it.each([
    ["no object", 7, "must be a JSON object"],
    ["a missing base", { ...good, bases: { ...bases, aco: undefined } }, "bases.aco"],
    ["plain http", { ...good, bases: { ...bases, legacy: "http://legacy.example.jp" } }, "bases.legacy"],
    ["another host in disguise", { ...good, bases: { ...bases, bff: "//evil.example" } }, "bases.bff"],
    ["a script", { ...good, bases: { ...bases, bff: "javascript:1" } }, "bases.bff"],
    ["a public origin with a path", { ...good, publicOrigin: "https://www.example.jp/a" }, "publicOrigin"],
    ["brand hosts that are URLs", { ...good, brandHosts: ["https://x"] }, "brandHosts"],
    ["upload hosts that are URLs", { ...good, uploadHosts: ["https://x/y"] }, "uploadHosts"],
    ["link hosts that are URLs", { ...good, linkHosts: ["https://x/y"] }, "linkHosts"],
    ["image hosts with a star", { ...good, imageHosts: ["*.example"] }, "imageHosts"],
    ["upload hosts that are no list", { ...good, uploadHosts: "files.example.jp" }, "uploadHosts"],
    ["an Android interface that is no name", { ...good, androidInterface: "a.b" }, "androidInterface"],
  ])("refuses %s and says which property", (_name, value, problem) => {
    expect(problemsOf(value)).toEqual([expect.stringContaining(problem)])
  })

  it("names every problem at once", () => {
    expect(problemsOf({})).toHaveLength(6)
  })
})

describe("loadRuntimeConfig", () => {
  it.each([
    ["offline", networkFailure, "could not be fetched"],
    ["HTTP 404", async () => json({}, 404), "could not be fetched"],
    ["HTML", async () => new Response("<html>"), "must be a JSON object"],
  ])("says clearly what is wrong: %s", async (_name, fetch, problem) => {
    await expect(loadRuntimeConfig(fetch as typeof globalThis.fetch)).rejects.toThrow(`config.json: `)
    await expect(loadRuntimeConfig(fetch as typeof globalThis.fetch)).rejects.toThrow(problem)
  })

  it("gives the configuration", async () => {
    const config = await loadRuntimeConfig((async () => json(good)) as typeof fetch)
    expect(config.bases).toEqual(bases)
  })
})
