import type { Command } from "commander"
import type { Terminal } from "../failure"
import { connect } from "../release/server"
import { serverOption } from "../release/commands"
import { localise } from "../usage"

/** `people ...`: who may edit, confirm and publish. */
export function addPeopleCommands(program: Command, terminal: Terminal, settle: (code: number) => void): void {
  const group = localise(program.command("people")).description("デスクを使う人を登録します")
  const command = (name: string, description: string) =>
    localise(group.command(name))
      .description(description)
      .addOption(serverOption())
      .option("--json", "結果をJSONで出します")
  command("list", "登録されている人を並べます")
    .requiredOption("--as <LOGIN>", "だれが行うか")
    .action(async (options) => {
      const { listPeople } = await import("./people")
      settle(await listPeople(options, terminal, connect(options.server)))
    })
  command("add <LOGIN>", "人を登録し、最初のパスワードを出します（1人目は --as なしで登録できます）")
    .requiredOption("--name <NAME>", "名前")
    .requiredOption("--roles <LIST>", "役割（閲覧,編集,確認,公開,対応,監査,管理）")
    .option("--as <LOGIN>", "だれが行うか")
    .action(async (login, options) => {
      const { addPerson } = await import("./people")
      settle(await addPerson(login, options, terminal, connect(options.server)))
    })
  command(
    "password",
    "自分のパスワードを変えます（今のものを DESK_PASSWORD、新しいものを DESK_NEW_PASSWORD に入れて実行）",
  )
    .requiredOption("--as <LOGIN>", "だれが行うか")
    .action(async (options) => {
      const { changePassword } = await import("./people")
      settle(await changePassword(options, terminal, connect(options.server)))
    })
  command("disable <LOGIN>", "使えなくします（記録は残ります）")
    .requiredOption("--as <LOGIN>", "だれが行うか")
    .action(async (login, options) => {
      const { disablePerson } = await import("./people")
      settle(await disablePerson(login, options, terminal, connect(options.server)))
    })
}
