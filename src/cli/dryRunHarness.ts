import { pathToFileURL } from "node:url"
import type { Registry } from "../../renderer"
import { type DryRunOptions, effectsOf } from "../../renderer/testgen"
import { createSampleStores } from "../app/statePages/sampleStores"
import * as conversions from "../conversions"
import { definitions } from "../definitions"
import { formats } from "../formats"
import { findRegistered } from "../registered"
import type { CreateSource } from "../sources"
import type { LoadedModules } from "./modules"

const createSources = await Promise.all(
  findRegistered("sources").map(async ({ name, file, symbol }) => {
    const module: Readonly<Record<string, CreateSource>> = await import(pathToFileURL(file).href)
    return [name, module[symbol]] as const
  }),
)

/** Everything that screens need to run without being rendered: what the product registers, and nothing around it. */
export function createDryRunHarness({ app, screens }: LoadedModules): DryRunOptions {
  const stores = createSampleStores({ app })
  const sources = Object.fromEntries(
    createSources.flatMap(([name, create]) => (create ? [[name, create(stores)]] : [])),
  )
  const registered: Partial<Registry> = { formats, conversions, sources }
  return { app, modules: screens, registered, actions: effectsOf(definitions) }
}
