import { begin, bin, previewIn, screens } from "./commands"
import { journeys } from "./journeys"
import { otherEngines } from "./otherEngines"
import type { Step } from "./step"
import { countStates, readReport } from "./tally"
import { unit } from "./unit"

type Command = (folder: string) => readonly string[]

/** A step that is kept as a whole, as long as its inputs stay. */
export const whole = (name: string, input: "code" | "everything", command: Command): Step => ({
  name,
  plan({ inputs, kept, folder }) {
    const key = inputs[input]
    const before = kept.find(name, key)
    return {
      kept: before,
      command: before > 0 ? undefined : command(folder),
      results: (code) => [{ name, key, good: code === 0 ? 1 : 0 }],
    }
  },
})

/** A step whose result is also needed by the next one. */
const always = (name: string, command: Command): Step => ({
  name,
  plan: ({ folder }) => ({ kept: 0, command: command(folder) }),
})

/** Pictures know by themselves which of them still hold. */
const states: Step = {
  name: "screen states",
  needs: ["preview build"],
  plan({ inputs, folder }) {
    const tally = `${folder}/states.json`
    const everything = inputs.isNothingKept ? ["--all"] : []
    return {
      kept: 0,
      command: screens("snapshot", "--tally", tally, "--app", previewIn(folder), ...everything),
      count: () => countStates(readReport(tally)),
      failures: () => (readReport(tally)["failures"] as readonly string[] | undefined) ?? [],
    }
  },
}

const statics = [
  whole("format", "everything", () => [bin("oxfmt"), "--check"]),
  whole("lint", "code", () => [bin("oxlint"), "--deny-warnings"]),
  whole("types", "everything", () => [bin("tsc"), "-b"]),
  whole("unused code", "everything", () => [bin("knip")]),
  whole("generated files", "everything", () => begin("src/cli/generate.ts", "--check")),
  whole("documents", "everything", () => screens("check")),
]

const builds = [
  always("production build", (folder) => screens("build", `${folder}/production`)),
  {
    ...always("size budgets", (folder) => screens("budgets", `${folder}/production`)),
    needs: ["production build"],
  },
  always("preview build", (folder) => screens("build", "--preview", previewIn(folder))),
]

/**
 * Everything that must hold: phases one after the other, in each of them lanes side by side, in a lane one step after the
 * other. What keeps all cores busy by itself has a phase for itself: a customer who taps beside it waits for everything.
 */
export const phases: readonly (readonly (readonly Step[])[])[] = [
  [statics, builds],
  [[journeys]],
  [[unit], [states]],
  [[otherEngines]],
]
