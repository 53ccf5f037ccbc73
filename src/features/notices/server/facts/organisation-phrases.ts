import { fold } from '#platform/contract/fold.ts'
import type { NoticeText, Span } from '../text/notice-text.ts'
import { type Head, headOf, nominative } from './organisation-nouns.ts'
import { LONGEST_NAME, PLACE_FORMS } from './place-names.ts'

/** The name of an organisation as in the text, and in the nominative. */
export type Phrase = Span & { name: string; weight: number; head: string }

type Word = Span & { shown: string; folded: string }

/** Words that end a name. */
const STOP =
  /^(?:raspisuj|objavljuj|objavi|trazi|zaposljava(?:ju|mo)?$|poziva|organizuj|organizira|dodjeljuj|oglasav|upucuj|dono[sn]|donije|raspisa[ol]|otvori[ol]|pokren|je$|su$|ce$|koj|vrsi|prima$|dana$|broj|br$|nudi|otvara|pokrec|provodi|implement|realiz|obavj|obavij|announc|invit|seek|is$|has$|launch|offer|are$|will$|with$|kao$|te$|ili$|putem|radi$|prema$|izmedu|sto$|gdje|kako|dostav|prijav|rok$|mail|tel|mob|adres|ulica|ul$|dijeli|daje|nalazi|sa$|uz$|from$|dodeljuj|dodela|otvori|saradnj|suradnj|partnerstv|cooperation|partnership|okvir|in$|that$|who$|ima$|prostorij|odrzava|okuplja|brine$|najavi|kroz|sjedist|on$|nastavlja|predvid|objekt|clan$|zakon|to$|does|tokom|povodom|finansira|sufinansira|podrzava|obiljezava|poziva|sklad|dana\b|odobren|prepust|raspola|saglasn|suglasn|osnivac)/
/** Small words that may stand inside a name. */
const LINK = /^(?:za|i|o|u|na|of|for|and|the|da|bez|protiv|po|od)$/
const NO_ADJECTIVE =
  /^(?:statut\w*|pravila|the|u|za|na|i|iz|od|o|po|javni|oglas|poziv|konkurs|natjecaj|nacelnik|gradonacelnik|direktor|sluzbe|zahtjev|strane|potrebe|ime|podrska|podrsku|podrske|program|projekat|clan|clana|zakon|zakona|mladi|nasi|vasi|nas|vas|nasa|nasoj|nase|ova|ove|ovaj|ovo|svaka|svi|sve|sva|njegov|postojeca|druge|drugi|srednje|zavrsena|zavrsen|zavrsenu|kandidat|kandidati)$/
/** Nouns that follow another noun: Media centar, Ski klub, Agro forum. */
const TAKES_A_NOUN = /^(?:centar|klub|forum|studio|servis|market|fond|inkubator|mreža)$/
const MAX_WORDS = 14
/** Organisations that are read; no notice names more. */
const PHRASES_MAX = 300
const SETTLEMENT = new Set(['opcina', 'opstina', 'grad', 'Municipality'])

const PHRASES = new WeakMap<NoticeText, Phrase[]>()

/** Finds all names built around a noun such as ministry, association or school. */
export function findPhrases(notice: NoticeText): Phrase[] {
  const phrases = PHRASES.get(notice) ?? phrasesIn(notice)
  PHRASES.set(notice, phrases)
  return phrases
}

function phrasesIn({ text }: NoticeText): Phrase[] {
  const words: Word[] = [...text.matchAll(/[\p{L}\p{M}\p{N}]+(?:[-'][\p{L}\p{N}]+)*/gu)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    shown: match[0],
    folded: fold(match[0]),
  }))
  const phrases: Phrase[] = []
  for (let at = 0; at < words.length && phrases.length < PHRASES_MAX; at += 1) {
    const word = words[at]!
    const head = headOf(word.shown)
    if (!head) continue
    if (word.start < (phrases.at(-1)?.end ?? 0)) continue
    const phrase =
      SETTLEMENT.has(fold(head.nominative)) || head.nominative === 'Municipality'
        ? settlement(words, at, head)
        : named(text, words, at, head)
    if (phrase) phrases.push(phrase)
  }
  return phrases
}

function settlement(words: readonly Word[], at: number, head: Head): Phrase | undefined {
  const word = words[at]!
  const inEnglish = head.nominative === 'Municipality'
  const from = inEnglish && words[at + 1]?.folded === 'of' ? at + 2 : at + 1
  for (let count = LONGEST_NAME; count > 0; count -= 1) {
    const part = words.slice(from, from + count)
    const last = part.at(-1)
    if (part.length < count || !last) continue
    const place = PLACE_FORMS.get(
      part
        .map(({ folded }) => folded)
        .join(' ')
        .replaceAll('-', ' '),
    )
    if (!place || place.abroad || !/^\p{Lu}/u.test(part[0]?.shown ?? '')) continue
    const noun = first(head.nominative)
    const name = inEnglish ? `Municipality of ${place.name}` : `${noun} ${place.name}`
    return { start: word.start, end: last.end, name, weight: head.weight, head: head.nominative }
  }
  return undefined
}

function named(text: string, words: readonly Word[], at: number, head: Head): Phrase | undefined {
  const word = words[at]!
  const before: Word[] = []
  for (let back = at - 1; back >= Math.max(0, at - 3); back -= 1) {
    const one = words[back]!
    const next = before[0] ?? word
    if (text.slice(one.end, next.start).trim() !== '' || text.slice(one.end, next.start).includes('\n')) break
    if (NO_ADJECTIVE.test(one.folded) || one.folded.length < 2) break
    const isAdjective =
      one.folded.length > 3 && /(?:sk|ck|n|v|sn|st|j|t|rl|r|b)(?:i|a|o|e|og|om|oj|u|em|eg)$/.test(one.folded)
    const isLarge = /^\p{Lu}/u.test(one.shown)
    const isMark = /^(?:ju|pu|jp|jkp|kjkp|jzu|nvo|ug)$/.test(one.folded)
    if (
      !(
        isMark ||
        (isAdjective && (isLarge || /^\p{Ll}/u.test(word.shown))) ||
        (isLarge && /^\p{Lu}/u.test(word.shown) && isEnglish(head)) ||
        (isLarge && TAKES_A_NOUN.test(head.nominative))
      )
    )
      break
    before.unshift(one)
    if (isMark) break
  }
  const start = before[0]?.start ?? word.start
  const end = endOf(text, words, at)
  const isProper = /^["“„»«']?\p{Lu}/u.test(text.slice(start, start + 2))
  // A small word before a quoted name is part of it: in the restaurant "Old Bridge".
  if (!isProper && !/^\s["“„»«']\s?\p{Lu}/u.test(text.slice(word.end, word.end + 4))) return undefined
  const rest = text.slice(word.end, end)
  if (rest.trim() === '' && before.length === 0) return undefined
  const name =
    [
      ...nominative(
        before.map(({ shown }) => shown),
        word.shown,
        head,
      ),
    ].join(' ') + rest
  return {
    start,
    end,
    name: first(name.replace(/\s+/g, ' ').trim()),
    weight: head.weight + (isProper ? 0 : -2),
    head: head.nominative,
  }
}

function endOf(text: string, words: readonly Word[], at: number): number {
  let end = words[at]!.end
  const ahead = text.slice(Math.max(0, words[at]!.start - 90), words[at]!.start)
  // The opening quote of some notations is the closing one of ours.
  let inQuotes = /["“„»] ?$/.test(ahead) && !/„[^“”"„]{1,80}“ ?$/.test(ahead)
  for (let next = at + 1; next < Math.min(words.length, at + MAX_WORDS); next += 1) {
    const word = words[next]!
    const between = text.slice(end, word.start)
    if (/["“”„«»]/.test(between)) inQuotes = !inQuotes
    if (
      /[.;:()!?/|•@]/.test(
        between.replace(/^\.(?=\s)/, (dot) => (text.slice(end - 3, end).includes('.') ? '' : dot)),
      ) &&
      !isCompany(text, end)
    )
      break
    if (/\n\s*\n/.test(between)) break
    const goesOn =
      /^\p{Ll}/u.test(word.shown) || inQuotes || (next === at + 1 && isFormAlone(text, words[at]!))
    if (between.includes('\n') && !goesOn) break
    const isLarge = /^[\p{Lu}\d]/u.test(word.shown)
    if (between.includes(',') && !isList(text, word.start)) break
    if (/[-–—]/.test(between)) break
    if (!inQuotes && STOP.test(word.folded)) break
    if (/^\d/.test(word.shown) && !inQuotes) break
    if (!isLarge && !inQuotes && !LINK.test(word.folded) && !isLowerPart(words, next, at)) break
    end = word.end
    const tail = /^\s?(?:d\.\s?o\.\s?o\.?|d\.\s?d\.?|s\.\s?p\.?)/i.exec(text.slice(end, end + 9))
    if (tail) end += tail[0].length
  }
  return trimmed(text, words[at]!.end, end)
}

/** `JAVNA ZDRAVSTVENA USTANOVA`, with the name on the next line. */
function isFormAlone(text: string, { start, folded }: Word): boolean {
  if (!/^(?:ustanov|preduzec|poduzec)/.test(folded)) return false
  return /(?:^|\n)[ \t]{0,3}javn[aoe]\s(?:\p{L}{1,20}\s){0,2}$/iu.test(
    text.slice(Math.max(0, start - 60), start),
  )
}

/** `za obrazovanje, nauku i mlade`: small words and an `i` follow a comma within a name. */
function isList(text: string, start: number): boolean {
  return /^\p{Ll}[\p{L} ]{2,30}(?:, \p{Ll}[\p{L} ]{2,30}){0,3} (?:i|and) \p{Ll}/u.test(
    text.slice(start, start + 110),
  )
}

/** Small words belong to a name after a link or a genitive: `za javno zdravstvo Federacije`. */
function isLowerPart(words: readonly Word[], next: number, at: number): boolean {
  const word = words[next]!
  if (next === at + 1) return !/^(?:u|je|i)$/.test(word.folded) && word.folded.length > 2
  const linked = words.slice(at + 1, next).some(({ folded }) => LINK.test(folded))
  return linked || next <= at + 2
}

function isCompany(text: string, end: number): boolean {
  return /(?:d\.\s?o\.\s?o|d\.\s?d|s\.\s?p|\bSt|\bSv|\bDr)\.?$/i.test(text.slice(Math.max(0, end - 9), end))
}

function trimmed(text: string, least: number, end: number): number {
  let last = end
  for (let part = text.slice(least, last); ; part = text.slice(least, last)) {
    const link = /\s(?:za|i|o|u|na|of|for|and|the|da|bez|po|od)$/iu.exec(part)
    if (!link) break
    last = least + link.index
  }
  const quote = /^["”“«»]/.exec(text.slice(last, last + 1))
  return quote && /["“„»«]/.test(text.slice(least, last)) ? last + 1 : last
}

function isEnglish({ nominative: name }: Head): boolean {
  return /^[A-Z][a-z]/.test(name)
}

function first(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
