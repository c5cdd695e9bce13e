// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs"
import { expect, it } from "vitest"

const styles = readdirSync("src/components", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".css"))
  .map((file) => readFileSync(`src/components/${file}`, "utf8"))
  .join("\n")

/** Sizes of letters that the rules of exactly this selector give. */
const sizesOf = (selector: string): readonly string[] =>
  [...styles.matchAll(/([^{};]+)\{([^{}]*)\}/g)]
    .filter(([, names]) => names?.replace(/\/\*[^]*?\*\//g, "").trim() === selector)
    .flatMap(([, , body]) => /font-size: ([^;]+);/.exec(body ?? "")?.[1] ?? [])

/** Whatever the size of text that a customer has chosen (iOS: up to 310 %), an amount has one line and fits on it. */
it.each([
  ".k-hero__amount",
  ".k-hero__amount[data-long]",
  ".k-frame__left",
  ".k-frame__part[data-inner] .k-frame__left",
  ".k-frame__figures",
  ".k-comparison__figures",
  ".k-card .k-hero:has(.k-link) > .k-hero__amount",
  '.k-card-list[data-columns="2"] .k-hero__amount',
  ".k-brand-head__price",
  ".k-key-value .k-figure",
  ".k-key-value[data-emphasis] .k-figure:not([data-long])",
])("the amounts of %s grow no wider than the phone", (selector) => {
  const sizes = sizesOf(selector)
  expect(sizes).not.toEqual([])
  for (const size of sizes) expect(size).toMatch(/^min\(.*\d+(\.\d+)?vw\b.*\)$/)
})
