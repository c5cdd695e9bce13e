import type { Command } from "commander"
import type { Terminal } from "../failure"
import { rootOption } from "../rootOption"
import { localise } from "../usage"

/** `new ...`: documents to begin with. */
export function addNewCommands(program: Command, terminal: Terminal, settle: (code: number) => void): void {
  const group = localise(program.command("new")).description("新しいJSONを作ります")
  const command = (name: string, description: string) =>
    localise(group.command(name)).description(description).addOption(rootOption())
  command("screen <ID>", "画面の下書きを作ります")
    .option("--area <DIR>", "画面を置くフォルダ")
    .option("--after <SCREEN>", "フローのこの画面の次に入れます")
    .action(async (id, options) => {
      const { newScreen } = await import("./newScreen")
      settle(newScreen(id, options, terminal))
    })
  command("form <DIR/ID>", "質問が1つのフォームの下書きを作ります")
    .option("--screen <ID>", "この画面に、フォームと、それを送るボタンを入れます")
    .action(async (place, options) => {
      const { newForm } = await import("./newForm")
      settle(newForm(place, options, terminal))
    })
  command("call <CLIENT/ID>", "サンプルのとおりに答える通信の下書きを作ります")
    .option("--write", "何かを変える通信にします（省略すると、読むだけ）")
    .action(async (id, options) => {
      const { newCall } = await import("./newCall")
      settle(newCall(id, options, terminal))
    })
}
