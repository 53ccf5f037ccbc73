import { isInCapitals } from '../facts/capitals.ts'
import { findPhrases } from '../facts/organisation-phrases.ts'
import type { Line, NoticeText, Span } from '../text/notice-text.ts'
import { GOES_ON, NEW_PART, NO_HEAD } from './title-lines.ts'

const LONGEST = 200
const MAX_JOINED = 6
const BARE =
  /^(?:ponovljeni |ponovni |interni )?(?:javni (?:poziv|oglas|konkurs|natjecaj)|oglas|konkurs|natjecaj|poziv|obavjestenje|obavijest|odluk[au] o (?:raspisivanju|objavljivanju) (?:javnog )?(?:konkursa|natjecaja|oglasa|poziva)|vacancy(?: announcement| notice)?|notice of funding opportunity|job (?:vacancy|announcement|opening|ad|opportunity)|announcement|notice|open call|call|oglas za posao|posao|oglas za prijem|zaposlenje|novi oglas|terms of reference|program|obuka|grant|internship|internship opportunity|request for proposals?|call for (?:proposals|applications|participants|projects|ideas|papers|volunteers)|okrugli sto|javna rasprava|tribina|panel diskusija|konferencija|predavanje|promocija knjige|round ?table|conference|workshop|otvoreni poziv)$/
/** `JAVNI POZIV Fondacije Nur`, with its purpose on the next line. */
const ISSUED =
  /^(?:JAVNI POZIV|JAVNI OGLAS|JAVNI KONKURS|POZIV|KONKURS|OGLAS|NATJEČAJ)\s(?!ZA\s|O\s|U\s|I\s|za\s|o\s)[\p{L}\d"“”„ .-]{4,70}$/u

/** Returns the lines of a heading. */
export function whole({ lines }: NoticeText, line: Line): Span {
  let at = lines.indexOf(line)
  let { end } = line
  let joined = 0
  let gap = 0
  const inCapitals = isInCapitals(line.text)
  const isAlone = isBare(line)
  const bare = isAlone || ISSUED.test(line.text)
  let previous = line
  while (joined < MAX_JOINED && end - line.start < LONGEST) {
    at += 1
    const next = lines[at]
    if (!next) break
    const head = next.flat.replace(/^[^\p{L}\d]+/u, '')
    if (next.text.trim() === '') {
      gap += 1
      if (gap > 1 || !(bare && joined === 0)) break
      continue
    }
    if (/[.!?:;]$/.test(previous.text.trim()) && !/\b(?:d\.o\.o|br|tzv)\.$/.test(previous.flat)) break
    const isSame = inCapitals && isInCapitals(next.text) && !NO_HEAD.test(head)
    const isWrapped = previous.text.length > 45 && /^\p{Ll}/u.test(next.text)
    const goes = GOES_ON.test(head) && ((bare && joined === 0) || /^[^\p{L}]*\p{Ll}/u.test(next.text))
    if (
      (NEW_PART.test(head) || NO_HEAD.test(head)) &&
      !(bare && joined === 0 && GOES_ON.test(head)) &&
      !isWrapped
    )
      break
    if (!isSame && !isWrapped && !goes && !(isAlone && joined === 0 && next.text.length < 120)) break
    if (/^(?:na osnovu|u skladu|raspisuj|objavljuj)/.test(head)) break
    end = next.end
    previous = next
    joined += 1
    gap = 0
  }
  return { start: line.start, end }
}

/** Beginnings of the next sentence, in notices that have lost their line breaks. */
const NEXT_THOUGHT =
  /\s(?:[IVX]{1,4}[.)\s–-]|\d{1,2}[.)]\s(?!\d|godin)|\p{Ll}\)\s|Company|Venue|Organiser|Visina|Prva nagrada|Mjesto|Datum|Closing|Vacancies|Član|Na osnovu|Broj|Rok|Prijav|Pravo|Uslov|Uvjet|Predmet|Organizator|Lokacija|Kompanija|Iznos|Sredstv|Maksimal|Minimal|Najvi|Najmanj|Deadline|Location|Organi[sz]|Mandat|Opis|Plat|Plać|Stipendija iznosi|Nagrad|Zaint|Kandidat|Dodjeljuje|Potreb|Tem[ae]:|Svi |Obuka se|Za ovu|Bespovrat|Podnosi|\p{Lu}\p{L}+ (?:\p{L}+ ){0,4}(?:je|su|se|poziva|raspisuje|objavljuje|traži|organizuje|organizira|raspoređuje|dodjeljuje|prima|may|will|is|are|invites|offers) )/u

export function sentenceFrom(notice: NoticeText, start: number): Span {
  const { text } = notice
  const rest = text.slice(start, start + 320)
  // A bare organisation begins a sentence of its own.
  const subject = findPhrases(notice).find(
    (phrase) =>
      phrase.start > start + 15 &&
      !/\s(?:u|na|za|iz|od|o|s|sa|pri|kod|in|of|at|the)\s$/iu.test(
        text.slice(phrase.start - 6, phrase.start),
      ) &&
      /[\p{L})]\s$/u.test(text.slice(0, phrase.start).slice(-2)) &&
      isNamed(text.slice(phrase.start, phrase.start + 12)),
  )
  const stops = [
    rest.search(
      /(?<=[\p{Ll}\p{Lu})"]{2})(?<!\b(?:d\.o\.o|br|god|tzv))[.!?;](?:\s|$)|\n\s*\n|\n(?=\s*(?:\d|[Ii]+\b|[-•]))/u,
    ),
    18 + rest.slice(18).search(NEXT_THOUGHT),
    (subject?.start ?? 0) - start,
  ].filter((stop) => stop > 17)
  return { start, end: start + Math.min(rest.length, ...stops) }
}

/** Recognises the nominative, as at the start of a sentence: not `of the Ministry`. */
function isNamed(text: string): boolean {
  return (
    /^\p{Lu}/u.test(text) &&
    !/^(?:Ministarstva|Op[ćš]\p{L}?[ti]?ine|Grada|Zavoda|Fonda|Udruženja \p{Lu}|Javne|Federalnog)/u.test(text)
  )
}

export function isBare({ flat }: Line): boolean {
  return BARE.test(
    flat
      .replace(/\s\((?:open )?call(?: for \w+)?\)/, '')
      .replace(/[^\p{L}\d ]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )
}
