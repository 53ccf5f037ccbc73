import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Facts } from '../parse-notice.ts'

export type NoticeSet = 'ours' | 'shapes' | 'holdout' | 'pages' | 'holdoutPages' | 'faults' | 'holdoutFaults'

/**
 * A notice with the facts that a person reads in it. `isTest` marks the half that nobody looks at while making rules; the
 * other half of `ours` served to make them. `shapes` imitate published notices in words of our own and are tuned on;
 * `holdout` are only measured. `pages` and `holdoutPages` are no notices; `faults` (tuned on) and `holdoutFaults` (only
 * measured) are passages of other people's notices that were read wrongly, by kind.
 */
export type Labelled = {
  text: string
  meant: Omit<Facts, 'skills' | 'kind'> & { kind: Facts['kind'] | null }
  isTest: boolean
  set: NoticeSet
  /** The difficulty of the notice, in sets that are ordered by difficulty. */
  fault: number
}

/** The beginnings of file names, by set. */
const SETS = [
  ['shapes-', 'shapes'],
  ['holdout-no-', 'holdoutPages'],
  ['holdout-faults', 'holdoutFaults'],
  ['faults-', 'faults'],
  ['holdout-', 'holdout'],
  ['no-', 'pages'],
] as const
const FOLDER = join(import.meta.dirname, '../../eval')
const AMOUNT = /^(\d*(?:\.\d+)?)(\.\.)?(\d*(?:\.\d+)?) ([A-Z]{3})$/

/** All labelled notices: a line of labels behind `###`, then the text. */
export function readLabelled(): Labelled[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .flatMap((name) =>
      readFileSync(join(FOLDER, name), 'utf8')
        .split(/^### /m)
        .slice(1)
        .map((block) => ({
          ...readOne(block),
          set: SETS.find(([start]) => name.startsWith(start))?.[1] ?? 'ours',
        })),
    )
}

function readOne(block: string): Omit<Labelled, 'set'> {
  const cut = block.indexOf('\n')
  const text = block.slice(cut + 1)
  const labels = new Map(
    block
      .slice(0, cut)
      .split('|')
      .map(
        (part) =>
          [part.slice(0, part.indexOf('=')).trim(), part.slice(part.indexOf('=') + 1).trim()] as const,
      ),
  )
  const stated = (key: string) => labels.get(key) || null
  const amount = AMOUNT.exec(labels.get('a') ?? '')
  const [, low = '', open, high = '', currency = null] = amount ?? []
  const only = open === undefined && amount ? Number(`${low}${high}`) : null
  return {
    text,
    fault: Number(stated('x') ?? 0),
    isTest: (createHash('sha1').update(text).digest()[0] ?? 0) % 2 === 1,
    meant: {
      kind: stated('k') === 'none' ? null : ((stated('k') ?? 'job') as Facts['kind']),
      title: stated('t'),
      organisation: stated('o'),
      place: stated('p'),
      deadline: stated('d'),
      amountMin: only ?? (low === '' ? null : Number(low)),
      amountMax: only ?? (high === '' ? null : Number(high)),
      currency,
      vacancies: stated('v') === null ? null : Number(stated('v')),
    },
  }
}
