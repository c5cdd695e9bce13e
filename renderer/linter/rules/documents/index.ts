import { idWrong } from "./idWrong"
import { kindWrong } from "./kindWrong"
import { schemaLinkWrong } from "./schemaLinkWrong"
import { shape } from "./shape"
import { versionNew, versionOld } from "./version"

export const documents = [kindWrong, idWrong, versionOld, versionNew, schemaLinkWrong, ...shape] as const
