/** Reads and withdrawals a second of the sandbox with ten customers at once, on each database that the machine has. */
import { findPostgres, createPostgres } from "../src/sandbox/support/postgresServer"
import { openTestbed, type Testbed, visit, type Visitor, withdraw } from "../src/sandbox/support/testbed"

const customers = 10
const rounds = 12

/** How often it can be done a second, by the clock and, of this process, by processor time. */
async function speedOf(visitors: readonly Visitor[], act: (visitor: Visitor) => Promise<unknown>) {
  const began = performance.now()
  const before = process.cpuUsage()
  for (let round = 0; round < rounds; round += 1) await Promise.all(visitors.map(act))
  const { user, system } = process.cpuUsage(before)
  const count = rounds * visitors.length
  return { clock: (count / (performance.now() - began)) * 1e3, processor: (count / (user + system)) * 1e6 }
}

async function read(visitor: Visitor): Promise<void> {
  const { STATUS } = await visitor.legacy("withdrawal", { WITHDRAW_TYPE: 1 })
  if (STATUS !== 0) throw new Error(`a read was answered with ${String(STATUS)}`)
}

async function write(visitor: Visitor): Promise<void> {
  const { STATUS } = await withdraw(visitor, 1_000)
  if (STATUS !== 0) throw new Error(`a withdrawal was answered with ${String(STATUS)}`)
}

async function measure(database: string, bed: Testbed) {
  const visitors = await Promise.all(Array.from({ length: customers }, () => visit(bed.app, "active-investor")))
  await Promise.all(visitors.map(read))
  await Promise.all(visitors.map(write))
  const [reads, writes] = [await speedOf(visitors, read), await speedOf(visitors, write)]
  await bed.close()
  return {
    database,
    "reads a second": reads.clock.toFixed(0),
    "reads a second of this process": reads.processor.toFixed(0),
    "withdrawals a second": writes.clock.toFixed(0),
    "withdrawals a second of this process": writes.processor.toFixed(0),
  }
}

const rows = [await measure("PGlite", await openTestbed())]
const bin = findPostgres()
if (bin !== undefined) rows.push(await measure("PostgreSQL", await openTestbed({ url: await createPostgres(bin) })))
console.log(`The sandbox with ${customers} customers at once; a withdrawal is confirmed and completed:`)
console.table(rows)
process.exit()
