import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SIGNS } from '../extract/weigh-match.ts'
import { readTsv, TableError } from '../vocabulary/tsv.ts'
import { type Judged, type Ranker, refit } from './ranker.ts'

const FOLDER = join(import.meta.dirname, '../../data')
const BEFORE = 'ranker-before.tsv'
const MATERIAL = 'ranker-material.tsv'
export const materialPath = join(FOLDER, MATERIAL)

/**
 * Strength of the earlier weights against the stored material. Cross-validation chose it for our languages; for English it
 * hardly matters, so weights from far more sentences than ours hold strongly: see the evaluation.
 */
const HOLD = { english: 100, ours: 10 } as const

export type Material = { english: Judged[]; ours: Judged[] }

/** Refits the ranker on the stored material of the data folder: figures only, no sentences. */
export function learnRanker(folder = FOLDER): Ranker {
  const before = readBefore(folder)
  const { english, ours } = readMaterial(folder)
  return { english: refit(english, before.english, HOLD.english), ours: refit(ours, before.ours, HOLD.ours) }
}

/** Reads the weights that regularise a refit: learned from more sentences than are stored. */
function readBefore(folder = FOLDER): Ranker {
  return inFile(BEFORE, () => {
    const rows = readTsv(readFileSync(join(folder, BEFORE), 'utf8'), ['sign', 'english', 'ours'])
    const wrong = rows.flatMap(({ line, english, ours }) =>
      isNumber(english) && isNumber(ours) ? [] : [`line ${line} has a weight that is no number`],
    )
    const signs = rows.map(({ sign }) => sign).join(' ')
    if (signs !== SIGNS.join(' ')) wrong.push(`the signs must be, in this order: ${SIGNS.join(', ')}`)
    if (wrong.length > 0) throw new TableError(wrong.join('\n'))
    return {
      english: rows.map(({ english }) => Number(english)),
      ours: rows.map(({ ours }) => Number(ours)),
    }
  })
}

export function readMaterial(folder = FOLDER): Material {
  return inFile(MATERIAL, () => {
    const rows = readTsv(readFileSync(join(folder, MATERIAL), 'utf8'), ['by', 'text', 'right', 'signs'])
    const material: Material = { english: [], ours: [] }
    const wrong: string[] = []
    for (const { line, by, text, right, signs } of rows) {
      const numbers = signs.split(' ').map(Number)
      if (by !== 'english' && by !== 'ours') wrong.push(`line ${line} must begin with english or ours`)
      else if (!/^\d+$/.test(text) || !/^[01]$/.test(right))
        wrong.push(`line ${line} has no number of a text, or neither 0 nor 1`)
      else if (numbers.length !== SIGNS.length || !signs.split(' ').every(isNumber))
        wrong.push(`line ${line} has not ${SIGNS.length} numbers as signs`)
      else material[by].push({ text: Number(text), right: right === '1', signs: numbers })
    }
    if (wrong.length > 0) throw new TableError(wrong.join('\n'))
    if (rows.length === 0) throw new TableError('there is nothing to learn from')
    return material
  })
}

/** Formats judged proposals; two decimals are enough. */
export function formatMaterial({ english, ours }: Material): string {
  const lines = (by: keyof Ranker, rows: readonly Judged[]) =>
    rows.map(({ text, right, signs }) =>
      [by, text, right ? 1 : 0, signs.map((sign) => String(Math.round(sign * 100) / 100)).join(' ')].join(
        '\t',
      ),
    )
  return `${[['by', 'text', 'right', 'signs'].join('\t'), ...lines('english', english), ...lines('ours', ours)].join('\n')}\n`
}

function isNumber(text: string): boolean {
  return text !== '' && Number.isFinite(Number(text))
}

function inFile<T>(name: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw new TableError(`${name} cannot be used: ${error instanceof Error ? error.message : String(error)}`)
  }
}
