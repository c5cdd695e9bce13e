import { hasPixels, writeBaseline, writePixels, type Places } from "./baselines"
import type { Finding } from "./report"
import { nameOf } from "./states"

/**
 * Takes over what was drawn: all of it where that is asked for, else the pixels that this machine does not have yet. The
 * texts vouch for those: a sample that is not as it was committed, in either theme, would be compared with its own mistake.
 */
export function keepBaselines(places: Places, findings: readonly Finding[], isUpdate: boolean): void {
  const doubtful = new Set(findings.filter((finding) => !isAsCommitted(finding)).map(nameOfFinding))
  for (const finding of findings) {
    const { picture } = finding
    if (isUpdate) writeBaseline(places, picture)
    else if (!doubtful.has(nameOfFinding(finding)) && !hasPixels(places, picture.state)) writePixels(places, picture)
  }
}

const isAsCommitted = ({ picture, differences }: Finding) => differences.length + picture.complaints.length === 0

const nameOfFinding = ({ picture }: Finding) => nameOf(picture.state)
