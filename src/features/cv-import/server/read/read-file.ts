import { randomUUID } from 'node:crypto'
import { fromJsonResume, jsonResume, type ReadResume } from '#features/profiles/contract/json-resume.ts'
import type { Format } from '../../contract/proposal.ts'
import { detectLanguage } from '../parse/detect-language.ts'
import { type ReadCv, readCv } from '../parse/read-cv.ts'
import { fileKind } from './file-kind.ts'
import { Refusal } from './refusal.ts'

export type ReadFile =
  | { format: 'json'; pages: number; script: 'latin' | 'cyrillic'; resume: ReadResume }
  | { format: Exclude<Format, 'json'>; pages: number; cv: ReadCv; unread?: readonly number[] }

/** Fifty pages of text. */
const MAX_LETTERS = 150_000
/** A thousand times what a résumé has. */
const MAX_JSON_BYTES = 2 * 1024 * 1024

/** Reads a file of any of our kinds; each reader is loaded only for its own. */
export async function readFile(bytes: Uint8Array): Promise<ReadFile> {
  const format = fileKind(bytes)
  if (format === 'json') return readJson(bytes)
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

function readJson(bytes: Uint8Array): ReadFile {
  if (bytes.length > MAX_JSON_BYTES) throw new Refusal('huge')
  const text = new TextDecoder().decode(bytes)
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch (error) {
    throw new Refusal('damaged', { cause: error })
  }
  const resume = jsonResume.safeParse(given)
  const { language, script } = detectLanguage(proseOf(given))
  const read = resume.success ? fromJsonResume(resume.data, { language, newId: randomUUID }) : undefined
  const found = read && Object.values(read.contents).some((part) => 'items' in part && part.items.length > 0)
  if (!read || (!found && read.name === '')) throw new Refusal('nothing')
  return { format: 'json', pages: 1, script, resume: read }
}

function proseOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  return Object.values(value).map(proseOf).join('\n').slice(0, 20_000)
}

function saysSomething(cv: ReadCv): boolean {
  const { work, education, skills, languages, projects, certificates } = cv
  return (
    [work, education, skills, languages, projects, certificates].some((list) => list.length > 0) ||
    cv.about !== undefined
  )
}
