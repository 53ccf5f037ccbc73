import { readText } from '#platform/contract/bilingual.ts'
import { fold } from '#platform/contract/fold.ts'
import type { Proposal } from '../../contract/proposal.ts'
import type { Expected, ExpectedEntry } from './expected.ts'

/** A field of a CV: its name, whether it was read right, and otherwise the expected and the read value. */
export type Judged = { field: string; right: boolean; what: string }

type Read = Omit<Proposal, 'id' | 'expiresAt'>
type Check = (field: string, wanted: string | null, got: string | null | undefined) => void

/** Compares every field that a CV states with the result; invented values count as wrong too. */
export function measure(
  wanted: Expected,
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
  const said = (text: { text: { bhs: string; en: string } } | null) =>
    text ? readText(text.text, read.language).text : ''
  check('name', wanted.name, read.person.name)
  check('email', wanted.email, read.person.email)
  check('phone', digits(wanted.phone), digits(read.person.phone))
  check('headline', wanted.headline, said(read.headline))
  check('about', wanted.about, said(read.about))
  if (wanted.municipality !== undefined) check('municipality', wanted.municipality, read.municipality)
  for (const part of ['work', 'education'] as const) {
    const found = pairedWith(wanted[part], read, part)
    for (const [at, entry] of wanted[part].entries())
      checkEntry(check, { part, entry, item: found[at], language: read.language })
    extra(check, part, read[part].length - wanted[part].length)
  }
  checkLists(check, wanted, read)
  if (wanted.unread) check('unread pages', wanted.unread.join(' '), (read.unread ?? []).join(' '))
  checkSkills(check, { wanted, read, idOf })
  for (const [code, level] of wanted.languages)
    check('languages', level, read.languages.find(({ item }) => item.language === code)?.item.level)
  extra(check, 'languages', read.languages.length - wanted.languages.length)
  for (const link of wanted.links)
    check('links', link, read.links.find(({ item }) => fold(item.url) === fold(link))?.item.url)
  for (const interest of wanted.interests ?? [])
    check(
      'interests',
      interest,
      read.interests.find((one) => fold(one) === fold(interest)),
    )
  return judged
}

type Item = Proposal['work'][number]['item'] | Proposal['education'][number]['item']

/** Pairs expected rows with the most similar read ones, so that a missing row shifts none of the others. */
function pairedWith(wanted: readonly ExpectedEntry[], read: Read, part: 'work' | 'education') {
  const left: Item[] = read[part].map(({ item }) => item)
  const text = (item: Item, field: 'title' | 'place') => fold(readText(item[field], read.language).text)
  const likeness = (entry: ExpectedEntry, item: Item) =>
    Number(fold(entry.title) === text(item, 'title')) * 2 +
    Number(fold(entry.place) === text(item, 'place')) * 2 +
    Number(entry.from === item.from) +
    Number(entry.to === item.to)
  return wanted.map((entry) => {
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
  for (const told of entry.notes ?? []) check(`${part} note`, told, note.includes(fold(told)) ? told : note)
}

function checkLists(check: Check, wanted: Expected, read: Read): void {
  for (const part of ['projects', 'certificates'] as const) {
    const items = read[part].map(({ item }) => item)
    const order = wanted[part].map(({ title }) =>
      items.findIndex((item) => fold(readText(item.title, read.language).text) === fold(title)),
    )
    const others = items.filter((_, at) => !order.includes(at))
    const found = order.map((at) => (at < 0 ? others.shift() : items[at]))
    for (const [at, each] of wanted[part].entries()) {
      const text = (field: 'title' | 'place' | 'note') =>
        found[at] && readText(found[at][field], read.language).text
      check(`${part} title`, each.title, text('title'))
      if ('from' in each) {
        check(`${part} from`, each.from, found[at] ? found[at].from : 'no row')
        check(`${part} place`, each.place, found[at] ? text('place') : 'no row')
      } else check(`${part} note`, each.note, text('note'))
    }
    extra(check, part, items.length - wanted[part].length)
  }
}

function checkSkills(
  check: Check,
  { wanted, read, idOf }: { wanted: Expected; read: Read; idOf: (name: string) => string | undefined },
): void {
  const found = read.skills.map(({ item }) => item)
  for (const { label, means } of wanted.skills) {
    const id = idOf(fold(means ?? label))
    const same = found.find(
      (item) => (id !== undefined && item.skill === id) || (!means && fold(item.label) === fold(label)),
    )
    check('skills', label, same ? label : found.map((item) => item.label).join('|'))
  }
}

function extra(check: Check, field: string, more: number): void {
  for (let n = 0; n < more; n++) check(field, '', 'too many')
}

const digits = (text: string) => text.replace(/\D/g, '')
