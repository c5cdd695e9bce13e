export { nameOf, outcomeTable, placesOf, type Cell, type Place } from "./outcomes/table"
