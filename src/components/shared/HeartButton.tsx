import type { Mark } from "../../../renderer"
import { drawing as heart } from "../../icons/drawings/heart"
import { IconButton } from "../icon-button/IconButton"

/** Keeps something or lets it go. */
export const HeartButton = (mark: Mark) => <IconButton icon="heart" drawing={heart} {...mark} />
