import { randomUUID } from 'node:crypto'
import { parseUntrustedJson } from '#platform/contract/untrusted-json.ts'
import { fromJsonResume, jsonResume } from '#features/profiles/contract/json-resume.ts'
import { detectLanguage } from '../../parse/detect-language.ts'
import type { ReadFile } from '../read-file.ts'
import { isEuropassXml } from '../file-kind.ts'
import { Refusal } from '../refusal.ts'
import { fieldsOfEuropassXml } from './europass-xml.ts'
import { builderOf } from './builders.ts'
import { timesOf } from './times.ts'
import { remainderOf } from './remainder.ts'
import { type Fields, fieldsOf, listOf, textOf } from './values.ts'

/** A thousand times the size of a résumé. */
const MAX_BYTES = 2 * 1024 * 1024

/**
 * Reads a résumé of ours, of JSON Resume or of another program, which for Europass may be XML too; throws a refusal with the program's name if only that is
 * recognised.
 */
export function readJson(bytes: Uint8Array): ReadFile {
  if (bytes.length > MAX_BYTES) throw new Refusal('huge')
  const json = parsed(new TextDecoder().decode(bytes))
  const builder = builderOf(json)
  if (!builder) throw new Refusal('otherJson')
  if (!builder.translate) throw new Refusal('otherBuilder', { builder: builder.name })
  const { resume: translated, told } = builder.translate(fieldsOf(json))
  const { resume: timed, unread } = withTimes(translated)
  const resume = jsonResume.safeParse(timed)
  const { language, script } = detectLanguage(proseOf(told))
  const read = resume.success ? fromJsonResume(resume.data, { language, newId: randomUUID }) : undefined
  const hasItems =
    read && Object.values(read.contents).some((part) => 'items' in part && part.items.length > 0)
  const says = read && Object.values(read.contents.about.about).some((text) => text !== '')
  if (!read || (!hasItems && !says)) throw new Refusal('nothing')
  return {
    format: 'json',
    pages: 1,
    script,
    resume: read,
    unplaced: [...unread, ...remainderOf(told, read)],
  }
}

function parsed(text: string): unknown {
  try {
    return isEuropassXml(text.slice(0, 1024)) ? fieldsOfEuropassXml(text) : parseUntrustedJson(text)
  } catch (error) {
    throw new Refusal('damaged', { cause: error })
  }
}

const TIMED = [
  'work',
  'volunteer',
  'education',
  'projects',
  'certificates',
  'awards',
  'publications',
] as const
const SINGLE = ['date', 'releaseDate'] as const

/** Converts dates and the field names of older versions to those of JSON Resume. */
function withTimes(resume: Fields): { resume: Fields; unread: string[] } {
  const unread: string[] = []
  const timed = TIMED.map((part): [string, unknown] => {
    if (!Array.isArray(resume[part])) return [part, resume[part]]
    const list = listOf(resume[part]).map((each) => {
      const { startDate: _from, endDate: _to, ...others } = each
      const times = timesOf(each['startDate'], each['endDate'])
      const single = SINGLE.flatMap((field): [string, string | undefined][] => {
        const read = timesOf(each[field], undefined)
        if (!(field in each)) return []
        if (each['startDate'] === undefined) times.unread.push(...read.unread)
        return [[field, read.startDate]]
      })
      const name = textOf(each, 'position', 'title', 'name', 'area', 'studyType')
      unread.push(...times.unread.map((time) => (name === '' ? time : `${name}: ${time}`)))
      const { unread: _unread, ...ends } = times
      return { ...others, ...ends, ...Object.fromEntries(single), ...renamed(each) }
    })
    return [part, list]
  })
  return { resume: { ...resume, ...Object.fromEntries(timed) }, unread }
}

function renamed(each: Fields): Fields {
  const [place, town] = [textOf(each, 'name', 'company'), textOf(each, 'location')]
  const isOfWork = 'position' in each && place !== ''
  const website = textOf(each, 'website')
  return {
    ...(isOfWork && town !== '' && !place.includes(town) && { name: `${place}, ${town}` }),
    ...(website !== '' && !('url' in each) && { url: website }),
    ...('gpa' in each && { score: textOf(each, 'gpa') }),
  }
}

function proseOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  return Object.values(value).map(proseOf).join('\n').slice(0, 20_000)
}
