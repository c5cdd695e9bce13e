import { createRoot } from "react-dom/client"
import { japanese } from "../keystroke/fields"
import { drawHandwritten } from "../keystroke/handwritten"

const root = document.getElementById("root")
const count = Number(new URLSearchParams(location.search).get("count"))
if (root) createRoot(root).render(drawHandwritten(count, japanese).node)
