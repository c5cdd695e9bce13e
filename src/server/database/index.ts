/** The door of what every database of ours needs. */
export { migrate, type Migration } from "./migrate"
