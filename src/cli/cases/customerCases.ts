import { findCase, lineOf, listCases, type SandboxDatabase } from "../../sandbox"
import type { FoundCase } from "../../server"
import { caseInChild } from "./inChild"

/** The applications that the sandbox keeps, for those who help customers. */
export const customerCases = (database: SandboxDatabase) => ({
  list: () => listCases(database),
  async find(named: string): Promise<FoundCase | undefined> {
    const found = await findCase(database, named)
    if (!found) return undefined
    const { application } = found
    return {
      line: lineOf(application),
      release: application.submitted_release ?? application.asked_by?.release,
      say: (texts) => caseInChild({ ...found, texts }),
    }
  },
})
