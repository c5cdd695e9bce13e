import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Difference } from "./baselines"
import { describeDifference, themeNames } from "./describe"
import type { Picture } from "./picture"

export interface Finding {
  readonly picture: Picture
  readonly differences: readonly Difference[]
}

const escape = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;")

const css = `body{font:14px/1.6 "Noto Sans JP",sans-serif;margin:24px;background:#fbfaf7;color:#1a1d1b}
main{display:grid;grid-template-columns:repeat(auto-fill,minmax(220px,1fr));gap:16px}
figure{margin:0;border:1px solid #dedbd2;border-radius:12px;padding:8px;background:#fff}
figure.bad{border-color:#b3261e;border-width:2px}img{width:100%;border-radius:8px}pre{white-space:pre-wrap;font-size:11px}`

const linked = (image: string | undefined, alt: string) =>
  image === undefined ? "" : `<a href="${image}"><img loading="lazy" src="${image}" alt="${alt}"></a>`

function figure({ picture, differences }: Finding, image: string | undefined, diff: string | undefined): string {
  const { screen, sample, theme } = picture.state
  const bad = differences.length > 0 || picture.complaints.length > 0
  const lines = [
    ...picture.complaints.map((line) => `<pre>${escape(line)}</pre>`),
    ...differences.map((difference) => `<pre>${escape(describeDifference(difference))}</pre>`),
  ]
  return `<figure class="${bad ? "bad" : "good"}">${linked(image, "")}${linked(diff, "違い")}<figcaption><b>${escape(screen)}</b> / ${escape(sample)} / ${themeNames[theme]}</figcaption>${lines.join("")}</figure>`
}

/** Writes the report; states that differ or complain come first. Gives the path of its page. */
export function writeReport(directory: string, findings: readonly Finding[]): string {
  rmSync(directory, { recursive: true, force: true })
  mkdirSync(join(directory, "images"), { recursive: true })
  const weight = ({ picture, differences }: Finding) => picture.complaints.length + differences.length
  const figures = findings
    .toSorted((one, other) => weight(other) - weight(one))
    .map((finding) => {
      const { pixels } = finding.picture
      const { screen, sample, theme } = finding.picture.state
      const image = pixels && `images/${screen}.${sample}.${theme}.png`
      if (pixels && image) writeFileSync(join(directory, image), pixels)
      const changed = finding.differences.find((difference) => difference.image !== undefined)?.image
      const diff = changed === undefined ? undefined : `images/${screen}.${sample}.${theme}.diff.png`
      if (changed !== undefined && diff !== undefined) writeFileSync(join(directory, diff), changed)
      return figure(finding, image, diff)
    })
  const page = join(directory, "index.html")
  writeFileSync(
    page,
    `<!doctype html><html lang="ja"><meta charset="utf-8"><title>画面の状態</title><style>${css}</style><h1>画面の状態</h1><main>${figures.join("\n")}</main></html>`,
  )
  return page
}
