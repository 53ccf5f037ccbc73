import type { Stated } from './read-feed.ts'

/** The names of these fields in extensions of feeds, whatever their prefix. */
const NAMES: readonly (readonly [keyof Stated, RegExp])[] = [
  [
    'organisation',
    /^(?:job_?)?(?:company|employer|organi[sz]ation|hiring_?organi[sz]ation|organizer|advertiser|poslodavac|firma|kompanija|organizacija|organizator|preduzece)(?:_?name|_?naziv)?$/,
  ],
  [
    'place',
    /^(?:job_?)?(?:location|city|town|place|locality|address_?locality|municipality|mjesto|mesto|grad|lokacija|opcina|opstina)s?(?:_?name|_?rada)?$/,
  ],
  [
    'deadline',
    /^(?:job_?)?(?:deadline|expir(?:es|y|ation)(?:_?date)?|valid_?(?:through|until)|clos(?:es|ing)(?:_?date)?|application_?deadline|rok|rok_?prijave|datum_?isteka)$/,
  ],
]
/** The narrower name of a place takes precedence. */
const NARROW = /^(?:city|town|(?:address_?)?locality|grad|name)$/

/** A part of an item beside its text: its own text, or its children. */
export type ItemPart = { name: string; text: string; children: readonly ItemPart[] }

const DEPTH_MAX = 4

/** Collects the facts that the parts of an item state about an opportunity; the first part that states one counts. */
export function statedIn(parts: readonly ItemPart[]): Stated {
  const stated: Stated = { organisation: '', place: '', deadline: '', author: '' }
  for (const part of parts) {
    const name = localName(part.name)
    const field =
      NAMES.find(([, names]) => names.test(name))?.[0] ?? (name === 'creator' ? 'author' : undefined)
    if (field) stated[field] ||= wordsOf(part, 0)
  }
  return stated
}

function localName(name: string): string {
  return name
    .slice(name.lastIndexOf(':') + 1)
    .toLowerCase()
    .replaceAll('-', '_')
}

function wordsOf({ text, children }: ItemPart, depth: number): string {
  if (text.trim() !== '' || depth > DEPTH_MAX) return text.trim()
  const narrow = children.find(({ name }) => NARROW.test(localName(name)))
  for (const part of narrow ? [narrow, ...children] : children) {
    const words = wordsOf(part, depth + 1)
    if (words !== '') return words
  }
  return ''
}
