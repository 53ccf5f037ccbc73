import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Row } from './row.ts'
import { titlesIn } from './titles.ts'

export type Judged = { row: Row; state: 'held' | 'later' | 'missing'; faults: string[] }

/** Judges whether each row is covered by existing tests, comes later, or is uncovered. */
export function judge(root: string, rows: readonly Row[]): Judged[] {
  const known = new Map<string, string[]>()
  function titles(file: string): string[] {
    const read = known.get(file) ?? (existsSync(join(root, file)) ? titlesIn(root, file) : [])
    known.set(file, read)
    return read
  }
  return rows.map((row) => {
    const faults = row.tests.flatMap(({ file, name }) => {
      const found = titles(file).filter((title) => title === name).length
      return found === 1 ? [] : [`${found} tests in ${file} are called: ${name}`]
    })
    if (row.later) return { row, state: 'later', faults }
    return { row, state: row.tests.length > 0 && faults.length === 0 ? 'held' : 'missing', faults }
  })
}
