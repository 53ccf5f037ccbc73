import { cleanUrl } from '#features/profiles/contract/clean.ts'
import type { MunicipalityId } from '#features/places/contract/municipalities.ts'
import { municipalities } from '#features/places/contract/municipalities.ts'
import { municipalityCalled } from '#features/places/contract/search.ts'
import { fold } from '#platform/contract/fold.ts'
import { toLatin } from '#platform/contract/fold-script.ts'
import type { Line } from '../layout/line.ts'
import { isContactLabel } from './contact-lines.ts'

const EMAIL = /[\w.+%-]+@[\w-]+(?:\.[\w-]+)+/
const PHONE = /(?:\+|00)?\d[\d\s()/.-]{6,18}\d/g
const URL =
  /(?:https?:\/\/|www\.)[^\s|,;()<>"„“]+|\b(?:[a-z\d-]+\.)+(?:com|ba|org|net|io|dev|me|hr|rs|eu|co|app|info)(?:\/[^\s|,;()<>"„“]*)?/gi

export function emailIn(lines: readonly Line[]): string {
  return lines.map(({ text }) => EMAIL.exec(text)?.[0]).find(Boolean) ?? ''
}

/** Finds eight digits or more that are no dates. */
export function phoneIn(lines: readonly Line[]): string {
  for (const { text } of lines) {
    for (const [number] of text.matchAll(PHONE)) {
      const digits = number.replace(/\D/g, '').length
      const isDate =
        /^\D*\d{1,2}[./-]\s?\d{1,2}[./-]\s?\d{4}/.test(number) ||
        /^(?:19|20)\d\d\s?[-–]\s?(?:19|20)\d\d/.test(number)
      if (digits >= 8 && digits <= 15 && !isDate) return number.trim()
    }
  }
  return ''
}

export type LinkMatch = { url: string; label: string }

const LABELS: readonly (readonly [RegExp, string])[] = [
  [/linkedin\./, 'LinkedIn'],
  [/github\./, 'GitHub'],
  [/gitlab\./, 'GitLab'],
  [/behance\./, 'Behance'],
  [/dribbble\./, 'Dribbble'],
  [/instagram\./, 'Instagram'],
  [/facebook\./, 'Facebook'],
  [/youtube\./, 'YouTube'],
]

export function linksIn(lines: readonly Line[]): LinkMatch[] {
  const links = unbroken(lines.map(({ text }) => text)).flatMap(linksOfText)
  return links.filter(({ url }, at) => links.findIndex((link) => link.url === url) === at).slice(0, 10)
}

/** Some name the owner of the page in brackets. */
const BROKEN = /^[\w/.-]+(?:\s\(\p{L}+\))?$/u

/** Joins an address that a narrow column has broken, whose first part ends with a slash or a hyphen. */
function unbroken(texts: readonly string[]): string[] {
  const whole: string[] = []
  for (const text of texts) {
    const above = whole.at(-1)
    const goesOn =
      above !== undefined && /(?:https?:\/\/|www\.|\.\w{2,4}\/)\S*[/-]$/.test(above) && BROKEN.test(text)
    if (goesOn) whole[whole.length - 1] = `${above}${text}`
    else whole.push(text)
  }
  return whole
}

export function linksOfText(text: string): LinkMatch[] {
  const withoutMail = text.replace(new RegExp(EMAIL, 'g'), ' ')
  return [...withoutMail.matchAll(URL)].flatMap(([address]) => {
    const url = cleanUrl(address.replace(/[.,;:]+$/, ''))
    if (!url) return []
    const label =
      LABELS.find(([host]) => host.test(url.toLowerCase()))?.[1] ??
      new globalThis.URL(url).hostname.replace(/^www\./, '')
    return [{ url, label }]
  })
}

export function withoutLinks(text: string): string {
  return text
    .replace(URL, '')
    .replace(/\(\s*\)|[|·–-]\s*$/g, '')
    .replace(/\s{2,}/g, ' ')
    .trim()
}

/** Finds the municipality of the address, by name or post code. */
export function municipalityIn(lines: readonly Line[]): MunicipalityId | null {
  for (const { text } of lines) {
    const code = /\b(7[0-9]\d{3}|8[0-9]\d{3})\b/.exec(text)?.[1]
    const byCode = code && municipalities.find(({ postalCode }) => postalCode === code)
    if (byCode) return byCode.id
  }
  for (const { text } of lines) {
    const parts = text.split(/[,|·•:()/]|\s{2,}|\s[–-]\s/).map((part) => fold(part.replace(/\b\d{5}\b/, '')))
    const municipality = parts.map((part) => municipalityCalled(part)).find(Boolean)
    if (municipality) return municipality.id
    if (parts.includes('brcko')) return 'brcko-distrikt'
  }
  return null
}

/** Returns true for a line of contact details only. */
export function isContact(text: string): boolean {
  // A long line may be a whole CV in one paragraph, so it has more than contacts.
  if (text.length > 200) return false
  if (EMAIL.test(text) || /^\+?[\d\s()/.-]{8,}$/.test(text.trim())) return true
  if (linksOfText(text).length > 0 || isContactLabel(text)) return true
  return /^\s*(?:e-?mail|mejl|imejl|e-adresa|broj telefona|broj mobitela|bra[cč]n\w+|marital|(?:grad|mjesto)(?=:|\s\s)|tel\w*|mob\w*|phone|e-po[sš]ta|adresa|address|kontakt|contact|datum (?:i mjesto )?ro\S*|date of birth|ro\S{2,3}n\w*|pol|spol|sex|gender|državljanstvo|citizenship|nacionalnost|nationality|mjesto rođenja|linkedin|web\w*|github|skype|viber|whatsapp|born)\b/i.test(
    toLatin(text),
  )
}

/** Labels of personal data, which are no skills. */
const PERSONAL =
  /^(?:datum|mjesto|mesto|dan|godina|date|place)\s(?:\S+\s){0,3}?(?:rodenj\w*|rodj\w*|rod|birth)\b|^(?:rodj?en\w?|born|dob|jmbg|state?us|spol|pol|sex|gender|starost|age|drzavljanstvo|nacionalnost|narodnost|citizenship|nationality|bracn\w+|marital|adresa|prebivaliste|boraviste|address|ulica|ul|street)\b/
/** Names of contacts: among skills they are skills, but not before a number or an address. */
const REACHED = /^(?:telefon|tel|mobitel|mob|mobile|phone|e ?mail|mejl|e posta|e adresa)\b.*\d/
/** A street with its number, or a town with its post code. */
const ADDRESS = /\b\d{5}\s+\p{Lu}|^(?:ul\.|ulica|улица)\s/iu

/** Returns true for a line or word of a list with personal data or contacts. */
export function isPersonal(text: string): boolean {
  if (text.length > 200) return false
  const plain = text.trim()
  if (EMAIL.test(plain) || /^\+?[\d\s()/.-]{8,}$/.test(plain)) return true
  return (
    ADDRESS.test(plain) || (plain.length < 90 && [PERSONAL, REACHED].some((label) => label.test(fold(plain))))
  )
}
