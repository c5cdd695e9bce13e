// @vitest-environment node
import { onEveryDatabase } from "../../support/onEveryDatabase"
import { wholeApplicationSuite } from "./wholeApplicationSuite"

onEveryDatabase(wholeApplicationSuite)
