import { handleOpen, ok } from "../../engine"

/** The same content for the app and the mini app; the maintenance window is the one the account opening service keeps to. */
export const handle = handleOpen("config/global-config", async (_input, { tenant }) =>
  ok({
    content: {
      goalSetting: {
        helpContents: [{ title: "目標設定とは", body: "目的と金額、時期を決めて、資産の達成度を確認できます。" }],
      },
      accountOpen: {
        oldFlowUrl: "https://www.example.jp/open",
        minorAccepted: tenant.settings.acceptsMinors !== false,
      },
      dividend: {
        externalLinks: { more: "https://www.example.jp/dividend" },
        items: [{ title: "配当金・分配金とは", body: "株式や投資信託を保有していると受け取れるお金です。" }],
      },
    },
    feature_maintenances: { account_opening: tenant.settings.maintenance },
  }),
)
