/** Documents of the zoo that the examples change. */
export const animals = "visit/animals.screen.json"
export const ticket = "visit/ticket.screen.json"
export const done = "visit/done.screen.json"
export const form = "visit/ticket.form.json"
export const sheet = "visit/ask.sheet.json"
export const flow = "visit/visit.flow.json"
export const listCall = "calls/zoo/animals.call.json"
export const buyCall = "calls/zoo/buy.call.json"
