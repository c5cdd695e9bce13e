export { nameOf, loadTable, outcomeTable, placesOf, type Cell } from "./outcomes/table"
