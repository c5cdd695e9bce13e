import { countJourneys, countStates, countUnit, readReport, type Tally } from "./tally"

export interface Step {
  readonly name: string
  readonly command: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** Reads how many single tests ran; without it the step counts as one. */
  readonly count?: () => Tally
}

const bin = (name: string) => `node_modules/.bin/${name}`
const tsx = (file: string, ...rest: string[]) => [process.execPath, "--import", "tsx", file, ...rest]

/**
 * Everything that must hold, in lanes that run side by side; within a lane one step after the other, the cheapest first.
 * `folder` is this run's own: several may run at once.
 */
export const lanesIn = (folder: string): readonly (readonly Step[])[] => [
  [
    { name: "format", command: [bin("oxfmt"), "--check"] },
    { name: "lint", command: [bin("oxlint"), "--deny-warnings"] },
    { name: "types", command: [bin("tsc"), "-b"] },
    { name: "unused code", command: [bin("knip")] },
    { name: "generated files", command: tsx("src/cli/generate.ts", "--check") },
    { name: "documents", command: tsx("src/cli/main.ts", "check") },
    {
      name: "unit",
      command: [bin("vitest"), "run", "--reporter=dot", "--reporter=json", `--outputFile.json=${folder}/unit.json`],
      env: { VITE_CONFIG_NATIVE_IGNORE_WARNING: "true" },
      count: () => countUnit(readReport(`${folder}/unit.json`)),
    },
  ],
  [
    { name: "production build", command: tsx("src/cli/main.ts", "build", `${folder}/production`) },
    { name: "size budgets", command: tsx("src/cli/main.ts", "budgets", `${folder}/production`) },
    {
      name: "journeys",
      command: [bin("playwright"), "test", "--config", "tests/journeys/playwright.config.ts"],
      env: { JOURNEYS_FOLDER: `${folder}/journeys` },
      count: () => countJourneys(readReport(`${folder}/journeys/report.json`)),
    },
    {
      name: "screen states",
      command: tsx("src/cli/main.ts", "snapshot", "--tally", `${folder}/states.json`),
      count: () => countStates(readReport(`${folder}/states.json`)),
    },
  ],
]
