import type { Expression } from "kysely"
import type { CustomerContext } from "./customerContext"

/** What an area does as time passes. */
export interface DueWork {
  /** Queries of which one finds a row whenever there may be something to do: all areas are asked at once, before every call. */
  waiting(context: CustomerContext): readonly Expression<unknown>[]
  run(context: CustomerContext): Promise<void>
}

declare module "../../engine/areas/hooks" {
  interface AreaHooks {
    /** What the clock makes due for a customer between two calls. */
    readonly due: DueWork
  }
}

/** Does what the clock has made due for a customer since the last call: mostly nothing, which takes one statement to know. */
export async function processDue(context: CustomerContext): Promise<void> {
  const works = context.hooks("due")
  const { isDue } = await context.trx
    .selectNoFrom(({ exists, or }) =>
      or(works.flatMap((work) => work.waiting(context).map((query) => exists(query)))).as("isDue"),
    )
    .executeTakeFirstOrThrow()
  if (isDue) for (const work of works) await work.run(context)
}
