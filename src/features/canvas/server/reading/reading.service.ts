import { readDocxBlocks, type Block, type Run } from '#features/cv-import/server/index.ts'
import { linkFrom } from '#platform/contract/rich-text/links.ts'
import { ARTICLE } from '#platform/contract/rich-text/profiles.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import type { Services } from '#platform/server/services.ts'
import { problems } from '../../contract/problems.ts'
import {
  CELLS_MAX,
  LINE_MAX,
  LINES_MAX,
  PARTS_MAX,
  type ReadPart,
  type ReadRun,
  ROWS_MAX,
  RUNS_MAX,
} from '../../contract/reading/reading.endpoints.ts'
import { canvasOf } from '../canvas.service.ts'
import { titleOf } from './read-title.ts'

/** Reading a file costs more than most calls. */
const READ_AN_HOUR = 30

type Input = { services: Services; id: string; userId: string; bytes: Buffer }

/** Reads a document for a member's application; their device imports the parts that they choose. */
export async function readDocumentFor({ services: { db }, id, userId, bytes }: Input) {
  const canvas = await canvasOf(db, { id, userId })
  if (canvas.submittedAt) throw new Problem(problems.alreadySent)
  await limitOrThrow(db, { key: `canvas:read:${userId}`, limit: READ_AN_HOUR, windowSeconds: 3600 })
  const answer = await readDocxBlocks(bytes)
  if ('refusal' in answer) throw new Problem(problems.unreadableDocument)
  return { title: titleOf(answer.blocks), ...partsOf(answer.blocks) }
}

export function partsOf(blocks: readonly Block[]): { parts: ReadPart[]; isCut: boolean } {
  const parts: ReadPart[] = [{ heading: '', level: 0, lines: [], table: [] }]
  let isCut = false
  const cut = (text: string) => {
    isCut ||= text.length > LINE_MAX
    return text.slice(0, LINE_MAX).replace(/\p{Cs}$/u, '')
  }
  for (const block of blocks) {
    const part = parts.at(-1)!
    if (block.kind === 'table') {
      const rows = block.rows.map((cells) => cells.slice(0, CELLS_MAX).map((cell) => cut(wordsOf(cell))))
      isCut ||= block.rows.some((cells) => cells.length > CELLS_MAX)
      isCut ||= part.table.length + rows.length > ROWS_MAX
      part.table.push(...rows.slice(0, ROWS_MAX - part.table.length))
    } else if (block.level > 0) {
      if (parts.length < PARTS_MAX)
        parts.push({ heading: cut(block.lines.join(' ').trim()), level: block.level, lines: [], table: [] })
      else isCut = true
    } else {
      const lines = block.runs.filter((runs) => runs.some(({ text }) => text.trim() !== ''))
      isCut ||= part.lines.length + lines.length > LINES_MAX
      const list = block.isPoint ? (block.isNumbered ? 'orderedList' : 'bulletList') : null
      for (const [at, runs] of lines.slice(0, LINES_MAX - part.lines.length).entries()) {
        isCut ||= runs.reduce((sum, { text }) => sum + text.length, 0) > LINE_MAX
        part.lines.push({ runs: lineOf(runs), list: at === 0 ? list : null })
      }
    }
  }
  return { parts: parts.filter(({ lines, table }) => lines.length + table.length > 0), isCut }
}

/** Returns the runs of a line with the formatting of a box; a link with a forbidden target becomes plain words. */
function lineOf(runs: readonly Run[]): ReadRun[] {
  const line: ReadRun[] = []
  let left = LINE_MAX
  for (const { text, bold, italic, href } of runs) {
    const words = (line.length === 0 ? text.trimStart() : text).slice(0, left).replace(/\p{Cs}$/u, '')
    left -= words.length
    const link = href === undefined ? undefined : linkFrom(href, ARTICLE)
    const look = {
      ...(bold && { bold }),
      ...(italic && { italic }),
      ...(link !== undefined && { href: link }),
    }
    const last = line.at(-1)
    if (last && (line.length === RUNS_MAX || isAlike(last, look))) last.text += words
    else if (words !== '') line.push({ text: words, ...look })
  }
  const end = line.at(-1)
  if (end) end.text = end.text.trimEnd()
  return end?.text === '' ? line.slice(0, -1) : line
}

function isAlike(one: Omit<ReadRun, 'text'>, other: Omit<ReadRun, 'text'>): boolean {
  return one.bold === other.bold && one.italic === other.italic && one.href === other.href
}

function wordsOf(cell: readonly Block[]): string {
  return cell
    .flatMap((block) => (block.kind === 'table' ? block.rows.flat().map(wordsOf) : block.lines))
    .join(' ')
    .trim()
}
