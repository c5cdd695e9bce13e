import type { Registry } from "../../renderer"
import { type DryRunOptions, effectsOf } from "../../renderer/testgen"
import { createSampleStores } from "../app/statePages/sampleStores"
import * as conversions from "../conversions"
import { definitions } from "../definitions"
import { formats } from "../formats"
import { findRegistered } from "../registered"
import type { LoadedModules } from "./modules"
import { importModules } from "./sourceModules"

const registered = findRegistered("sources")
const modules = await importModules(registered.map(({ file }) => file))
const createSources = registered.map(({ name, symbol }, nth) => [name, modules[nth]?.[symbol]] as const)

/** Everything that screens need to run without being rendered: what the product registers, and nothing around it. */
export function createDryRunHarness({ app, screens }: LoadedModules): DryRunOptions {
  const stores = createSampleStores({ app })
  const sources = Object.fromEntries(
    createSources.flatMap(([name, create]) => (create ? [[name, create(stores)]] : [])),
  )
  const parts: Partial<Registry> = { formats, conversions, sources }
  return { app, modules: screens, registered: parts, actions: effectsOf(definitions) }
}
