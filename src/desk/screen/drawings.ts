/** What illustrations show: the desk's first picture does not wait for these words. */
export { illustrations } from "../../sentences"
