import { hashOf } from "../contents"
import { installedPrograms } from "../installedPrograms"
import { tsx } from "./commands"
import { journeyFailures } from "./journeys"
import type { Step } from "./step"
import { countJourneys, readMissing, readReport } from "./tally"

/** Two journeys in the engines besides Chromium's. One that is not there is asked for again in the next run. */
export const otherEngines: Step = {
  name: "other engines",
  plan({ inputs, kept, folder }) {
    const name = "other engines"
    const own = `${folder}/engines`
    // Another version of an engine is another engine.
    const key = hashOf(inputs.everything, ...installedPrograms(["WebKitWebDriver", "firefox-esr"]))
    const before = kept.find(name, key)
    const missing = () => readMissing(`${own}/missing.json`)
    const count = () => countJourneys(readReport(`${own}/report.json`))
    return {
      kept: before,
      command: before > 0 ? undefined : tsx("tests/engines/main.ts"),
      env: { ENGINES_FOLDER: own },
      count,
      failures: () => journeyFailures(readReport(`${own}/report.json`)),
      missing,
      results(code) {
        const isWhole = code === 0 && missing().length === 0
        return [{ name, key, good: isWhole ? count().passed : 0 }]
      },
    }
  },
}
