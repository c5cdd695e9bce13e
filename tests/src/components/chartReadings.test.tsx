import { cleanup } from "@testing-library/react"
import { array, assert, integer, nat, property, record, type Arbitrary } from "fast-check"
import type { ReactNode } from "react"
import { describe, expect, it } from "vitest"
import { BarChart } from "../../../src/components/bar-chart/BarChart"
import { ComparisonBar } from "../../../src/components/comparison-bar/ComparisonBar"
import { Donut } from "../../../src/components/donut/Donut"
import { LineChart } from "../../../src/components/line-chart/LineChart"
import { NisaFrameBar } from "../../../src/components/nisa-frame-bar/NisaFrameBar"
import { Progress } from "../../../src/components/progress/Progress"
import { ProgressRing } from "../../../src/components/progress-ring/ProgressRing"
import { ProjectionChart } from "../../../src/components/projection-chart/ProjectionChart"
import { StackChart } from "../../../src/components/stack-chart/StackChart"
import { renderInScreen } from "./renderInScreen"

const months = { label: "月", name: "month", format: "" }
const shared = { title: "図", category: months, limitFormat: "yen", table: "表" }
const yen = (n: number) => ({ n, e10: 0, unit: "jpy" })
/** An amount as it is seen: beside it may stand how it is said. */
const amountIn = (element: Element | null) =>
  Number((element?.querySelector("[aria-hidden]") ?? element)?.textContent.replaceAll(/[^\d.-]/g, ""))
/** All elements that a selector finds, each read. */
const all = <Read,>(root: Element, selector: string, read: (element: HTMLElement) => Read) =>
  Array.from(root.querySelectorAll<HTMLElement>(selector), read)

/** The highest and the lowest amount that are written at a chart with lines across it. */
function limitsOf(root: Element): { readonly high: number; readonly low: number } {
  const limits = all(root, ".k-line__limits > li", amountIn)
  return { high: limits[0] ?? Number.NaN, low: limits.at(-1) ?? Number.NaN }
}

/** Amounts of a line, by its heights between those limits. */
function readLine(root: Element, selector: string): readonly number[] {
  const { high, low } = limitsOf(root)
  const path = root.querySelector(selector)?.getAttribute("d") ?? ""
  return Array.from(path.matchAll(/[ML][\d.]+ (-?[\d.]+)/g), ([, y]) => high - (Number(y) / 100) * (high - low))
}

/** Heights of bars, and how far their feet are above the lower edge, both where the drawing is 100 high. */
const readBars = (root: Element, selector: string) =>
  all(root, selector, (bar) => {
    const [y = 0, height = 0] = ["y", "height"].map((name) => Number(bar.getAttribute(name)))
    return { series: bar.dataset["series"], height, foot: 100 - y - height }
  })

/** Draws each of many cases, and reads them again. */
function forAll<Data>(
  data: Arbitrary<Data>,
  draw: (data: Data) => ReactNode,
  read: (root: Element, data: Data) => void,
  examples: Data[] = [],
) {
  assert(
    property(data, (one) => {
      try {
        read(renderInScreen(draw(one)).container, one)
      } finally {
        cleanup()
      }
    }),
    { numRuns: 8, examples: examples.map((one): [Data] => [one]) },
  )
}

/** Drawn to a ten-thousandth of a percent of the whole height. */
function expectNear(read: readonly number[], wanted: readonly number[], whole: number) {
  expect(read).toHaveLength(wanted.length)
  read.forEach((one, index) => expect(Math.abs(one - (wanted[index] ?? Number.NaN))).toBeLessThanOrEqual(whole / 1e6))
}

const several = { minLength: 1, maxLength: 6 }

describe("what a ruler reads off a drawing is its data", () => {
  it("of a line", () => {
    forAll(
      array(integer({ min: -(10 ** 9), max: 10 ** 9 }), several),
      (data) => (
        <LineChart
          {...shared}
          missing=""
          line={{ label: "額", name: "amount", format: "number-value" }}
          items={data.map((amount, month) => ({ month, amount: yen(amount) }))}
        />
      ),
      (root, data) => {
        const { high, low } = limitsOf(root)
        expectNear(readLine(root, ".k-line__stroke"), data, high - low)
        const mark = root.querySelector<HTMLElement>(".k-line__mark")?.style.getPropertyValue("--y") ?? ""
        expectNear([high - (Number.parseFloat(mark) / 100) * (high - low)], data.slice(-1), high - low)
      },
      // Lines across the chart at fractions of a yen, the last one above zero and below it.
      [[-1], [0, -1], [1]],
    )
  })

  it("of bars up and down", () => {
    forAll(
      array(record({ up: nat(10 ** 9), down: nat(10 ** 9) }), several),
      (data) => (
        <BarChart
          {...shared}
          up={{ label: "入", name: "up", format: "yen" }}
          down={{ label: "出", name: "down", format: "yen" }}
          items={data.map((amounts, month) => ({ month, ...amounts }))}
        />
      ),
      (root, data) => {
        const [up = 0, down = 0] = all(root, ".k-chart__limit", (limit) => Math.abs(amountIn(limit)))
        const [whole, bars] = [up + down, readBars(root, ".k-chart__bar")]
        const amounts = bars.map(({ height }) => (height / 100) * whole)
        expectNear(
          amounts,
          data.flatMap((one) => [one.up, one.down]),
          whole,
        )
        const line = Number(root.querySelector(".k-chart__base")?.getAttribute("y1"))
        for (const { series, foot, height } of bars) {
          expect(series === "up" ? foot : foot + height).toBeCloseTo(100 - line)
        }
      },
    )
  })

  it("of stacks", () => {
    forAll(
      array(record({ fund: nat(10 ** 8), us: nat(10 ** 8), jp: nat(10 ** 8) }), several),
      (data) => (
        <StackChart
          {...shared}
          total="合計"
          format="yen"
          parts={["fund", "us", "jp"].map((name) => ({ label: name, name }))}
          items={data.map((amounts, month) => ({ month, ...amounts }))}
        />
      ),
      (root, data) => {
        const high = amountIn(root.querySelector(".k-chart__limit"))
        const names = (["fund", "us", "jp"] as const).filter((name) => data.some((one) => one[name] > 0))
        const parts = readBars(root, ".k-stacks__part")
        expectNear(
          parts.map(({ height }) => (height / 100) * high),
          data.flatMap((one) => names.map((name) => one[name])),
          high,
        )
        expectNear(
          parts.map(({ foot }) => (foot / 100) * high),
          data.flatMap((one) =>
            names.map((_, index) => names.slice(0, index).reduce((sum, name) => sum + one[name], 0)),
          ),
          high,
        )
      },
    )
  })

  it("of a ring of shares: where each begins, and how long it is up to the gap behind it", () => {
    forAll(
      array(integer({ min: 1, max: 1_000 }), { minLength: 2, maxLength: 6 }),
      (weights) => (
        <Donut
          {...shared}
          share={{ label: "割合", name: "share", format: "number-value" }}
          amount={{ label: "金額", name: "amount", format: "number-value" }}
          items={sharesOf(weights).map((n, month) => ({ month, share: { n, e10: -2, unit: "%" }, amount: yen(n) }))}
        />
      ),
      (root, weights) => {
        const shares = sharesOf(weights).map((n) => n / 100)
        const starts = all(root, ".k-donut__part", (part) => -Number(part.getAttribute("stroke-dashoffset")))
        const lengths = all(root, ".k-donut__part", (part) =>
          Number.parseFloat(part.getAttribute("stroke-dasharray") ?? ""),
        )
        expectNear(
          starts,
          shares.map((_, index) => shares.slice(0, index).reduce((sum, one) => sum + one, 0)),
          100,
        )
        // What is too small to be seen is still drawn.
        expectNear(
          lengths,
          shares.map((one) => Math.max(one - 0.5, 0.2)),
          100,
        )
      },
    )
  })

  it("of both lines of a projection", () => {
    forAll(
      array(record({ base: nat(10 ** 9), total: nat(10 ** 9) }), { minLength: 2, maxLength: 8 }),
      (data) => (
        <ProjectionChart
          {...shared}
          total={{ label: "予想額", name: "total", format: "yen" }}
          base={{ label: "元本", name: "base", format: "yen" }}
          difference={{ label: "損益", name: "gain", format: "yen-signed" }}
          items={data.map((one, month) => ({ month, ...one, gain: one.total - one.base }))}
        />
      ),
      (root, data) => {
        const { high, low } = limitsOf(root)
        expect(low).toBe(0)
        expectNear(
          readLine(root, ".k-line__stroke"),
          data.map(({ total }) => total),
          high,
        )
        expectNear(
          readLine(root, ".k-projection__base"),
          data.map(({ base }) => base),
          high,
        )
        const marks = all(root, ".k-line__mark", ({ style }) => Number.parseFloat(style.getPropertyValue("--y")))
        const end = data.at(-1)
        expectNear(
          marks.map((y) => (1 - y / 100) * high),
          [end?.base ?? -1, end?.total ?? -1],
          high,
        )
      },
    )
  })

  it("of progress, as a bar and as a ring", () => {
    forAll(
      record({ value: nat(1_000_000), of: integer({ min: 1, max: 1_000_000 }) }),
      ({ value, of }) => (
        <>
          <Progress label="達成率" value={value} of={of} format="yen" />
          <ProgressRing label="達成率" value={value} of={of} />
        </>
      ),
      (root, { value, of }) => {
        const wanted = Math.min(value / of, 1)
        const bar = /scaleX\((.+)\)/.exec(root.querySelector<HTMLElement>(".k-meter__fill")?.style.transform ?? "")
        expect(Number(bar?.[1])).toBeCloseTo(wanted, 6)
        const radius = Number(root.querySelector(".k-ring__track")?.getAttribute("r"))
        const ring = root.querySelector(".k-ring__fill")
        const [length = 0, whole = 1] = ring?.getAttribute("stroke-dasharray")?.split(" ").map(Number) ?? []
        expect(length / whole).toBeCloseTo(wanted, 6)
        expect(ring ? whole / (2 * Math.PI) : radius).toBeCloseTo(radius, 6)
        // Nothing is said to be whole before it is.
        const said = Number(root.querySelector('[role="progressbar"]')?.getAttribute("aria-valuenow"))
        expect(said).toBe(Math.floor(wanted * 100))
        expect(root.querySelector(".k-ring__text")?.textContent).toBe(`${said}%`)
      },
    )
  })

  it("of frames and of what is compared", () => {
    forAll(
      record({ used: nat(1_000), pending: nat(1_000), left: integer({ min: 1, max: 1_000 }) }),
      ({ used, pending, left }) => (
        <>
          <NisaFrameBar
            label="枠"
            format="yen"
            left={{ label: "残り", value: left }}
            used={{ label: "利用", value: used }}
            pending={{ label: "受渡前", value: pending }}
            limit={{ label: "上限", value: used + pending + left }}
          />
          <ComparisonBar
            title="比べる"
            format="yen"
            rows={[
              {
                label: "枠",
                parts: [used, pending, left].map((value, index) => ({ label: `${index}`, value, tone: "kept" })),
              },
            ]}
          />
        </>
      ),
      (root, { used, pending, left }) => {
        const widths = (selector: string) => all(root, selector, ({ style }) => Number.parseFloat(style.width))
        const shares = [used, pending, left].map((one) => (one / (used + pending + left)) * 100)
        expectNear(widths(".k-frame__fill"), shares.slice(0, 2), 100)
        expectNear(
          widths(".k-comparison__bar > span"),
          shares.filter((one) => one > 0),
          100,
        )
      },
    )
  })
})

/** Hundredths of a percent that make 100 % together. */
function sharesOf(weights: readonly number[]): readonly number[] {
  const whole = weights.reduce((sum, one) => sum + one, 0)
  const shares = weights.map((one) => Math.max(1, Math.floor((one / whole) * 10_000)))
  return shares.map((one, index) => (index === 0 ? one + 10_000 - shares.reduce((sum, each) => sum + each, 0) : one))
}
