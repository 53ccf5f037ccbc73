import { findPhrases } from '../facts/organisation-phrases.ts'
import { HEAD, LABEL, NAVIGATION, NO_HEAD, WANTED } from '../title/title-lines.ts'
import { SAYS_HOW_LONG } from '../title/post-headings.ts'
import type { Line, NoticeText } from '../text/notice-text.ts'
import { findPosts } from './posts.ts'

/** The purpose of a line in a notice. */
export type LineRole =
  | 'menu'
  | 'organisation'
  | 'letterhead'
  | 'law'
  | 'announces'
  | 'heading'
  | 'post'
  | 'name'
  | 'label'
  | 'day'
  | 'money'
  | 'contact'
  | 'condition'
  | 'text'

type Rule = readonly [role: LineRole, is: (line: Line) => boolean]

const LAW =
  /^(?:na osnovu|na temelju|temeljem|u skladu sa?|shodno|pursuant to|prema (?:clanu|odredbama|pravilniku)|broj:?\s)/
const ANNOUNCES =
  /^(?:(?:i )?(?:raspisuje|objavljuje|oglasava|upucuje|zaposljava|zaposljavamo|raspisuju|objavljuju)(?: (?:se|sljedeci|ponovni))?|announces)[:\s.]*$/
/** Labels of the facts in a listing, with or without a colon. */
const ABOUT =
  /^[^\p{L}]{0,4}(?:rok|oglas (?:istice|vrijedi|aktivan|traje|je|ostaje|otvoren)|lokacija|mjesto(?: rada)?|grad|tip (?:posla|ugovora)|vrsta|broj|datum|objavljeno|objavljen|vidljivo|neto|bruto|plata|placa|naknada|kategorija|kompanija|poslodavac|nivo|iskustvo|sprema|strucna|jezik\w*|nudimo|sta|uslovi|uvjeti|opis|kvalifikacije|odgovornosti|zadaci|napomena|kontakt|prijave?|adresa|deadline|location|duty|where|when|seats|apply|closing|contract|duration|country|project|reports? to|reference|ref|classification|type|salary|posted|company|organi[sz]ation|perks|key tasks|about us|what you|context|qualifications|how to apply)\b/u
const DAY = /^\D{0,24}\d{1,2}\.\s?\d{1,2}\.\s?\d{4}\.?(?:\s?god\w*\.?)?\D{0,12}$/
const CONTACT =
  /@|https?:|www\.|\b(?:tel(?:efon)?|mob|fax)\b[.:\s/]{1,3}[\d+(]|^(?:ul\.|ulica|adresa)\b|^\d{2} ?\d{3} \p{L}/u
const MONEY = /^\D{0,40}\d[\d.,\s]*(?:km|eur|€)\b.{0,24}$/u
const CONDITION =
  /^\s*(?:[-•*▪●–]|\d{1,2}[.)]|[a-z]\))\s*(?:da\s|je\s|ima\s|zavrsen|polozen|iskustv|poznavanj|vozack|najmanje|diplom|uvjerenj|potvrd|ovjeren|kopij|izvod|licenc|srednj[ae]|visok[ao]|sss|vss)/
/** A bare name: few words, without the end of a sentence. */
const NAME =
  /^[^\p{L}\d]{0,4}[\p{L}\p{N}][\p{L}\p{N}/&.+'’„“"-]*(?:\s[\p{L}\p{N}][\p{L}\p{N}/&.+'’„“"-]*){0,8}\s?(?:\([^)]{1,40}\))?$/u
const VERBAL = /\b(?:je|su|se|ce|smo|is|are|will|traz[ei]|prima|nudi)\b/

const RULES: readonly Rule[] = [
  ['menu', ({ flat }) => NAVIGATION.test(flat)],
  ['announces', ({ flat }) => ANNOUNCES.test(flat.trim())],
  ['law', ({ flat }) => LAW.test(flat.trim())],
  ['label', ({ flat }) => SAYS_HOW_LONG.test(flat)],
  ['heading', ({ flat }) => HEAD.test(flat) || LABEL.test(flat)],
  ['day', ({ flat }) => DAY.test(flat)],
  ['contact', ({ flat }) => CONTACT.test(flat)],
  ['condition', ({ flat }) => CONDITION.test(flat)],
  ['label', ({ flat }) => ABOUT.test(flat)],
  ['money', ({ flat }) => MONEY.test(flat)],
  ['letterhead', ({ flat }) => NO_HEAD.test(flat)],
  ['name', ({ text, flat }) => text.length < 90 && NAME.test(text) && !VERBAL.test(flat)],
]
/** Rules look at the start of a line; no name is longer. */
const LINE_READ = 300
const LINES_READ = 400
const KNOWN = new WeakMap<NoticeText, ReadonlyMap<Line, LineRole>>()

/** Assigns each line its role; lines far below the heading are text. */
export function rolesOf(notice: NoticeText): ReadonlyMap<Line, LineRole> {
  const hit = KNOWN.get(notice)
  if (hit) return hit
  const posts = new Set(findPosts(notice).map(({ start }) => lineAt(notice, start)))
  const names = organisationLines(notice)
  const roles = new Map<Line, LineRole>()
  for (const line of notice.lines.slice(0, LINES_READ)) {
    const cut = { ...line, text: line.text.slice(0, LINE_READ), flat: line.flat.slice(0, LINE_READ) }
    const rule = RULES.find(([, is]) => is(cut))?.[0] ?? 'text'
    const isNamed = names.has(line) && rule !== 'menu'
    roles.set(line, posts.has(line) ? 'post' : isNamed ? 'organisation' : rule)
  }
  KNOWN.set(notice, roles)
  return roles
}

function lineAt({ lines }: NoticeText, start: number): Line | undefined {
  let low = 0
  let high = lines.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (lines[middle]!.start <= start) low = middle
    else high = middle - 1
  }
  return lines[low]
}

/** Finds lines with only the name of an organisation. */
function organisationLines(notice: NoticeText): Set<Line> {
  const lines = new Set<Line>()
  for (const phrase of findPhrases(notice)) {
    const line = lineAt(notice, phrase.start)
    if (!line || HEAD.test(line.flat) || WANTED.test(line.flat)) continue
    const { start, end } = line
    if (phrase.start - start < 4 && end - phrase.end < 22 && phrase.end > start + (end - start) * 0.55)
      lines.add(line)
  }
  for (const line of notice.lines.slice(0, LINES_READ))
    if (
      line.flat.length < LINE_READ &&
      /\b(?:d\.?o\.?o\.?|d\.d\.|s\.p\.|a\.d\.)(?:,? [\p{L} ]{3,24})?$/u.test(line.flat)
    )
      lines.add(line)
  return lines
}
