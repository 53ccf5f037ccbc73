import { readText } from '#platform/contract/bilingual.ts'
import { fold } from '#platform/contract/fold.ts'
import type { Proposal } from '../../contract/proposal.ts'
import type { Expected, ExpectedEntry } from './expected.ts'

/** A field of a CV: its name, whether it was read right, and otherwise the expected and the read value. */
export type Judged = { field: string; right: boolean; what: string }

type Read = Omit<Proposal, 'id' | 'expiresAt'>
type Check = (field: string, expected: string | null, got: string | null | undefined) => void

/** Compares every field that a CV states with the result; invented values count as wrong too. */
export function measure(
  expected: Expected,
  read: Read,
  /** Returns the id of a skill by its name in the vocabulary. */
  idOf: (name: string) => string | undefined = () => undefined,
): Judged[] {
  const judged: Judged[] = []
  const check: Check = (field, want, got) =>
    judged.push({
      field,
      right: fold(want ?? '') === fold(got ?? ''),
      what: `${field}: „${want}“ / „${got}“`,
    })
  const textOf = (text: { text: { bhs: string; en: string } } | null) =>
    text ? readText(text.text, read.language).text : ''
  check('name', expected.name, read.person.name)
  check('email', expected.email, read.person.email)
  check('phone', digits(expected.phone), digits(read.person.phone))
  check('headline', expected.headline, textOf(read.headline))
  check('about', expected.about, textOf(read.about))
  if (expected.municipality !== undefined) check('municipality', expected.municipality, read.municipality)
  for (const part of ['work', 'education'] as const) {
    const items = pairedWith(expected[part], read, part)
    for (const [at, entry] of expected[part].entries())
      checkEntry(check, { part, entry, item: items[at], language: read.language })
    extra(check, part, read[part].length - expected[part].length)
  }
  checkLists(check, expected, read)
  if (expected.unread) check('unread pages', expected.unread.join(' '), (read.unread ?? []).join(' '))
  checkSkills(check, { wanted: expected, read, idOf })
  for (const [code, level] of expected.languages)
    check('languages', level, read.languages.find(({ item }) => item.language === code)?.item.level)
  extra(check, 'languages', read.languages.length - expected.languages.length)
  for (const link of expected.links)
    check('links', link, read.links.find(({ item }) => fold(item.url) === fold(link))?.item.url)
  for (const interest of expected.interests ?? [])
    check(
      'interests',
      interest,
      read.interests.find((one) => fold(one) === fold(interest)),
    )
  return judged
}

type Item = Proposal['work'][number]['item'] | Proposal['education'][number]['item']

/** Pairs expected rows with the most similar read ones, so that a missing row shifts none of the others. */
function pairedWith(expectedEntries: readonly ExpectedEntry[], read: Read, part: 'work' | 'education') {
  const left: Item[] = read[part].map(({ item }) => item)
  const text = (item: Item, field: 'title' | 'place') => fold(readText(item[field], read.language).text)
  const likeness = (entry: ExpectedEntry, item: Item) =>
    Number(fold(entry.title) === text(item, 'title')) * 2 +
    Number(fold(entry.place) === text(item, 'place')) * 2 +
    Number(entry.from === item.from) +
    Number(entry.to === item.to)
  return expectedEntries.map((entry) => {
    const best = left.toSorted((a, b) => likeness(entry, b) - likeness(entry, a))[0]
    if (!best || likeness(entry, best) < 2) return undefined
    left.splice(left.indexOf(best), 1)
    return best
  })
}

function checkEntry(
  check: Check,
  {
    part,
    entry,
    item,
    language,
  }: { part: string; entry: ExpectedEntry; item: Item | undefined; language: 'bhs' | 'en' },
): void {
  const text = (field: 'title' | 'place' | 'note') => item && readText(item[field], language).text
  if (entry.kind) check(`${part} kind`, entry.kind, item?.kind)
  check(`${part} title`, entry.title, item ? text('title') : 'no row')
  check(`${part} place`, entry.place, item ? text('place') : 'no row')
  check(`${part} from`, entry.from, item ? item.from : 'no row')
  check(`${part} to`, entry.to, item ? item.to : 'no row')
  const note = fold(text('note') ?? '')
  for (const expectedNote of entry.notes ?? [])
    check(`${part} note`, expectedNote, note.includes(fold(expectedNote)) ? expectedNote : note)
}

function checkLists(check: Check, expected: Expected, read: Read): void {
  for (const part of ['projects', 'certificates'] as const) {
    const items = read[part].map(({ item }) => item)
    const order = expected[part].map(({ title }) =>
      items.findIndex((item) => fold(readText(item.title, read.language).text) === fold(title)),
    )
    const others = items.filter((_, at) => !order.includes(at))
    const pairs = order.map((at) => (at < 0 ? others.shift() : items[at]))
    for (const [at, each] of expected[part].entries()) {
      const text = (field: 'title' | 'place' | 'note') =>
        pairs[at] && readText(pairs[at][field], read.language).text
      check(`${part} title`, each.title, text('title'))
      if ('from' in each) {
        check(`${part} from`, each.from, pairs[at] ? pairs[at].from : 'no row')
        check(`${part} place`, each.place, pairs[at] ? text('place') : 'no row')
      } else check(`${part} note`, each.note, text('note'))
    }
    extra(check, part, items.length - expected[part].length)
  }
}

function checkSkills(
  check: Check,
  { wanted, read, idOf }: { wanted: Expected; read: Read; idOf: (name: string) => string | undefined },
): void {
  const items = read.skills.map(({ item }) => item)
  for (const { label, means } of wanted.skills) {
    const id = idOf(fold(means ?? label))
    const same = items.find(
      (item) => (id !== undefined && item.skill === id) || (!means && fold(item.label) === fold(label)),
    )
    check('skills', label, same ? label : items.map((item) => item.label).join('|'))
  }
}

function extra(check: Check, field: string, more: number): void {
  for (let n = 0; n < more; n++) check(field, '', 'too many')
}

const digits = (text: string) => text.replace(/\D/g, '')
