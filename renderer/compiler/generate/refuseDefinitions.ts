import { coreDefinitions } from "../../model/coreDefinitions"
import { RendererError } from "../../model/errors"
import type { Definitions } from "../compile/context"

/**
 * Declarations that cannot be meant: whatever documents say, it would be judged by the wrong ones.
 * @throws RendererError
 */
export function refuseDefinitions(definitions: Definitions): void {
  const declared = new Set<string>()
  for (const { kind, name } of definitions) {
    const id = `${kind} "${name}"`
    if (declared.has(id))
      throw new RendererError(
        "duplicate-name",
        `The ${id} is declared twice: take one away or give it another name`,
        name,
      )
    declared.add(id)
  }
  const missing = coreDefinitions.find(({ kind, name }) => !declared.has(`${kind} "${name}"`))
  if (missing)
    throw new RendererError(
      "missing-definition",
      `The ${missing.kind} "${missing.name}" of the engine is not declared: put ...coreDefinitions before your own definitions`,
      missing.name,
    )
}
