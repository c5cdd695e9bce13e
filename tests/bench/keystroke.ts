import { rm } from "node:fs/promises"
import { launchChromium } from "../support/chromium"
import { buildPages, bytesOf } from "./keystroke/build"
import type { Measured } from "./keystroke/measure"
import { measure, measureSteps } from "./keystroke/measure"
import { serve } from "./serve"

const counts = [20, 100, 500] as const

/** What is measured, and the page that draws it. */
const titles = {
  handwritten: "written by hand",
  form: "rjsf's Form with our fields, answers in our model",
  plain: "rjsf's Form as it comes",
}
const titlesOfOurs = { ours: "ours: rjsf's ObjectField, answers in our model" }
const titlesOfPeers = {
  "react-hook-form": "fields by hand, react-hook-form",
  formily: "Formily",
  uniforms: "uniforms",
  surveyjs: "SurveyJS",
  jsonforms: "JSON Forms",
}
/** What only draws, or judges while typing, is not submitted. */
const withoutSubmit = ["form", "jsonforms"]
const rounds = Number(process.env["ROUNDS"] ?? 25)

function report(measured: readonly Measured[], candidates: Readonly<Record<string, string>>): void {
  const rows = counts.flatMap((count) => {
    const of = (name: string) => measured.find((one) => one.candidate === name && one.count === count)
    const base = of("handwritten")
    return Object.entries(candidates).map(([name, title]) => {
      const { scriptMs = Number.NaN, mountMs = Number.NaN, submitMs = Number.NaN } = of(name) ?? {}
      return {
        fields: count,
        candidate: title,
        "keystroke ms": scriptMs.toFixed(3),
        "keystroke / hand-written": (scriptMs / (base?.scriptMs ?? Number.NaN)).toFixed(2),
        "first drawing ms": mountMs.toFixed(1),
        "first drawing / hand-written": (mountMs / (base?.mountMs ?? Number.NaN)).toFixed(2),
        ...(withoutSubmit.includes(name)
          ? {}
          : {
              "submit ms": submitMs.toFixed(1),
              "submit / hand-written": (submitMs / (base?.submitMs ?? Number.NaN)).toFixed(2),
            }),
      }
    })
  })
  console.log(
    "Scripting time of one keystroke in the middle field, and of the first drawing and the first\nsubmit with every answer wrong in a fresh page; medians:",
  )
  console.table(rows)
}

const [ours, form] = [await bytesOf("./ours.tsx"), await bytesOf("./rjsfForm.tsx")]
console.log(`With rjsf's Form a first form is ${((form - ours) / 1024).toFixed(1)} KB larger, gzipped.`)
const { directory, hasPeers } = await buildPages()
if (!hasPeers) console.log("The other engines could not be fetched and are left out.")
const server = await serve(directory)
const browser = await launchChromium()
try {
  const pages = {
    "index.html": titles,
    "ours/index.html": titlesOfOurs,
    ...(hasPeers ? { "peers.html": titlesOfPeers } : {}),
  }
  const candidates = counts.flatMap((count) =>
    Object.entries(pages).flatMap(([page, some]) =>
      Object.keys(some).map((candidate) => ({
        candidate,
        page,
        count,
        isSubmitted: !withoutSubmit.includes(candidate),
      })),
    ),
  )
  if (process.env["ONLY"] !== "steps")
    report(await measure(browser, server.address, { candidates, rounds }), Object.assign({}, ...Object.values(pages)))
  console.log("A row added to a list of 100, and one removed from its middle; milliseconds, medians:")
  console.table(
    await measureSteps(browser, server.address, {
      names: ["handwritten-rows", "our-rows"],
      steps: [
        ["add", "add"],
        ["remove", "remove"],
      ],
      count: 100,
      rounds,
    }),
  )
  console.log("An answer that shows ten fields of 500, hides them, and shows them again; milliseconds, medians:")
  console.table(
    await measureSteps(browser, server.address, {
      names: ["handwritten-condition", "our-condition"],
      steps: [
        ["show", "first"],
        ["hide", "hide"],
        ["show", "again"],
      ],
      count: 500,
      rounds,
    }),
  )
} finally {
  await browser.close()
  server.close()
  await rm(directory, { recursive: true, force: true })
}
