/** A line of a plan: what, and how much at the end of it. */
export type Row = readonly [what: string, amount: string]

/** A contract as it is drawn: headings with their lines and rows of amounts, and one line for each hand. */
export type AgreementDocument = {
  language: string
  title: string
  issued: string
  sections: readonly { title: string; rows?: readonly Row[]; lines: readonly string[] }[]
  signatures: { title: string; label: string; hands: readonly { side: string; name: string }[] }
  pageLabel: string
}
