/** Serves the built app of a journeys run with the desk, on documents of its own. Parameters: documents, folder of the app, port. */
import { readTexts } from "../../../renderer/compiler"
import { definitions } from "../../../src/definitions"
import { describeProblems } from "../../../src/cli/problems"
import { serve } from "../../../src/sandbox"
import { benchTools } from "../../../src/cli/bench/benchTools"
import { effectInChild } from "../../../src/cli/effect/inChild"
import { createJudgeInChild } from "../../../src/cli/judge/inChild"
import { openReleases, openWorkshop, registerDesk, registerReleaseDesk, registerReleases } from "../../../src/server"

const [documents = "", dist = "", port = ""] = process.argv.slice(2)
process.env["PORT"] = port
const describing = { definitions, describe: describeProblems }
await serve({
  documents,
  dist,
  async register(app, database) {
    const texts = readTexts(documents)
    const judge = createJudgeInChild(texts)
    const deciding = { documents: texts, definitions, judge, effect: effectInChild }
    const releases = await openReleases({ ...deciding, database, people: "demo" })
    registerReleases(app, releases)
    registerReleaseDesk(app, releases, () => readTexts(documents))
    registerDesk(app, () => openWorkshop({ ...describing, root: documents, began: texts }), {
      textsOf: (name) => releases.looksOf(name),
      bench: { ...benchTools(), folder: `${documents}-pictures` },
    })
  },
})
