import { type PGlite, protocol } from "@electric-sql/pglite"
import type { PGliteDialect } from "kysely-pglite-dialect"
import { typeParsers } from "./typeParsers"
import { StatementNames } from "./statementNames"

const {
  serialize,
  messages: { CommandCompleteMessage, DataRowMessage, RowDescriptionMessage },
} = protocol

type Client = ConstructorParameters<typeof PGliteDialect>[0]
type Message = Awaited<ReturnType<PGlite["execProtocol"]>>["messages"][number]

interface Column {
  readonly name: string
  parse(text: string): unknown
}

interface Rows {
  readonly rows: readonly object[]
  readonly affectedRows: number
}

/**
 * What its dialect needs of PGlite, with prepared statements: one message for each instead of six, 0.06 ms instead of 0.6.
 * Values are written and read as PostgreSQL's own client does.
 */
export function preparedPGlite(lite: PGlite): Client {
  const names = new StatementNames()
  const prepared = new Set<string>()

  async function query(text: string, parameters: readonly unknown[] = []): Promise<Rows> {
    const name = names.nameOf(text)
    if (name !== undefined && !prepared.has(name)) {
      await lite.execProtocol(Buffer.concat([serialize.parse({ name, text }), serialize.sync()]))
      prepared.add(name)
    }
    const { messages } = await lite.execProtocol(
      Buffer.concat([
        ...(name === undefined ? [serialize.parse({ text })] : []),
        serialize.bind({ ...(name === undefined ? {} : { statement: name }), values: parameters.map(textOf) }),
        serialize.describe({ type: "P" }),
        serialize.execute({}),
        serialize.sync(),
      ]),
    )
    return rowsOf(messages)
  }
  return { query, close: () => lite.close() } as unknown as Client
}

/** Values as PostgreSQL reads them in any column that takes them. */
function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString("hex")}`
  return typeof value === "object" ? JSON.stringify(value) : String(value)
}

function rowsOf(messages: readonly Message[]): Rows {
  let columns: readonly Column[] = []
  let affectedRows = 0
  const rows: object[] = []
  for (const message of messages) {
    if (message instanceof RowDescriptionMessage) {
      columns = message.fields.map(({ name, dataTypeID }) => ({
        name,
        parse: typeParsers.getTypeParser(dataTypeID, "text"),
      }))
    } else if (message instanceof DataRowMessage) {
      const { fields } = message
      rows.push(Object.fromEntries(columns.map(({ name, parse }, at) => [name, valueOf(fields[at], parse)])))
    } else if (message instanceof CommandCompleteMessage) affectedRows = affectedBy(message.text)
  }
  return { rows, affectedRows }
}

/** `INSERT 0 1`, `UPDATE 2`: the rest changes no row. */
const affectedBy = (command: string) => Number(/^(?:INSERT \d+|UPDATE|DELETE|MERGE) (\d+)$/.exec(command)?.[1] ?? 0)

const valueOf = (text: string | null | undefined, parse: (text: string) => unknown) =>
  text === null || text === undefined ? null : parse(text)
