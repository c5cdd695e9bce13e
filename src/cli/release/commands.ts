import { type Command, Option } from "commander"
import type { Terminal } from "../failure"
import { rootOption } from "../rootOption"
import { localise } from "../usage"
import { connect } from "./server"

const serverOption = () =>
  new Option("--server <URL>", "動いているサーバー").default(`http://127.0.0.1:${process.env["PORT"] || "4173"}`)

/** `release ...`: changes reach customers of a running server without a build. */
export function addReleaseCommands(program: Command, terminal: Terminal, settle: (code: number) => void): void {
  const group = localise(program.command("release")).description("組み立て直さずに、変えたJSONを公開します")
  const command = (name: string, description: string) =>
    localise(group.command(name)).description(description).addOption(serverOption())
  const order = (name: string, description: string) =>
    command(name, description)
      .requiredOption("--reason <TEXT>", "理由（記録に残ります）")
      .option("--channel <NAME>", "公開先", "live")
      .option("--now", "利用中のお客さまにも出します", false)

  command("list", "リリースと公開の指示を並べます")
    .option("--json", "結果をJSONで出します")
    .action(async (options) => {
      const { listReleases } = await import("./list")
      settle(await listReleases(options, terminal, connect(options.server)))
    })
  command("create [FILES...]", "変えたJSONからリリースを作ります（省略すると変えたものすべて）")
    .addOption(rootOption())
    .requiredOption("--note <TEXT>", "何を変えたか")
    .action(async (files, options) => {
      const { createRelease } = await import("./create")
      settle(await createRelease(files, options, terminal, connect(options.server)))
    })
  order("publish <ID>", "リリースを公開します")
    .option("--percent <N>", "新しい訪問のうち何%に出すか", "100")
    .action(async (id, options) => {
      const { publishRelease } = await import("./publish")
      settle(await publishRelease(id, options, terminal, connect(options.server)))
    })
  order("rollback", "前に公開していたものに戻します").action(async (options) => {
    const { rollBack } = await import("./publish")
    settle(await rollBack(options, terminal, connect(options.server)))
  })
  command("verify", "リリースと記録が書かれたときのままかを調べます").action(async (options) => {
    const { verifyReleases } = await import("./verify")
    settle(await verifyReleases(terminal, connect(options.server)))
  })
}
