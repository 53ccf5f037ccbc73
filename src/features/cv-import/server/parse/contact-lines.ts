import { fold } from '#platform/contract/fold.ts'
import type { Line } from '../layout/line.ts'
import type { Part } from './parts.ts'
import type { PartName } from './section-names.ts'

const MAIL =
  '(?:e ?mail|mail|gmail|mejl|imejl)(?:a|om)?|(?:e|el|elektronsk\\w+|elektronick\\w+) ?(?:post|adres)\\w+'
const PHONE = 'telefon\\w?|tel|mobitel\\w?|mobiln(?:i|og|om)|mob|mobile|phone|cell ?phone|cell|fax|faks'
const OWNER =
  'moj|moja|my|kontakt|contact|licn\\w+|privatn\\w+|sluzben\\w+|poslovn\\w+|personal|private|business|work|kucni|fiksni|home|broj|br|adresa'
const HOME =
  '(?:(?:kucna|home|postal|current) )?(?:adresa|address)(?: (?:stanovanja|prebivalista|boravka|boravista))?|(?:mjesto|mesto) (?:stanovanja|prebivalista|boravka)|place of residence|prebivaliste|boraviste'
/** A label of contact details, folded, and nothing else. */
const LABEL = new RegExp(
  `^(?:(?:(?:${OWNER}) )*(?:${MAIL}|${PHONE})(?: (?:${MAIL}|${PHONE}|adresa|address|number|broj|no|kontakt|i|and))*|${HOME})$`,
)
const ADDRESS = /[\w.+%-]+@[\w-]+(?:\.[\w-]+)+/g
const NUMBER = /(?:\+|\b00|\b0)\d[\d\s()/.-]{6,18}\d/g
const BREAKS = /[:|,;•·()]|\s[–-]\s|\s{2,}/

const withoutValues = (text: string) => text.replace(ADDRESS, '|').replace(NUMBER, '|')
const piecesOf = (text: string) => text.split(BREAKS).filter((piece) => fold(piece) !== '')

/** Returns true for labels of contact details, such as “Email”, alone or with the details and nothing else. */
export function isContactLabel(text: string): boolean {
  if (text.length > 120) return false
  const pieces = piecesOf(withoutValues(text))
  return pieces.length > 0 && pieces.every((piece) => LABEL.test(fold(piece)))
}

/** Returns true for an address or a number alone. */
const isValue = (text: string) => text.trim() !== '' && piecesOf(withoutValues(text)).length === 0

/** Parts that are about the person, or whose contacts are somebody else's. */
const STAYS: ReadonlySet<PartName> = new Set(['person', 'headline', 'links', 'skip', 'unknown'])

/** Divides labelled contact details from a part: a narrow column or a footer may leave them under any heading. */
export function apartFromContacts(part: Part): Part[] {
  if (STAYS.has(part.name)) return [part]
  const contacts: Line[] = []
  const lines = part.lines.filter((line, at) => {
    const above = part.lines[at - 1]
    const isOfContact =
      !line.isBullet &&
      (isContactLabel(line.text) || (above && contacts.at(-1) === above && isValue(line.text)))
    if (isOfContact) contacts.push(line)
    return !isOfContact
  })
  return contacts.length === 0
    ? [part]
    : [
        { ...part, lines },
        { name: 'person', heading: '', lines: contacts },
      ]
}
