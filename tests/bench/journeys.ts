/** Planning the journeys of a flow with conditional steps in a row: processor time, median of several. */
import { planScenarios } from "../../renderer/testgen"
import { askedBefore, askedOnTheWay, askedTooLate, corridor } from "../renderer/testgen/planning/corridor"

const runs = 3
const kinds = { "asked before": askedBefore, "asked on the way": askedOnTheWay, "asked too late": askedTooLate }

function secondsOf(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}

const median = (values: readonly number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0

const rows = [20, 26, 32].map((steps) => {
  const times = Object.entries(kinds).map(([name, rooms]) => {
    const flow = corridor(rooms(steps))
    return [name, `${median(Array.from({ length: runs }, () => secondsOf(() => planScenarios(flow)))).toFixed(2)} s`]
  })
  return { "conditional steps": steps, ...Object.fromEntries(times) }
})
console.log("Planning the journeys of a flow whose steps depend on answers:")
console.table(rows)
