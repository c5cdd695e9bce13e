import type { Mark } from "../../../renderer"
import heart from "lucide-react/icons/heart"
import { IconButton } from "../icon-button/IconButton"

/** Keeps something or lets it go. */
export const HeartButton = (mark: Mark) => <IconButton icon="heart" drawing={heart} {...mark} />
