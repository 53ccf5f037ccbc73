import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Expected, ExpectedEntry } from './expected.ts'

/** A CV as people really send it: the layout of its page, its lines, and what a person reads in it. */
export type BadCv = {
  name: string
  shape: string
  format: 'pdf' | 'docx' | 'json'
  set: CvSet
  layout: Layout
  lines: readonly string[]
  expected: Expected
}
/**
 * The sets of CVs: those for which the rules were made; those held out; shapes that were read badly and served to improve
 * the rules; and ten others that nobody looked at for it.
 */
export const CV_SETS = ['rules', 'holdout', 'shapes', 'strange'] as const
export type CvSet = (typeof CV_SETS)[number]
export type Layout = {
  /** Lines of cells are rows of tables. */
  tables: boolean
  /** Consecutive lines are one paragraph with line breaks, as older programs wrote it. */
  breaks: boolean
  /** The position of a line's second cell. */
  tab: number
  /** The distance between the letters of headings. */
  spacing: number
  /** Labels end where the second cell begins. */
  rightLabels: boolean
}

const FORMATS = ['pdf', 'docx', 'json'] as const
const FOLDER = join(import.meta.dirname, '../../eval')

/** Reads the CVs of `eval/*.txt`; they and their people are invented. */
export function readBadCvs(): BadCv[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => readBadCv(name.replace('.txt', ''), readFileSync(join(FOLDER, name), 'utf8')))
}

function readBadCv(name: string, text: string): BadCv {
  const [head = '', rest = ''] = text.split(/^---\n/m)
  const [body = '', labels = ''] = rest.split(/^=====\n/m)
  const settings = new Map(pairs(head))
  return {
    name,
    shape: settings.get('shape') ?? '',
    format: FORMATS.find((format) => format === settings.get('format')) ?? 'pdf',
    set: CV_SETS.find((set) => set === settings.get('set')) ?? 'rules',
    layout: {
      tables: settings.get('tables') === 'yes',
      breaks: settings.get('breaks') === 'yes',
      tab: Number(settings.get('tab') ?? 200),
      spacing: Number(settings.get('spacing') ?? 0),
      rightLabels: settings.get('labels') === 'right',
    },
    lines: body.replace(/\n$/, '').split('\n'),
    expected: expectedIn(pairs(labels)),
  }
}

function expectedIn(labels: readonly (readonly [string, string])[]): Expected {
  const all = (name: string) => labels.filter(([label]) => label === name).map(([, value]) => value)
  const one = (name: string) => plain(all(name)[0] ?? '')
  const entries = (part: string) => entriesOf(labels, part)
  return {
    name: one('name'),
    email: one('email'),
    phone: one('phone'),
    headline: one('headline'),
    about: one('about'),
    municipality: one('municipality') || null,
    work: entries('work'),
    education: entries('education'),
    projects: all('project').map((value) => {
      const [title = '', note = ''] = cells(value)
      return { title, note }
    }),
    certificates: all('certificate').map((value) => {
      const [title = '', place = '', from = ''] = cells(value)
      return { title, place, from: from || null }
    }),
    skills: all('skill').map((value) => {
      const [label = '', means] = value.split(' = ')
      return { label, ...(means && { means }) }
    }),
    languages: all('language').map((value) => value.split(' ') as [string, string]),
    links: all('link'),
    interests: all('interest'),
    unread: all('unread').map(Number),
  }
}

function entriesOf(labels: readonly (readonly [string, string])[], part: string): ExpectedEntry[] {
  const entries: (ExpectedEntry & { notes: string[] })[] = []
  let isInside = false
  for (const [label, value] of labels) {
    if (label === 'note' && isInside) entries.at(-1)?.notes.push(value)
    if (label === 'note') continue
    isInside = label === part
    if (!isInside) continue
    const [kind = '', title = '', place = '', from = '', to = ''] = cells(value)
    entries.push({ kind, title, place, from: from || null, to: to || null, notes: [] })
  }
  return entries
}

const plain = (value: string) => (value === '-' ? '' : value)
/** Splits at bars between spaces, because a name may have a bar of its own. */
const cells = (value: string) => value.split(' | ').map((cell) => plain(cell.trim()))

function pairs(text: string): [string, string][] {
  return text
    .split('\n')
    .filter((line) => line.includes(':'))
    .map((line) => {
      const at = line.indexOf(':')
      return [line.slice(0, at).trim(), line.slice(at + 1).trim()]
    })
}
