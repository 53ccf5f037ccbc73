/** Minutes for drawing: headings with their lines, and a line for each signature. */
export type MinutesDocument = {
  language: string
  title: string
  sections: readonly { title: string; lines: readonly string[] }[]
  signatures: { title: string; label: string; count: number }
  pageLabel: string
}
