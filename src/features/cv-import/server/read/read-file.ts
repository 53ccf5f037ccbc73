import type { ReadResume } from '#features/profiles/contract/json-resume.ts'
import type { Format } from '../../contract/proposal.ts'
import { type ReadCv, readCv } from '../parse/read-cv.ts'
import { fileKind } from './file-kind.ts'
import { Refusal } from './refusal.ts'

export type ReadFile =
  | { format: 'json'; pages: number; script: 'latin' | 'cyrillic'; resume: ReadResume; unplaced: string[] }
  | { format: Exclude<Format, 'json'>; pages: number; cv: ReadCv; unread?: readonly number[] }

/** Fifty pages of text. */
const MAX_LETTERS = 150_000

/** Reads a file of any supported format; each reader is loaded only for its own. */
export async function readFile(bytes: Uint8Array): Promise<ReadFile> {
  const format = fileKind(bytes)
  if (format === 'json') return (await import('./json/read-json.ts')).readJson(bytes)
  if (format === 'linkedin') {
    const { readLinkedIn } = await import('./linkedin.ts')
    return { format, pages: 1, cv: readLinkedIn(bytes) }
  }
  const { lines, pages, unread } =
    format === 'pdf'
      ? await (await import('./pdf.ts')).linesOfPdf(bytes)
      : await (await import('./docx.ts')).linesOfDocx(bytes)
  if (lines.reduce((sum, { text }) => sum + text.length, 0) > MAX_LETTERS) throw new Refusal('huge')
  const cv = readCv(lines)
  if (!saysSomething(cv)) throw new Refusal('nothing')
  return { format, pages, cv, unread }
}

function saysSomething(cv: ReadCv): boolean {
  const { work, education, skills, languages, projects, certificates } = cv
  return (
    [work, education, skills, languages, projects, certificates].some((list) => list.length > 0) ||
    cv.about !== undefined
  )
}
