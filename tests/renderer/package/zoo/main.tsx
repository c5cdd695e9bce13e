import { Screen, ScreenBoundary, useScreenState, type Host, type ScreenModule } from "@kamishibai/renderer"
import { observer } from "mobx-react-lite"
import { useEffect, useState } from "react"
import { createRoot } from "react-dom/client"
import { app, screens } from "virtual:kamishibai/app"
import "virtual:kamishibai/theme.css"
import { createHost, screenAt } from "./host"

// What a screen's state says changes with its data: whatever reads it is an observer.
const Page = observer(function Page({ module, host }: { readonly module: ScreenModule; readonly host: Host }) {
  const state = useScreenState({ module, host, query: Object.fromEntries(new URLSearchParams(window.location.search)) })
  return <Screen state={state} header={<header>{state.title}</header>} />
})

function App() {
  const [place, setPlace] = useState(window.location.pathname)
  const [module, setModule] = useState<ScreenModule>()
  const [host] = useState(() =>
    createHost(app, (address) => {
      window.history.pushState(null, "", address)
      setPlace(address)
    }),
  )
  const id = screenAt(app, place)
  useEffect(() => {
    const load = () => void screens[id]?.().then(setModule)
    load()
    // In development: a saved document takes the place of the one on screen, with what was typed.
    import.meta.hot?.on("kamishibai:change", load)
    return () => import.meta.hot?.off("kamishibai:change", load)
  }, [id])
  if (module?.screen.id !== id) return null
  return (
    <ScreenBoundary host={host} module={module}>
      <Page key={id} module={module} host={host} />
    </ScreenBoundary>
  )
}

const root = document.getElementById("root")
if (root) createRoot(root).render(<App />)
