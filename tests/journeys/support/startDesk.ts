/** Serves the built app of a journeys run with the desk, on documents of its own. Parameters: documents, folder of the app, port. */
import { definitions } from "../../../src/definitions"
import { describeProblems } from "../../../src/cli/documents"
import { serve } from "../../../src/sandbox"
import { openWorkshop, registerDesk } from "../../../src/server"

const [documents = "", dist = "", port = ""] = process.argv.slice(2)
process.env["PORT"] = port
await serve({
  documents,
  dist,
  register: (app) =>
    registerDesk(app, () => openWorkshop({ root: documents, definitions, describe: describeProblems })),
})
