import { useEffect, useState } from "react"
import { sandbox, type ScreeningEvent } from "../sandbox"
import { PanelGroup } from "./PanelGroup"

/** The back office, a parent and the tax office: what they do about the application of this space. */
export function Screening() {
  const [events, setEvents] = useState<readonly ScreeningEvent[]>([])
  const [note, setNote] = useState("")
  useEffect(() => {
    sandbox.screeningEvents().then(setEvents, () => setEvents([]))
  }, [])
  const change = ({ event, label }: ScreeningEvent) =>
    sandbox.changeScreening(event).then(
      () => setNote(`${label}：しました`),
      () => setNote(`${label}：いまのお申込みの状況ではできません`),
    )
  return (
    <PanelGroup title="口座開設の審査">
      <div className="p-choices">
        {events.map((event) => (
          <button key={event.event} type="button" className="p-button" onClick={() => void change(event)}>
            {event.label}
          </button>
        ))}
      </div>
      <p className="p-hint" aria-live="polite">
        {note || "申込みのあとに起こることを、ここから起こせます。"}
      </p>
    </PanelGroup>
  )
}
