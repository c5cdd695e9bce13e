import { evaluate, resolveValue } from "../../expressions/evaluate"
import type { CompiledData } from "../../model/compiled"
import type { Host } from "../../model/host"
import type { Scope } from "../../model/scope"

/** What a source is read with: the part of a screen that it needs. */
interface SourceReader {
  readonly file: string
  readonly host: Pick<Host, "registry" | "report">
  readonly scope: Scope
  createRequest(node: unknown, resolve: (node: unknown) => unknown): Readonly<Record<string, unknown>>
}

/** What a source gives now; observed by whoever reads it. A source that throws is reported and gives nothing. */
export function readSource(name: string, data: CompiledData | undefined, screen: SourceReader): unknown {
  const { scope, host } = screen
  const { sources } = host.registry
  const source = data?.source !== undefined && Object.hasOwn(sources, data.source) ? sources[data.source] : undefined
  const report = (code: string) => host.report({ code, at: `${screen.file}: ${name}` })
  if (!data || !source) return report("unknown-source")
  if (data.when && evaluate(data.when, scope) !== true) return undefined
  try {
    return source(screen.createRequest(data.input, (node) => resolveValue(node, scope)))
  } catch {
    return report("source-failed")
  }
}
