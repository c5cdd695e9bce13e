/** Reading compiled documents as trees. */
import type { CompiledOptions, CompiledValue, TaggedNode } from "./compiledNodes"

type Tag = TaggedNode extends infer Node ? (Node extends TaggedNode ? keyof Node : never) : never
type NodeOf<Name extends Tag> = Extract<TaggedNode, { readonly [Key in Name]: object }>

/** Whether a compiled value is the node with this tag. */
export const isTagged = <Name extends Tag>(value: CompiledValue | undefined, tag: Name): value is NodeOf<Name> =>
  typeof value === "object" && value !== null && Object.hasOwn(value, tag)

/** A record inside of options, or options as a whole. */
export const isOptions = (value: CompiledValue | undefined): value is CompiledOptions =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** Parts that have parts themselves, with the name or index under which they stand. */
export const partsOf = (tree: object): readonly (readonly [name: string, part: object])[] =>
  Object.entries(tree).filter(([, part]) => typeof part === "object" && part !== null)
