import { afterEach } from "vitest"
import { type TemporaryDocuments, writeDocuments, zooFiles } from "./zoo"

/** For a file of tests: opens documents on disk, those of the zoo unless others are given; they are gone after each test. */
export function openedZoos() {
  const opened: TemporaryDocuments[] = []
  afterEach(() => {
    for (const zoo of opened.splice(0)) zoo.removeAll()
  })
  return (files: Readonly<Record<string, unknown>> = zooFiles): TemporaryDocuments => {
    const zoo = writeDocuments(files)
    opened.push(zoo)
    return zoo
  }
}
