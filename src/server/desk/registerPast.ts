import type { FastifyInstance, FastifyRequest } from "fastify"
import { listFields } from "./fields"
import type { Workshop } from "./openWorkshop"
import { type PartQuery, type PlaceQuery, sayParts, sayPlace } from "./parts"
import type { PastDocuments } from "./pastDocuments"
import { listTree } from "./tree"

type Asked = FastifyRequest<{
  Params: { release: string }
  Querystring: { screen?: string; file?: string } & PartQuery & PlaceQuery
}>

type Answer = (documents: PastDocuments, query: Asked["query"]) => unknown

/** What the desk and its previews ask of a release, to see what a customer sees who has it. */
export function registerPast(
  app: FastifyInstance,
  workshop: () => Workshop,
  read: (release: string) => Promise<PastDocuments>,
): void {
  const answer = (path: string, say: Answer) =>
    app.get(`/__desk/past/:release/${path}`, async ({ params, query }: Asked, reply) => {
      const documents = await read(params.release).catch(() => undefined)
      const said = documents && say(documents, query)
      return said ?? reply.code(404).send({ problem: "there is no such release, or not this in it" })
    })
  answer("tree", ({ set }) => listTree(set, { problems: [], isServed: () => true }))
  answer("fields", ({ set }) => listFields(set))
  answer("documents", (documents, { screen = "" }) => workshop().serve(documents.build(screen)))
  answer("files", ({ texts }, { file = "" }) => {
    const text = texts.get(file)
    return text === undefined ? undefined : { file, text }
  })
  answer("place", ({ set }, query) => sayPlace(set, query))
  answer("parts", ({ set }, query) => sayParts(set, query))
}
