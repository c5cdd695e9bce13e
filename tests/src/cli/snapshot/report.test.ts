// @vitest-environment node
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, describe, expect, it } from "vitest"
import { writeReport, type Finding } from "../../../../src/cli/snapshot/report"
import { aPicture } from "../../../support/aPicture"

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function report(findings: readonly Finding[]) {
  const folder = mkdtempSync(join(tmpdir(), "report-"))
  folders.push(folder)
  const page = writeReport(folder, findings)
  return { html: readFileSync(page, "utf8"), images: readdirSync(join(folder, "images")).toSorted() }
}

describe("writeReport", () => {
  it("shows every state with its picture", () => {
    const { html, images } = report([
      { picture: aPicture(), differences: [] },
      { picture: aPicture({ theme: "dark" }), differences: [] },
    ])
    expect(images).toEqual(["gate.usual.dark.png", "gate.usual.light.png"])
    expect(html.match(/<figure class="good">/g)).toHaveLength(2)
    expect(html).toContain("<b>gate</b> / usual / 暗い配色")
  })

  it.each(["a report", "a file"])("takes the place of %s and leaves nothing beside it", (before) => {
    const folder = mkdtempSync(join(tmpdir(), "report-"))
    folders.push(folder)
    const place = join(folder, "report")
    if (before === "a file") writeFileSync(place, "")
    else writeReport(place, [{ picture: aPicture({ screen: "old" }), differences: [] }])
    writeReport(place, [{ picture: aPicture(), differences: [] }])
    expect(readdirSync(join(place, "images"))).toEqual(["gate.usual.light.png"])
    expect(readdirSync(folder)).toEqual(["report"])
  })

  it("lists a state of which no picture was taken", () => {
    const { html, images } = report([{ picture: { ...aPicture(), pixels: undefined }, differences: [] }])
    expect(images).toEqual([])
    expect(html).toContain("<b>gate</b> / usual / 明るい配色")
    expect(html).not.toContain("<img")
  })

  it("puts what differs or complains first, with the picture of the difference", () => {
    const image = aPicture({ dots: [1] }).pixels
    const { html, images } = report([
      { picture: aPicture({ screen: "fine" }), differences: [] },
      {
        picture: aPicture({ screen: "changed" }),
        differences: [{ layer: "pixels", what: "1ピクセルが変わりました", image }],
      },
      { picture: aPicture({ screen: "broken", complaints: ["error: one", "error: two"] }), differences: [] },
    ])
    expect([...html.matchAll(/<b>(\w+)<\/b>/g)].map(([, name]) => name)).toEqual(["broken", "changed", "fine"])
    expect(images).toContain("changed.usual.light.diff.png")
    expect(html).toContain('src="images/changed.usual.light.diff.png"')
  })

  it("shows the picture from before beside that of now and what differs between them", () => {
    const [before, image] = [aPicture({ dots: [2] }).pixels, aPicture({ dots: [1] }).pixels]
    const differences = [{ layer: "pixels", what: "1ピクセルが変わりました", before, image }] as const
    const { html, images } = report([{ picture: aPicture(), differences }])
    expect([...html.matchAll(/<img [^>]*src="images\/([\w.]+)" alt="(\S+)">/g)].map(([, ...parts]) => parts)).toEqual([
      ["gate.usual.light.before.png", "前"],
      ["gate.usual.light.png", "今"],
      ["gate.usual.light.diff.png", "違い"],
    ])
    expect(images).toContain("gate.usual.light.before.png")
  })

  it("says in Japanese where a state differs, and shows the lines", () => {
    const detail = "1行目から\n- 一\n+ 二"
    const differences = [{ layer: "aria", what: "1か所が変わりました", detail }] as const
    const { html } = report([{ picture: aPicture(), differences }])
    expect(html).toContain(`<pre>読み上げ（ARIA）: 1か所が変わりました\n${detail}</pre>`)
  })

  it("lets nothing that a screen says become markup", () => {
    const hostile = `<script>alert("1")</script>&amp;`
    const { html } = report([
      {
        picture: aPicture({ complaints: [hostile] }),
        differences: [{ layer: "dom", what: hostile, detail: hostile }],
      },
    ])
    expect(html).not.toContain("<script")
    expect(html.split("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;amp;")).toHaveLength(4)
  })
})
