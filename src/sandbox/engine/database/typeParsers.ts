import { types } from "pg"

/** bigint columns hold yen and ids, which a JavaScript number carries exactly. */
export const typeParsers = {
  getTypeParser: ((oid: number, format?: "text" | "binary") =>
    oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
}
