import { createRoot } from "../preact"
import "virtual:kamishibai/theme.css"
import "../styles"
import "./desk.css"
import "./screen/screen.css"
import "./parts/parts.css"
import "./conditions/conditions.css"
import "./conditions/why.css"
import "./faults/faults.css"
import "./reported/reported.css"
import "./flow/flow.css"
import "./source/source.css"
import { Desk } from "./Desk"
import { createDeskApi } from "./deskApi"
import { DeskStore } from "./DeskStore"
import { untilLoaded } from "./parts/lazily"

const place = document.querySelector<HTMLElement>("#desk")
if (place) {
  const store = new DeskStore(createDeskApi(window))
  createRoot(place).render(<Desk store={store} />)
  const keeping = untilLoaded(() => import("./keepPlace"))
  const keyboard = untilLoaded(() => import("./keyboard/openKeyboard"))
  void store.open().then(async () => {
    ;(await keeping).keepPlace(store, window)
    ;(await keyboard).openKeyboard(store, place)
  })
}
