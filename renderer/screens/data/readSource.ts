import { evaluate, resolveValue } from "../../expressions/evaluate"
import type { CompiledData, ScreenModule } from "../../model/compiled"
import type { Host } from "../../model/host"
import type { Source } from "../../model/registry"
import type { Scope } from "../../model/scope"

/** What a source is read with: the part of a screen that it needs. */
interface SourceReader {
  readonly file: string
  readonly host: Pick<Host, "registry" | "report" | "connectSource">
  readonly module: Pick<ScreenModule, "parts">
  readonly scope: Scope
  createRequest(node: unknown, resolve: (node: unknown) => unknown): Readonly<Record<string, unknown>>
}

/** What a source gives now; observed by whoever reads it. A source that throws is reported and gives nothing. */
export function readSource(name: string, data: CompiledData | undefined, screen: SourceReader): unknown {
  const { scope, host } = screen
  const source = data?.source === undefined ? undefined : sourceOf(data.source, screen)
  const report = (code: string) => host.report({ code, at: `${screen.file}: ${name}` })
  if (!data || !source) return report("unknown-source")
  if (data.when && evaluate(data.when, scope) !== true) return undefined
  try {
    return source(screen.createRequest(data.input, (node) => resolveValue(node, scope)))
  } catch {
    return report("source-failed")
  }
}

/** One that came with the screen, else one of the app's. */
function sourceOf(name: string, { host, module }: SourceReader): Source | undefined {
  const part = ownValue(module.parts?.sources ?? {}, name)
  return part && host.connectSource ? host.connectSource(part) : ownValue(host.registry.sources, name)
}

const ownValue = <Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined
