/** A line of a plan: the text, and the amount at its end. */
export type Row = readonly [what: string, amount: string]

/** A contract for drawing: headings with lines and rows of amounts, and one line per signature. */
export type AgreementDocument = {
  language: string
  title: string
  issued: string
  sections: readonly { title: string; rows?: readonly Row[]; lines: readonly string[] }[]
  signatures: { title: string; label: string; hands: readonly { side: string; name: string }[] }
  pageLabel: string
}
