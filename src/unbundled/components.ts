import type { Registry } from "../../renderer"
import { implementationOf } from "../implementation"

type Module = Readonly<Record<string, unknown>>

/** What the folders draw with, by the names of the folders. */
function named(modules: Readonly<Record<string, Module>>): Readonly<Record<string, unknown>> {
  const names = new Set(Object.keys(modules).map((file) => file.split("/").at(-2) ?? ""))
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const found = implementationOf(name)
      const [, module] = Object.entries(modules).find(([file]) => file.endsWith(`/${found.file}`)) ?? []
      return module === undefined ? [] : [[name, module[found.name]]]
    }),
  )
}

const componentModules = import.meta.glob<Module>("../components/*/*.tsx", { eager: true })
const controlModules = import.meta.glob<Module>("../controls/*/*.tsx", { eager: true })

/** Every component and every control, by the names that documents use. */
export const components = named(componentModules) as Registry["widgets"]
export const controls = named(controlModules) as Registry["controls"]
