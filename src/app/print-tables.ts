/** The result of a measurement: a row for each method, a column for each figure. */
export type Measured = {
  title: string
  rows: readonly { method: string; values: Readonly<Record<string, number>> }[]
}

/** Prints Markdown tables. */
export function printTables(tables: readonly Measured[]): void {
  for (const { title, rows } of tables) {
    const columns = Object.keys(rows[0]?.values ?? {})
    console.log(`\n**${title}**\n`)
    console.log(`| method | ${columns.join(' | ')} |`)
    console.log(`|---|${columns.map(() => '---:').join('|')}|`)
    for (const { method, values } of rows)
      console.log(`| ${method} | ${columns.map((column) => (values[column] ?? 0).toFixed(3)).join(' | ')} |`)
  }
}
