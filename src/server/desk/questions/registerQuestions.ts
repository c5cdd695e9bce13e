import type { FastifyInstance, FastifyReply } from "fastify"
import type { PlaceQuery } from "../parts"
import type { WrittenValues } from "../writtenValues"
import { findAnswerPlaces } from "./answerPlaces"
import { duplicateQuestion } from "./duplicateQuestion"
import { firstQuestion } from "./first/firstQuestion"
import { moveQuestion } from "./moves/moveQuestion"
import { removeQuestion } from "./removeQuestion"

/** What has to be written where for questions of forms: only edits write it. */
export function registerQuestions(app: FastifyInstance, written: () => WrittenValues): void {
  app.get<{ Querystring: PlaceQuery }>("/__desk/questions/places", ({ query: { file = "" } }, reply) =>
    give(reply, findAnswerPlaces(written(), file)),
  )
  app.get<{ Querystring: PlaceQuery }>("/__desk/questions/first", ({ query: { file = "", pointer = "" } }, reply) =>
    give(reply, firstQuestion(written(), { file, pointer })),
  )
  app.get<{ Querystring: PlaceQuery }>("/__desk/questions/removal", ({ query: { file = "", pointer = "" } }, reply) =>
    give(reply, findAnswerPlaces(written(), file) && removeQuestion(written(), { file, pointer })),
  )
  app.get<{ Querystring: PlaceQuery }>("/__desk/questions/duplicate", ({ query: { file = "", pointer = "" } }, reply) =>
    give(reply, duplicateQuestion(written(), { file, pointer })),
  )
  app.get<{ Querystring: PlaceQuery }>("/__desk/questions/moves", ({ query: { file = "", pointer = "" } }, reply) =>
    give(reply, moveQuestion(written(), { file, pointer }, true)),
  )
}

const give = (reply: FastifyReply, found: object | undefined) =>
  found ? reply.send(found) : reply.code(404).send({ problem: "there is no such question" })
