/** Publishes in a database on disk, and is killed in the middle. Parameters: folder, number of the statement. */
import { openDatabase } from "../../src/sandbox"
import { approveSmall, createBreaking, openSmallReleases, publishSmall } from "./smallReleases"

const [dataDir = "", statement = ""] = process.argv.slice(2)
const { db } = await openDatabase({ dataDir })
const { plugin, breakAt } = createBreaking(() => process.kill(process.pid, "SIGKILL"))
const releases = await openSmallReleases(db.withPlugin(plugin))
const proposal = await approveSmall(releases, `がおー ${statement}`)
breakAt(Number(statement))
await publishSmall(releases, proposal)
