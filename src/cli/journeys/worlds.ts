import { starts } from "../../domain/starts"
import { loadAreas } from "../../sandbox"

/** A prepared customer of the sandbox, as testers choose them by name. */
export interface World {
  readonly title: string
  /** It begins on a day of its own. */
  readonly hasOwnDay: boolean
}

/** The world in which a case begins: for its return point, else for whoever comes for the first time. */
export type WorldAt = (point: string | undefined) => World | undefined

/** Worlds for the cases of a flow that begins at this address. */
export async function findWorlds(schemasRoot: string, route: string | undefined): Promise<WorldAt> {
  const { areas } = await loadAreas()
  const fixtures = areas.flatMap((createArea) => createArea({ schemasRoot }).fixtures ?? [])
  const first = starts.find(({ path }) => path === route)?.fixture
  return (point) => {
    const isFirst = point === undefined || !fixtures.some((fixture) => fixture.point === point)
    const found = fixtures.find((fixture) => (isFirst ? fixture.name === first : fixture.point === point))
    return found && { title: found.title, hasOwnDay: found.startsAt !== undefined }
  }
}
