import { problems } from '../../contract/problems.ts'
import { Problem } from './problem.ts'

type Range = { from: number; to: number }

/**
 * The part of a file that `Range` names (RFC 9110, 14.2): one range of bytes. Nothing where the whole is asked for, which
 * whatever we do not understand means too; a part that is not there is refused.
 */
export function byteRange(header: string | undefined, size: number): Range | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '')
  if (!match || match[0] === 'bytes=-') return undefined
  const [, first = '', last = ''] = match
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined
  if (from >= size || to < from) throw new Problem(problems.wrongRange)
  return { from, to }
}
