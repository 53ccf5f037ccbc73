import { foldedWords } from '#platform/contract/fold.ts'
import type { Proposal } from '../contract/proposal.ts'
import { pieces } from './layout/pieces.ts'

type Placed = Omit<Proposal, 'id' | 'expiresAt' | 'unplaced'>

/** The length of a piece: long enough to read, short enough to scan. */
const PIECE = 400

/** Lists the lines of a CV with a word that its proposal lacks, so that no text disappears. */
export function leftOver(lines: readonly string[], proposal: Placed): string[] {
  const placed = new Set(foldedWords(textsIn(proposal).join('\n')))
  return lines
    .filter((line) => foldedWords(line).some((word) => !placed.has(word)))
    .flatMap((line) => pieces(line, PIECE))
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}
