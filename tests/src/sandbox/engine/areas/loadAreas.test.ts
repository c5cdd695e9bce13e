// @vitest-environment node
import { expect, it } from "vitest"
import { migrationName, readMigrations } from "../../../../../src/sandbox/engine/areas/loadAreas"

it("migrations run in the order of the days in their names", () => {
  const names = readMigrations().map(({ name }) => name)
  expect(names.length).toBeGreaterThan(10)
  expect(names).toEqual(names.toSorted())
})

it.each(["zoo.sql", "2026-11-zoo.sql", "2026-11-27-zoo.sql"])(
  "a migration without day and number is refused: %s",
  (file) => {
    expect(() => migrationName(`areas/zoo/migrations/${file}`)).toThrow(
      `areas/zoo/migrations/${file} is not named as migrations are`,
    )
  },
)
