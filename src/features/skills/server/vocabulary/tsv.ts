/** A row of our own tables with its line number. */
export type TsvRow<C extends string> = { line: number } & Record<C, string>

/** An invalid table of ours, with every reason. */
export class TableError extends Error {}

/** Reads a tab-separated table with exactly these columns. */
export function readTsv<const C extends string>(text: string, columns: readonly C[]): TsvRow<C>[] {
  const [head = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  if (head !== columns.join('\t')) throw new TableError(`The first line must be: ${columns.join('⇥')}`)
  const rows: TsvRow<C>[] = []
  const wrong: string[] = []
  lines.forEach((row, n) => {
    if (row === '') return
    const fields = row.split('\t')
    if (fields.length !== columns.length)
      wrong.push(`line ${n + 2} has ${fields.length} columns instead of ${columns.length}`)
    const entries = columns.map((column, place) => [column, (fields[place] ?? '').trim()])
    rows.push({ line: n + 2, ...(Object.fromEntries(entries) as Record<C, string>) })
  })
  if (wrong.length > 0) throw new TableError(wrong.join('\n'))
  return rows
}

/** Splits a field at its semicolons. */
export function listOf(field: string): string[] {
  return field
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
