import { createRoot } from "../preact"
import "virtual:kamishibai/theme.css"
import "../styles"
import "./phone.css"
import "./device/keyboard.css"
import "./panels/panels.css"
import "./card/reader.css"
import { PhonePage } from "./PhonePage"

const place = document.querySelector("#phone")
if (place) createRoot(place).render(<PhonePage />)
