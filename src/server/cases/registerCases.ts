import type { FastifyInstance } from "fastify"
import type { DocumentTexts } from "../../../renderer/compiler"
import type { CaseLine } from "../../domain/cases"
import { isRecord } from "../../domain/json"
import { areWords, createActing, type Releases } from "../releases"
import type { SaidCase } from "./sayCase"

/** An application, with its answers still in it: `say` is the only way out. */
export interface FoundCase {
  readonly line: CaseLine
  /** By whose documents the applicant was asked last; undefined where nobody wrote it down. */
  readonly release: string | undefined
  readonly say: (texts: DocumentTexts) => Promise<SaidCase>
}

interface CasesOptions {
  readonly releases: Pick<Releases, "people" | "noteLook" | "texts" | "own">
  /** The newest. */
  readonly list: () => Promise<readonly CaseLine[]>
  /** By its number, or that of its receipt. */
  readonly find: (named: string) => Promise<FoundCase | undefined>
}

/** What those ask for who help customers. Each look stands in the log, with its reason, before anything is shown. */
export function registerCases(app: FastifyInstance, { releases, list, find }: CasesOptions): void {
  const act = createActing(releases.people)
  const roles = ["cases"] as const
  app.get(
    "/__desk/cases",
    act({ roles }, async () => ({ kind: "listed", cases: await list() })),
  )
  app.post(
    "/__desk/cases/look",
    act({ roles }, async ({ login }, { body }) => {
      const look = parseLook(body)
      if (!look) return undefined
      const found = await find(look.application)
      if (!found) return { kind: "unknown-case" }
      await releases.noteLook({ application: found.line.id, person: login, reason: look.reason })
      const { release, texts } = await textsOf(found)
      return { kind: "looked-at", ...found.line, release, ...(await found.say(texts)) }
    }),
  )

  /** What the build has where the release is not kept any more. */
  async function textsOf({ release = releases.own }: FoundCase) {
    try {
      return { release, texts: await releases.texts(release) }
    } catch {
      return { release: releases.own, texts: await releases.texts(releases.own) }
    }
  }
}

function parseLook(body: unknown) {
  if (!isRecord(body)) return undefined
  const { application, reason } = body
  if (!areWords(application, reason) || String(reason).trim() === "" || String(application).trim() === "")
    return undefined
  return { application: String(application).trim(), reason: String(reason).trim() }
}
