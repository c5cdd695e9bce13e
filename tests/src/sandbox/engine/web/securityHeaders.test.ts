// @vitest-environment node
import { createHash } from "node:crypto"
import { describe, expect, it } from "vitest"
import { ownConfig } from "../../../../../src/sandbox/engine/web/ownConfig"
import { contentSecurityPolicy, headersOfPage } from "../../../../../src/sandbox/engine/web/securityHeaders"

const policyOf = (page: string) => headersOfPage(page)["content-security-policy"]
const connects = (policy: string) => /connect-src ([^;]*)/.exec(policy)?.[1]?.split(" ")

describe("the policy of a configuration", () => {
  it("lets the app of the sandbox speak with its own origin only", () => {
    expect(connects(policyOf(""))).toEqual(["'self'"])
  })

  it("names backends, brands and the storage of files, each once, and nobody else", () => {
    const bases = { ...ownConfig.bases, aco: "https://aco.example.jp/api", bff: "https://aco.example.jp/bff" }
    const uploadHosts = ["files.example.jp:8443"]
    const config = { ...ownConfig, bases, brandHosts: ["brands.example.jp"], uploadHosts }
    const policy = contentSecurityPolicy(config, "")
    expect(connects(policy)).toEqual([
      "'self'",
      "https://aco.example.jp",
      "https://brands.example.jp",
      "https://files.example.jp:8443",
    ])
    expect(policy.replace(/connect-src [^;]*/, "")).toBe(policyOf("").replace(/connect-src [^;]*/, ""))
  })

  it("lets pictures come from the hosts for pictures", () => {
    const pictures = (imageHosts: readonly string[]) =>
      /img-src ([^;]*)/.exec(contentSecurityPolicy({ ...ownConfig, imageHosts }, ""))?.[1]
    expect(pictures([])).toBe("'self' data: blob:")
    expect(pictures(["img.example.jp"])).toBe("'self' data: blob: https://img.example.jp")
  })

  it("lets a page have the style that it carries itself, by its hash, and no other", () => {
    const hash = createHash("sha256").update("p{color:red}").digest("base64")
    expect(policyOf("<head><style>p{color:red}</style></head>")).toContain(`; style-src 'self' 'sha256-${hash}'; `)
    expect(policyOf("<p>no style</p>")).toContain("; style-src 'self'; ")
  })
})
