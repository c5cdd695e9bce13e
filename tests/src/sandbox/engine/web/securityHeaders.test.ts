// @vitest-environment node
import { describe, expect, it } from "vitest"
import { ownConfig } from "../../../../../src/sandbox/engine/web/ownConfig"
import { contentSecurityPolicy, everyDocument } from "../../../../../src/sandbox/engine/web/securityHeaders"

const connects = (policy: string) => /connect-src ([^;]*)/.exec(policy)?.[1]?.split(" ")

describe("the policy of a configuration", () => {
  it("lets the app of the sandbox speak with its own origin only", () => {
    expect(connects(everyDocument["content-security-policy"])).toEqual(["'self'"])
  })

  it("names backends, brands and the storage of files, each once, and nobody else", () => {
    const bases = { ...ownConfig.bases, aco: "https://aco.example.jp/api", bff: "https://aco.example.jp/bff" }
    const config = { bases, brandHosts: ["brands.example.jp"], uploadHosts: ["files.example.jp:8443"] }
    const policy = contentSecurityPolicy(config)
    expect(connects(policy)).toEqual([
      "'self'",
      "https://aco.example.jp",
      "https://brands.example.jp",
      "https://files.example.jp:8443",
    ])
    expect(policy.replace(/connect-src [^;]*/, "")).toBe(
      everyDocument["content-security-policy"].replace(/connect-src [^;]*/, ""),
    )
  })
})
