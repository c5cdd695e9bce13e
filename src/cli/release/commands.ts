import { type Command, Option } from "commander"
import type { Terminal } from "../failure"
import { rootOption } from "../rootOption"
import { localise } from "../usage"
import { connect } from "./server"

export const serverOption = () =>
  new Option("--server <URL>", "動いているサーバー").default(`http://127.0.0.1:${process.env["PORT"] || "4173"}`)

const channelOption = () => new Option("--channel <NAME>", "公開先（live は本番、rehearsal はリハーサル）")

/** `release ...`: changes reach customers of a running server without a build, once a second person agrees. */
export function addReleaseCommands(program: Command, terminal: Terminal, settle: (code: number) => void): void {
  const group = localise(program.command("release")).description("組み立て直さずに、変えたJSONを公開します")
  const command = (name: string, description: string) =>
    localise(group.command(name))
      .description(description)
      .addOption(serverOption())
      .option("--json", "結果をJSONで出します")
  const act = (name: string, description: string) =>
    command(name, description).requiredOption("--as <LOGIN>", "だれが行うか")
  const order = (name: string, description: string) =>
    act(name, description).requiredOption("--reason <TEXT>", "理由（記録に残ります）")
  const orderNow = (name: string, description: string) =>
    order(name, description)
      .addOption(channelOption().default("live"))
      .option("--now", "利用中のお客さまにも出します", false)

  command("list", "提案、リリース、公開の指示を並べます").action(async (options) => {
    const { listReleases } = await import("./list")
    settle(await listReleases(options, terminal, connect(options.server)))
  })
  act("propose [FILES...]", "変えたJSONを提案します（省略すると変えたものすべて）")
    .addOption(rootOption())
    .requiredOption("--title <TEXT>", "何を変えたか")
    .option("--reason <TEXT>", "なぜ変えるか", "")
    .option("--with <LOGIN...>", "一緒に作った人（確認はできなくなります）", [])
    .action(async (files, options) => {
      const { propose } = await import("./propose")
      settle(await propose(files, options, terminal, connect(options.server)))
    })
  command("show <ID>", "提案で変わるところを1か所ずつ示します").action(async (id, options) => {
    const { showProposal } = await import("./show")
    settle(await showProposal(id, options, terminal, connect(options.server)))
  })
  command("diff <A> <B>", "2つのリリースの違いを示します").action(async (one, other, options) => {
    const { showDifference } = await import("./show")
    settle(await showDifference([one, other], options, terminal, connect(options.server)))
  })
  act("approve <ID>", "提案を確認しました、と記録します（提案した人はできません）")
    .option("--comment <TEXT>", "ひとこと", "")
    .option("--return", "確認せずに差し戻します", false)
    .action(async (id, options) => {
      const { approve } = await import("./approve")
      settle(await approve(id, options, terminal, connect(options.server)))
    })
  orderNow("publish <ID>", "確認済みの提案を公開します")
    .option("--percent <N>", "新しい訪問のうち何%に出すか", "100")
    .option("--at <TIME>", "公開を始める日時（2026-12-01T00:00、日本時間）")
    .option("--asks-again", "申込み途中のお客さまに改めて答えていただくことになっても公開します", false)
    .action(async (id, options) => {
      const { publishProposal } = await import("./publish")
      settle(await publishProposal(id, options, terminal, connect(options.server)))
    })
  orderNow("rollback", "前に公開していたものに戻します").action(async (options) => {
    const { rollBack } = await import("./publish")
    settle(await rollBack(options, terminal, connect(options.server)))
  })
  order("cancel <ID>", "予定した公開を取りやめます（番号は release list）").action(async (id, options) => {
    const { cancel } = await import("./publish")
    settle(await cancel(id, options, terminal, connect(options.server)))
  })
  order("move <ID>", "予定した公開の日時を変えます（番号は release list）")
    .requiredOption("--at <TIME>", "公開を始める日時（2026-12-01T00:00、日本時間）")
    .action(async (id, options) => {
      const { move } = await import("./publish")
      settle(await move(id, options, terminal, connect(options.server)))
    })
  act("confirm <ID>", "前に戻したことを、ほかの人として確認しました、と記録します（番号は release list）").action(
    async (id, options) => {
      const { confirm } = await import("./publish")
      settle(await confirm(id, options, terminal, connect(options.server)))
    },
  )
  act("address", "お客さまより先に見るためのアドレスを出します（開いた端末で、5日間）")
    .addOption(channelOption().default("rehearsal"))
    .option("--at <TIME>", "その日時に出ているもの（2026-12-01T00:00、日本時間）")
    .action(async (options) => {
      const { showAddress } = await import("./publish")
      settle(await showAddress(options, terminal, connect(options.server)))
    })
  command("pull [ID]", "公開中のもの（または名前で指定したリリース）のJSONをフォルダに書き込みます")
    .addOption(rootOption())
    .addOption(channelOption().default("live"))
    .option("--overwrite", "フォルダで変えたものも書き換えます", false)
    .action(async (id, options) => {
      const { pull } = await import("./pull")
      settle(await pull(id, options, terminal, connect(options.server)))
    })
  command("audit", "だれが何をしたかの記録を出します")
    .option("--day <DATE>", "その日だけ（2026-05-03）")
    .option("--verify", "記録もリリースも書かれたときのままかを調べます", false)
    .action(async (options) => {
      const { showAudit } = await import("./audit")
      const { verifyReleases } = await import("./verify")
      const run = options.verify ? verifyReleases : showAudit
      settle(await run(options, terminal, connect(options.server)))
    })
  command("verify", "リリースと記録が書かれたときのままかを調べます").action(async (options) => {
    const { verifyReleases } = await import("./verify")
    settle(await verifyReleases(options, terminal, connect(options.server)))
  })
}
