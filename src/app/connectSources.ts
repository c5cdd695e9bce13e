import type { Host, Source, SourcePart } from "../../renderer"
import type { CreateSource } from "../sources"
import type { Stores } from "../platform/stores"

/** Sources that come with screens, each connected to the stores when it is first read. */
export function connectSources(stores: Stores): NonNullable<Host["connectSource"]> {
  const connected = new Map<SourcePart, Source>()
  return (part) => {
    const source = connected.get(part) ?? (part as CreateSource)(stores)
    connected.set(part, source)
    return source
  }
}
