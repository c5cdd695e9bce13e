import { sayMove } from "../../sentences"

/** Where a state would have led. */
export const Went = ({ to }: { readonly to: string }) => <p>お客さまは、ここから{sayMove(to)}。</p>
