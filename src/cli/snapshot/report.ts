import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Difference } from "./baselines"
import { describeDifference, themeNames } from "./describe"
import { describeComplaint } from "./describeComplaint"
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
figure.bad{border-color:#b3261e;border-width:2px}figure.wide{grid-column:span 2}figure>div{display:flex;gap:8px}
a{flex:1;min-width:0;text-align:center}img{display:block;width:100%;border-radius:8px}pre{white-space:pre-wrap;font-size:11px}`

interface Image {
  readonly name: string
  /** What it shows, where there are several of one state. */
  readonly label: string
  readonly content: Buffer
}

/** What it was, what it is and where these differ; as it is alone where nothing is to be seen. */
function imagesOf({ picture, differences }: Finding): readonly Image[] {
  const { screen, sample, theme } = picture.state
  const { before, image } = differences.find(({ layer }) => layer === "pixels") ?? {}
  const files = [
    ["before.", "前", before],
    ["", before === undefined ? "" : "今", picture.pixels],
    ["diff.", "違い", image],
  ] as const
  return files.flatMap(([kind, label, content]) =>
    content === undefined ? [] : [{ name: `${screen}.${sample}.${theme}.${kind}png`, label, content }],
  )
}

const linked = ({ name, label }: Image) =>
  `<a href="images/${name}"><img loading="lazy" src="images/${name}" alt="${label}">${label}</a>`

function figure({ picture, differences }: Finding, images: readonly Image[]): string {
  const { screen, sample, theme } = picture.state
  const bad = differences.length > 0 || picture.complaints.length > 0
  const lines = [
    ...picture.complaints.map((line) => `<pre>${escape(describeComplaint(line))}</pre>`),
    ...differences.map((difference) => `<pre>${escape(describeDifference(difference))}</pre>`),
  ]
  const width = images.length > 1 ? " wide" : ""
  return `<figure class="${bad ? "bad" : "good"}${width}"><div>${images.map(linked).join("")}</div><figcaption><b>${escape(screen)}</b> / ${escape(sample)} / ${themeNames[theme]}</figcaption>${lines.join("")}</figure>`
}

/** Writes the report; states that differ or complain come first. Gives the path of its page. */
export function writeReport(directory: string, findings: readonly Finding[]): string {
  const making = `${directory}-${process.pid}`
  mkdirSync(join(making, "images"), { recursive: true })
  const weight = ({ picture, differences }: Finding) => picture.complaints.length + differences.length
  const figures = findings
    .toSorted((one, other) => weight(other) - weight(one))
    .map((finding) => {
      const images = imagesOf(finding)
      for (const { name, content } of images) writeFileSync(join(making, "images", name), content)
      return figure(finding, images)
    })
  writeFileSync(
    join(making, "index.html"),
    `<!doctype html><html lang="ja"><meta charset="utf-8"><title>画面の状態</title><style>${css}</style><h1>画面の状態</h1><main>${figures.join("\n")}</main></html>`,
  )
  take(making, directory)
  return join(directory, "index.html")
}

/** In the place of the report from before, whole: another run may be putting its own there. */
function take(making: string, directory: string): void {
  for (let tries = 0; ; tries += 1) {
    rmSync(directory, { recursive: true, force: true })
    try {
      return renameSync(making, directory)
    } catch (error) {
      if (tries < 5) continue
      rmSync(making, { recursive: true, force: true })
      throw error
    }
  }
}
