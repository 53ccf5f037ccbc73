import type { Line } from './read-table.ts'

export const WHAT_MAX = 200
export const AMOUNT_MAX = 20_000_000

/** A cell or line that was not taken whole: its line number, its text and the reason. */
export type Remark = {
  line: number
  text: string
  why: 'total' | 'empty' | 'unread' | 'kind' | 'full' | 'value' | 'gift' | 'day' | 'cut'
}

const TOTAL = /^(sve )?(ukupno|suma|zbir|svega|total|sum)\b/

export function isTotal(line: Line): boolean {
  return line.some((cell) => TOTAL.test(cell.toLowerCase()))
}

export function columnCount(lines: readonly Line[]): number {
  return Math.max(0, ...lines.map((line) => line.length))
}

/** Returns a line as it is quoted. */
export function quoteLine(line: Line): string {
  return line.filter((cell) => cell !== '').join(' | ')
}

/** Returns the first characters of a text, none of them halved. */
export function truncateText(text: string, most: number): string {
  return text.slice(0, most).replace(/\p{Cs}$/u, '')
}
