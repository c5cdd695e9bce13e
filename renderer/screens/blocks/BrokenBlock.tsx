import { useEffect } from "react"
import { useScreen } from "../ScreenContext"

interface BrokenBlockProps {
  readonly code: string
  readonly at: string | undefined
  readonly detail?: string
}

/** Stands quietly where a block cannot be drawn, and reports it. */
export function BrokenBlock({ code, at, detail }: BrokenBlockProps) {
  const { host, file } = useScreen().screen
  useEffect(() => {
    host.report({ code, at: at ?? file, ...(detail === undefined ? {} : { detail }) })
  }, [host, code, at, file, detail])
  return (
    <p className="k-broken" data-broken={code}>
      {host.app.interface["broken-block"]}
    </p>
  )
}
