/** The door of this area: what applications and other areas know of a customer's account. */
export { addApplication } from "./addApplication"
export { type NisaState, readNisa } from "./readNisa"
