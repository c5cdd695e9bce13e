import { changedSettings } from "../settings"
import type { Phone } from "../usePhone"
import type { Recorder } from "./Recorder"
import type { Step } from "./steps"

/**
 * The phone as its panels use it: what is asked of it there is noted. What its own surfaces ask of it is not, for they are
 * pressed again when it is played.
 */
export function recordPhone(phone: Phone, recorder: Recorder, screen: () => string): Phone {
  const note = (step: Step) => recorder.add({ screen: screen(), step })
  return {
    ...phone,
    open(path) {
      note(["o", path])
      phone.open(path)
    },
    enterFixture(fixture, path) {
      recorder.begin(fixture, path ?? phone.path, changedSettings(phone.settings))
      return phone.enterFixture(fixture, path)
    },
    change(change) {
      note(["d", change])
      phone.change(change)
    },
    signOut() {
      note(["l"])
      phone.signOut()
    },
  }
}
