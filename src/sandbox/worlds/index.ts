import { applicantWorlds } from "./applicantWorlds"
import { investorWorlds } from "./investorWorlds"
import type { World } from "./world"

export const worlds: readonly World[] = [...investorWorlds, ...applicantWorlds]

export const defaultWorld = "active-investor"

export function findWorld(name: string): World | undefined {
  return worlds.find((world) => world.name === name)
}
