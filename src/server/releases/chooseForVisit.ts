import type { StoredBuild } from "./builds"
import { chooseRelease, type Pointer } from "./pointers"
import type { Pin } from "./pin"
import { UnfitReleaseError } from "./servable"

/** What a page loads: nothing besides the build where `build` is absent. */
export interface Chosen {
  readonly pin: Pin
  readonly build?: StoredBuild
}

export interface Choosing {
  /** Id of the release that the app was built of. */
  readonly own: string
  readonly pointers: readonly Pointer[]
  readonly now: Date
  servable(id: string): Promise<StoredBuild | undefined>
}

/** A visit lasts a day at most. */
export const visitMs = 24 * 60 * 60 * 1000

/** A visit keeps what it began with, for a day at most; a new one gets what its channel points at. */
export async function chooseForVisit(pin: Pin, choosing: Choosing): Promise<Chosen> {
  const kept = isRunning(pin, choosing) ? await serve(pin, choosing).catch(dropUnfit) : undefined
  return kept ?? chooseAnew(pin.bucket, choosing)
}

/** Another build of the app stands here by now, and cannot show what the visit began with. */
function dropUnfit(error: unknown): undefined {
  if (!(error instanceof UnfitReleaseError)) throw error
}

function isRunning({ release, bucket, issued }: Pin, { own, pointers, now }: Choosing): boolean {
  // What another channel gave is not kept on this one.
  const isGiven = release === own || pointers.some((pointer) => pointer.release === release)
  const taken = pointers.some(
    // One that began in the same millisecond may have begun before.
    ({ takeover, starts_at, percent }) => takeover === "now" && starts_at.getTime() >= issued && bucket < percent,
  )
  // A visit of tomorrow has another clock.
  return isGiven && !taken && Math.abs(now.getTime() - issued) < visitMs
}

/** The newest pointer counts whose release can be served; where there is none, the build. */
async function chooseAnew(bucket: number, choosing: Choosing): Promise<Chosen> {
  const { own, pointers, now } = choosing
  const issued = now.getTime()
  let left = pointers
  for (let id = chooseRelease(left, bucket); id !== undefined; id = chooseRelease(left, bucket)) {
    const chosen = await serve({ release: id, bucket, issued }, choosing)
    if (chosen) return chosen
    const damaged = id
    left = left.filter(({ release }) => release !== damaged)
  }
  return { pin: { release: own, bucket, issued } }
}

async function serve(pin: Pin, { own, servable }: Choosing): Promise<Chosen | undefined> {
  if (pin.release === own) return { pin }
  const build = await servable(pin.release)
  return build && { pin, build }
}
