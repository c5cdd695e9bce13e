export { nameOf, outcomeTable, placesOf, type Cell } from "./outcomes/table"
