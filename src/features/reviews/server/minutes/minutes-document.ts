/** Minutes for drawing: headings with their lines, and a line for each signature. */
export type MinutesDocument = {
  language: string
  title: string
  /** Lines of one list are read together: the end of a page does not part them. */
  sections: readonly { title: string; lines: readonly (string | readonly string[])[] }[]
  signatures: { title: string; label: string; count: number }
  pageLabel: string
}
