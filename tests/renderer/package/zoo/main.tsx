import { createMemoryHost, createRegistry, StandaloneScreen } from "@kamishibai/renderer"
import { createRoot } from "react-dom/client"
import { app, screens } from "virtual:kamishibai/app"

const host = createMemoryHost({ app, registry: createRegistry() })
const root = document.getElementById("root")
const module = await screens["animals"]?.()
if (root && module) createRoot(root).render(<StandaloneScreen module={module} host={host} />)
