import { existsSync } from "node:fs"
import { join, resolve } from "node:path"
import { readTexts } from "../../renderer/compiler"
import { buildApp } from "./buildApp"
import { definitions } from "../definitions"
import { describeProblems } from "./problems"
import { benchTools } from "./bench/benchTools"
import { customerCases } from "./cases/customerCases"
import { createEffect, effectInChild } from "./effect/inChild"
import { forecastInChild, startChild } from "./forecast/inChild"
import { createJudgeInChild } from "./judge/inChild"
import { writeUnfit, wrongKeys } from "./release/sentences"
import type { Releases } from "../server"
import { CommandError, exitCodes, type Terminal } from "./failure"
import { readFrontProxy } from "./frontProxy"
import { readPort } from "./port"
import { requireDocuments, type RootOptions } from "./rootOption"

/**
 * npm start: builds the app (into DIST, or dist/), then serves it with its sandbox in this very process. BUILT names the
 * folder of an app that is there already.
 */
export async function startApp({ root }: RootOptions, terminal: Terminal): Promise<number> {
  const proxy = readFrontProxy(process.env)
  // Before minutes of building: who listens reads it again.
  readPort(process.env)
  const { BUILT = "", DIST = "" } = process.env
  const dist = resolve(BUILT || DIST || "dist")
  requireDocuments(root)
  if (BUILT !== "" && !existsSync(join(dist, "index.html")))
    throw new CommandError(
      `環境変数 BUILT のフォルダ「${BUILT}」に、組み立てたアプリがありません。npm run screens -- build --preview ${BUILT} で組み立ててください。`,
    )
  const code = BUILT === "" ? await buildApp({ root, mode: "preview", outDir: dist }, terminal) : exitCodes.ok
  if (code !== exitCodes.ok) return code
  const { noApplications, readOpenApplications, serve } = await import("../sandbox")
  const {
    openReleases,
    openWorkshop,
    preparedFor,
    registerCases,
    registerDesk,
    registerReleaseDesk,
    registerReleases,
    UnfitReleaseError,
    WrongKeyError,
  } = await import("../server")
  const folder = resolve(root)
  const documents = readTexts(folder)
  const describing = { definitions, describe: describeProblems }
  const { RELEASE_KEY: key, DATABASE_URL = "", DATA_DIR = "", ORIGIN = "" } = process.env
  // Where nothing is kept and nobody else comes, people are chosen from a list.
  const isAlone = DATABASE_URL === "" && DATA_DIR === "" && ORIGIN === "" && proxy === undefined
  const people = isAlone ? "demo" : "password"
  let releases: Releases | undefined
  await serve({
    documents: folder,
    dist,
    releases: () => releases,
    prepared: preparedFor(documents),
    async register(app, database) {
      const alarm = (damage: string) => app.log.error({ damage }, "a release is not as it was written")
      const keyed = key === undefined || key === "" ? {} : { key }
      const judge = createJudgeInChild(documents)
      const effect: typeof effectInChild = async (before, after, signal) => {
        const told = await effectInChild(before, after, signal)
        const open = await readOpenApplications(database)
        const applications =
          open.length === 0 ? noApplications : await forecastInChild({ open, before, after }, () => startChild(signal))
        return { ...told, applications }
      }
      const deciding = { documents, definitions, judge, effect }
      const opened = await openReleases({ ...deciding, ...keyed, database, alarm, people, proxy }).catch(
        (error: unknown) => {
          if (error instanceof WrongKeyError) throw new CommandError(wrongKeys[error.source])
          throw error instanceof UnfitReleaseError ? new CommandError(writeUnfit(error)) : error
        },
      )
      registerReleases(app, opened)
      registerReleaseDesk(app, opened, () => readTexts(folder, documents))
      registerCases(app, { releases: opened, ...customerCases(database) })
      releases = opened
      registerDesk(
        app,
        () => openWorkshop({ ...describing, root: folder, began: documents, effect: createEffect(folder) }),
        {
          textsOf: (name) => opened.looksOf(name),
          bench: benchTools(),
          personOf: async (request) => (await opened.people.whoIs(request))?.person.login ?? "",
        },
      )
    },
  })
  return code
}
