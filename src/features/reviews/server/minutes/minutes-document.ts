/** Minutes as they are drawn: headings with their lines, and as many lines for hands as there are signatures. */
export type MinutesDocument = {
  language: string
  title: string
  sections: readonly { title: string; lines: readonly string[] }[]
  signatures: { title: string; label: string; count: number }
  pageLabel: string
}
