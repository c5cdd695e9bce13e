import { sandbox } from "../sandbox"
import { usePolled } from "../usePolled"

const polledMs = 2_000

const shortTime = (at: string): string =>
  new Date(at).toLocaleTimeString("ja-JP", { hour: "numeric", minute: "2-digit", timeZone: "Asia/Tokyo" })

/** The bar of the device. Its time is the sandbox's, which decides what is open and what is due. */
export function StatusBar() {
  const clock = usePolled(sandbox.clock, polledMs)
  return (
    <div className="p-status" aria-hidden="true">
      <span className="p-status__time">{clock && shortTime(clock.now)}</span>
      <span className="p-status__camera" />
      <span className="p-status__signs">
        <svg viewBox="0 0 18 12" width="18" height="12">
          <path d="M1 9h2v3H1zM6 6h2v6H6zM11 3h2v9h-2zM16 0h2v12h-2z" fill="currentColor" />
        </svg>
        <svg viewBox="0 0 26 12" width="26" height="12">
          <rect x="0.5" y="0.5" width="22" height="11" rx="3" fill="none" stroke="currentColor" opacity="0.5" />
          <rect x="2" y="2" width="16" height="8" rx="1.5" fill="currentColor" />
          <path d="M24 4v4c1-.3 1.5-1 1.500-2S25 4.3 24 4z" fill="currentColor" opacity="0.5" />
        </svg>
      </span>
    </div>
  )
}
