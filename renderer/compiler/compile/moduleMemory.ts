import { type CompiledModule, createModule } from "./moduleCode"

/** The very module of before for the same values: to write it and to hash it takes far longer than to compare them. */
export function createModuleMemory() {
  let known: { readonly made: Parameters<typeof createModule>; readonly module: CompiledModule } | undefined
  return (...made: Parameters<typeof createModule>): CompiledModule => {
    if (known === undefined || !isSame(known.made, made)) known = { made, module: createModule(...made) }
    return known.module
  }
}

/** Alike in everything that code shows, the order of properties included; what is the very same is not looked into. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false
  const [names, others] = [Object.keys(one), Object.keys(other)]
  return (
    names.length === others.length &&
    Array.isArray(one) === Array.isArray(other) &&
    names.every((name, at) => others[at] === name && isSame(Reflect.get(one, name), Reflect.get(other, name)))
  )
}
