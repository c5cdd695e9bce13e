import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import { loadDocuments } from "../../renderer/compiler"
import { skeletons } from "../../src/skeletons"
import { openState } from "../support/openState"
import { compileShipped, loadModules } from "../support/shipped"
import { shippedRoot } from "../support/shippedRoot"

/** Rows beyond the fold may come as they like. */
const most = 8

/** What has rows: those of the skeleton, the list as it comes, and its rows. */
const rowed = {
  choices: [".k-skeleton__box--choice", ".k-cards:not(.k-cards--pair)", ".k-choice"],
  documents: [".k-skeleton__row", ".k-document-list", ".k-document"],
  "key-values": [".k-skeleton__pair", "dl", ".k-key-value"],
  rows: [".k-skeleton__row", ".k-list__rows, .k-timeline, main .k-steps", "li"],
} as const

const modules = await loadModules(compileShipped(loadDocuments(shippedRoot)))
const places = [...modules.screens].flatMap(([id, { screen, samples = {} }]) =>
  Object.values(screen.data)
    .flatMap(({ loading = [] }) => loading)
    .filter(({ shape }) => isRowed(shape))
    .flatMap(({ shape, rows }, index, all) => {
      const nth = all.slice(0, index).filter((one) => one.shape === shape).length
      return isRowed(shape) ? [{ id, shape, rows, nth, samples: Object.keys(samples) }] : []
    }),
)

function isRowed(shape: string): shape is keyof typeof rowed {
  return shape in rowed
}

function countStandIns(shape: keyof typeof rowed, rows: number | undefined): number {
  const drawn = document.createElement("div")
  drawn.innerHTML = renderToStaticMarkup(createElement(skeletons[shape], rows === undefined ? {} : { rows }))
  return drawn.querySelectorAll(rowed[shape][0]).length
}

/** How many lists stand above the skeleton already while the screen is loading. */
async function countStanding(screen: string, samples: readonly string[], list: string): Promise<number> {
  if (!samples.includes("loading")) return 0
  const { container, close } = await openState(modules, screen, "loading")
  const standing = container.querySelectorAll(list).length
  close()
  return standing
}

/** How many come in the first sample that shows such a list: where several do, in the `nth` of those that did not stand before. */
async function countComing(
  screen: string,
  samples: readonly string[],
  shape: keyof typeof rowed,
  nth: number,
): Promise<number> {
  const [, list, row] = rowed[shape]
  const standing = await countStanding(screen, samples, list)
  for (const sample of samples) {
    const { container, close } = await openState(modules, screen, sample)
    const lists = container.querySelectorAll(list)
    const come = (lists[standing + nth] ?? lists[standing] ?? lists[0])?.querySelectorAll(row).length
    close()
    if (come !== undefined) return come
  }
  throw new Error(`no sample of ${screen} shows ${shape}`)
}

it.each(places)("$id: as many $shape stand in as come", async ({ id, shape, rows, nth, samples }) => {
  expect(countStandIns(shape, rows)).toBe(Math.min(await countComing(id, samples, shape, nth), most))
})
