import { sectionNames } from "./sections"
import { saveSection } from "./saveSection"

/** One call for every section of the draft. */
export const handle = sectionNames.map(saveSection)
