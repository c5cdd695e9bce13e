export type { CreateSource } from "./services"
