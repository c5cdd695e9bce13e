// @vitest-environment node
import { onEveryDatabase } from "../../support/onEveryDatabase"
import { ekycSuite } from "./ekycSuite"

onEveryDatabase(ekycSuite)
