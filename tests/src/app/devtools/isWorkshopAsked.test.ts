import { expect, it } from "vitest"
import { isWorkshopAsked } from "../../../../src/app/devtools/isWorkshopAsked"
import { createFakeStorage } from "../../../support/fakeStorage"

const at = (search: string, sessionStorage: Storage) => ({ location: { search } as Location, sessionStorage })

it("a tab that was asked to follow the workshop goes on doing so, another does not", () => {
  const storage = createFakeStorage()
  expect(isWorkshopAsked(at("", storage))).toBe(false)
  expect(isWorkshopAsked(at("?documents=other", storage))).toBe(false)
  expect(isWorkshopAsked(at("?theme=dark&documents=workshop", storage))).toBe(true)
  expect(isWorkshopAsked(at("", storage))).toBe(true)
  expect(isWorkshopAsked(at("", createFakeStorage()))).toBe(false)
})

it("a page whose storage throws follows what its own address says", () => {
  const page = (search: string) => ({
    location: { search } as Location,
    get sessionStorage(): Storage {
      throw new DOMException("denied", "SecurityError")
    },
  })
  expect(isWorkshopAsked(page(""))).toBe(false)
  expect(isWorkshopAsked(page("?documents=workshop"))).toBe(true)
})
