import { type Context, type DataSource, type LoadedDocument, within } from "../../kit"

export interface DataEntry {
  readonly document: LoadedDocument<"screen">
  readonly name: string
  readonly entry: DataSource
  readonly pointer: string
}

/** Data of all screens, by name. */
export const dataEntries = ({ set }: Context): readonly DataEntry[] =>
  set.all("screen").flatMap((document) =>
    Object.entries(document.document.data ?? {}).map(([name, entry]) => ({
      document,
      name,
      entry,
      pointer: within("/data", name),
    })),
  )
