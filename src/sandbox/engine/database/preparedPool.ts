import type { PostgresPool, PostgresPoolClient } from "kysely"
import type { Pool } from "pg"
import { StatementNames } from "./statementNames"

/** A pool whose connections read and plan each statement once. */
export function preparedPool(pool: Pool): PostgresPool {
  const names = new StatementNames()
  return {
    async connect() {
      const client = await pool.connect()
      const query = (text: string, values: readonly unknown[] = []) => {
        const name = names.nameOf(text)
        return client.query({ text, values: [...values], ...(name === undefined ? {} : { name }) })
      }
      // Nothing of ours asks for a cursor.
      return { query: query as unknown as PostgresPoolClient["query"], release: () => client.release() }
    },
    end: () => pool.end(),
  }
}
