import type { Line } from '../layout/line.ts'
import { linksOfText, withoutLinks } from './contacts.ts'
import { isLocation } from './cues.ts'
import type { EntryMatch } from './entries.ts'
import { mended } from './mended.ts'
import { goesOn, paragraphs } from './notes.ts'
import { findPeriod } from './periods.ts'
import { datedEntries, type Raw } from './raws.ts'

const DIVIDED = /\s+[–—|·-]\s+|\s*\|\s*|\s{2,}/

/** Reads certificates and courses: one a line, or some lines above a date. */
export function readCertificates(rawLines: readonly Line[]): EntryMatch[] {
  const lines = mended(rawLines)
  const dated = lines.filter((line) => findPeriod(line.text)).length
  const firstDated = lines.findIndex((line) => findPeriod(line.text))
  const eachLine =
    lines.every(({ isBullet }) => isBullet) || firstDated === 0 || dated === 0 || dated === lines.length
  const raws = eachLine ? byLine(lines) : datedEntries(lines)
  return raws.map((raw) => {
    const [title = '', ...more] = raw.heads.flatMap((text) => cutCertificate(withoutLinks(text)))
    const place = more.filter((text) => !isLocation(text) || more.length === 1).join(', ')
    const { period } = raw
    return {
      kind: 'certificate',
      title,
      place,
      note: paragraphs(raw.notes),
      from: period?.from ?? null,
      to: period?.isRange ? period.to : null,
      url: urlOf(raw),
      confidence: { title: 0.85, place: place === '' ? 0.5 : 0.8, from: period ? 0.9 : 0.4 },
      source: sourceOf(raw),
    }
  })
}

/** “2. mjesto, Hackathon”: a rank without its event says nothing. */
const RANK = /^\d+(?:\.|st|nd|rd|th)?\s+(?:place|prize|mjesto|mesto|nagrada|место|мјесто)\b/iu

function cutCertificate(text: string): string[] {
  if (RANK.test(text)) return [text]
  const parts = text.split(DIVIDED).filter((part) => part.trim() !== '')
  if (parts.length > 1) return parts
  const [first = '', ...others] = text.split(/,\s+/)
  return others.length > 0 ? [first, others.join(', ')] : [first]
}

export function readProjects(lines: readonly Line[]): EntryMatch[] {
  const raws = lines.every(({ isBullet }) => isBullet) ? byLine(lines) : datedEntries(lines)
  return raws.map((raw) => {
    const [first = '', second = '', ...more] = raw.heads
      .map((text) => withoutLinks(text))
      .filter((text) => text !== '')
    const [title = '', note = ''] = splitProject(first)
    const besides = [note, second, ...more].filter((text) => text !== '')
    // A name is short and ends without a full stop; a description is neither.
    const place = besides.find((text) => text.split(/\s+/).length <= 6 && !/[.;]$/.test(text)) ?? ''
    const description = besides.filter((text) => text !== place).join('\n')
    const notes = paragraphs(raw.notes.filter(({ text }) => withoutLinks(text) !== ''))
    const { period } = raw
    return {
      kind: 'project',
      title,
      place,
      note: [description, notes].filter((text) => text !== '').join('\n'),
      from: period?.from ?? null,
      to: period?.to ?? null,
      url: urlOf(raw),
      confidence: { title: 0.85, place: place === '' ? 0.6 : 0.6, from: period ? 0.9 : 0.4 },
      source: sourceOf(raw),
    }
  })
}

function splitProject(text: string): [string, string] {
  const match = /^(.{3,70}?)(?::\s+|\s+[–—|]\s+|\s{2,})(.+)$/.exec(text)
  return match ? [match[1] ?? '', match[2] ?? ''] : [text, '']
}

function byLine(lines: readonly Line[]): Raw[] {
  const whole: Line[][] = []
  for (const line of lines) {
    const last = whole.at(-1)
    const above = last?.at(-1)
    if (last && above && !line.isBullet && goesOn(above, line)) last.push(line)
    else whole.push([line])
  }
  return whole.map((group) => {
    const text = group.map((line) => line.text).join(' ')
    const period = findPeriod(text)
    const bare = period ? `${text.slice(0, period.start)} ${text.slice(period.end)}` : text
    const clean = bare.replace(/\(\s*\)/g, '').replace(/^[\s,;:|·–—-]+|[\s,;:(|·–—-]+$/g, '')
    return { heads: [clean], period, notes: [], lines: group }
  })
}

const sourceOf = ({ lines }: Raw) =>
  lines
    .map(({ text }) => text)
    .join('\n')
    .slice(0, 1500)

function urlOf({ lines }: Raw): string | null {
  return lines.flatMap(({ text }) => linksOfText(text))[0]?.url ?? null
}
