import type { Line, NoticeText, Span } from '../text/notice-text.ts'
import { findPhrases } from './organisation-phrases.ts'
import { namesNoPost, onlyPost, postInSentence, SAYS_HOW_LONG } from './posts.ts'
import { isInCapitals, properNamesIn, lowerCapitals } from './capitals.ts'
import { postName } from './post-names.ts'
import { titleOfSentence, wanted } from './wanted-post.ts'
import {
  CALLING,
  ENDS_AS_OFFER,
  GOES_ON,
  HEAD,
  LABEL,
  NAVIGATION,
  NEW_PART,
  NO_HEAD,
  WANTED,
  WANTED_FIRST,
} from './title-lines.ts'

/** `heading` stands where the title is a post that is listed under it. */
export type ReadTitle = { value: string; span: Span; heading?: Span }

const MAX_LINES = 45
const LONGEST = 200
/** What is read for a title; the signs at its end are looked for from each of them. */
const LONGEST_READ = 800
const MAX_JOINED = 6
/** A heading in the middle of a sentence. */
const INLINE =
  /(?:JAVNI (?:POZIV|OGLAS|KONKURS|NATJEČAJ|NATJECAJ)|NAGRADNI (?:KONKURS|NATJEČAJ)|OGLAS|KONKURS|NATJEČAJ|[Jj]avni (?:poziv|oglas|konkurs|natječaj)|PUBLIC CALL|CALL FOR [A-Z]+|[Oo]glas za|[Kk]onkurs za|[Nn]atječaj za|[Pp]oziv za)(?=[\s:])/u
const BARE =
  /^(?:ponovljeni |ponovni |interni )?(?:javni (?:poziv|oglas|konkurs|natjecaj)|oglas|konkurs|natjecaj|poziv|obavjestenje|obavijest|vacancy(?: announcement| notice)?|job (?:vacancy|announcement|opening|ad|opportunity)|announcement|notice|open call|call|oglas za posao|posao|oglas za prijem|zaposlenje|novi oglas|terms of reference|program|obuka|grant|internship|internship opportunity|request for proposals?|call for (?:proposals|applications|participants|projects|ideas|papers|volunteers)|okrugli sto|javna rasprava|tribina|panel diskusija|konferencija|predavanje|promocija knjige|round ?table|conference|workshop|otvoreni poziv)$/

/** How many are wanted is said elsewhere. */
const POSTS =
  /\s\((?:(?:\d{1,2}|jedan|dva|tri)\s)?(?:\(\p{L}+\)\s)?(?:izvršilac|izvršioca|izvršilaca|izvršitelj\p{L}{0,2}|positions?)\)$/iu
/** `Magacioner | Hladnjača Sokol`: a page's title names its site. */
const OF_A_SITE = /(?<=.{8})\s\|\s[^|]{2,40}$/u
/** `Stipendija X – konkurs otvoren do 15. decembra`. */
const OPEN_UNTIL =
  /(?<=.{8})\s[–-]\s(?:konkurs|poziv|oglas|natječaj|prijave|rok|applications?|deadline)\s(?:[^.]{0,30}\s)?\d.*$/iu
/** Behind the thing itself stands of what it is a part. */
const PART_OF =
  /(?<=.{60})\s(?:u okviru|u sklopu|within the framework of|as part of)\s(?:projek|program|inicijativ|the\s).*$/iu
/** `JAVNI POZIV Fondacije Nur`, and what it is for in the next line. */
const ISSUED =
  /^(?:JAVNI POZIV|JAVNI OGLAS|JAVNI KONKURS|POZIV|KONKURS|OGLAS|NATJEČAJ)\s(?!ZA\s|O\s|U\s|I\s|za\s|o\s)[\p{L}\d"“”„ .-]{4,70}$/u
/** `NATJEČAJ za prijem`, `OKRUGLI STO: …`: a heading that was only begun in capitals. */
const CAPITALS_START = /^\p{Lu}{5,}(?: \p{Lu}{3,})*(?=: | \p{Ll})/u
/** For how long is said behind how many. */
const MORE_OF_A_POST = /\s\(\d{1,2}\s(?:\(\p{L}+\)\s)?izvrši\p{L}+\)\s(?:na|u|sa|za)\s.*$/iu
/** The organisation that announces is not part of the name. */
const ANNOUNCED =
  /^.{4,140}?\s(?:raspisuj[eu]|objavljuj[eu]|upućuj[eu]|oglašava(?:ju)?|announces(?: an?| the)?)\s(?=javni|otvoreni|oglas|konkurs|natječaj|natjecaj|poziv|nagradni|interni|call|vacancy|scholarship)/iu

/** The sort of a call or an event in one line, its name in the next. */
const OPENS_A_NAME =
  /^((?:call for \p{L}+|okrugli sto|tribina|konferencija|panel diskusija|predavanje|javna rasprava|round ?table|conference|workshop))\s*\n\s*(?=["“„]?\p{Lu})(?!(?:za|o|na|u|i|for|of|on|in)\s)/iu

/** What the notice is called. */
export function readTitle(notice: NoticeText): ReadTitle | undefined {
  const written = notice.lines.filter(({ text }) => /\p{L}{2}/u.test(text))
  const own = written.filter(({ flat }) => !NAVIGATION.test(flat))
  const lines = (own.length > 0 ? own : written).slice(0, MAX_LINES)
  const labelled = lines.find(({ flat }) => LABEL.test(flat))
  let best: { line: Line; score: number } | undefined
  const named = organisationLines(notice, lines)
  lines.forEach((line, place) => {
    const score = scoreOf(line, place) - (named.has(line) && !isOpening(line) ? 5 : 0)
    if (!best || score > best.score) best = { line, score }
  })
  if (
    labelled &&
    (!best ||
      best.score < 7 ||
      isBare(best.line) ||
      scoreOf(labelled, 3) > best.score ||
      /^(?:[^\p{L}]{0,4})(?:pozicija|radno mj?esto|position|job title|post title|functional title|naziv (?:radnog|pozic))/u.test(
        labelled.flat,
      ))
  ) {
    const start = labelled.start + (LABEL.exec(labelled.flat)?.[0].length ?? 0)
    // A heading that says more than the label is kept.
    if (!best || !isTelling(best.line, best.score))
      return tidy(
        notice,
        labelled.text.length > LONGEST ? sentenceFrom(notice, start) : { start, end: labelled.end },
      )
  }
  const post =
    onlyPost(notice) ?? (best && namesNoOffer(notice, best.line) ? postInSentence(notice) : undefined)
  if (post && (!best || best.score < 4 || namesNoOffer(notice, best.line))) {
    const told = tidy(notice, post)
    const heading = best && whole(notice, best.line)
    const open = heading && tidy(notice, heading)?.value
    // An official heading is kept before the post, a plain one (`Oglas za posao`) says nothing more.
    const value = told && open && /radnog mj?esta$/i.test(open) ? `${open}: ${told.value}` : told?.value
    return told && value ? { ...told, value, ...(heading && { heading }) } : told
  }
  const next = best && isOpening(best.line) ? lines[lines.indexOf(best.line) + 1] : undefined
  if (next && next.text.length < 120) {
    const told = tidy(notice, next)
    return told && { ...told, value: sentenceCase(wanted(told.value)) }
  }
  if (best && best.score >= 4 && best.line.text.length <= LONGEST)
    return tidy(notice, whole(notice, best.line))
  const inline = INLINE.exec(notice.text.slice(0, 6000))
  if (inline) return tidy(notice, sentenceFrom(notice, inline.index))
  if (best && best.score > 0) return tidy(notice, whole(notice, best.line))
  const [first] = lines
  return first ? tidy(notice, whole(notice, first)) : undefined
}

/** A heading that says that somebody is wanted, and not who. */
function namesNoOffer(notice: NoticeText, line: Line): boolean {
  const { start, end } = whole(notice, line)
  return namesNoPost(notice.flat.slice(start, end)) || (/\sza\b/.test(line.flat) && namesNoPost(line.flat))
}

function scoreOf({ text, flat }: Line, place: number): number {
  const head = flat.replace(/^[^\p{L}\d]+/u, '')
  let score = place === 0 ? 4 : Math.max(0, 2 - place * 0.2)
  const inCapitals = isInCapitals(text)
  if (HEAD.test(flat)) score += inCapitals || /^\p{Lu}/u.test(text.replace(/^[^\p{L}]+/u, '')) ? 6 : 1
  else if (WANTED.test(flat)) score += place === 0 || WANTED_FIRST.test(flat) ? 3.5 : 1.5
  if (inCapitals) score += 1.5
  if (NO_HEAD.test(head) && !opens(flat)) score -= 6
  if (NEW_PART.test(head) && !HEAD.test(head)) score -= 2
  if (text.length > 220) score -= 2.5
  if (text.endsWith('.') && /\s(?:je|su|ce|se|is|are|will)\s/.test(flat)) score -= 2
  if (/[:,]$/.test(text) && text.length > 60) score -= 1
  if (ENDS_AS_OFFER.test(flat)) score += 4
  if (SAYS_HOW_LONG.test(head)) score -= 8
  if (/^(?:raspisuj|objavljuj)/.test(head)) score -= 6
  if (
    /\b(?:obrazac|obrasc|prilog|dokumentacij|clana? \d)/.test(head) &&
    !/\b(?:poziv|konkurs|oglas) za/.test(head)
  )
    score -= 2
  if (/^\p{Ll}/u.test(text)) score -= 3
  if (/@|https?:|www\./.test(text)) score -= 3
  if (/\d{1,2}\.\s?\d{1,2}\.\s?\d{4}/.test(text) && text.length < 50) score -= 3
  return score
}

/** Lines that hold the name of an organisation and nothing else. */
function organisationLines(notice: NoticeText, lines: readonly Line[]): Set<Line> {
  const phrases = findPhrases(notice)
  return new Set(
    lines.filter(
      ({ start, end, flat }) =>
        /\b(?:d\.?o\.?o\.?|d\.d\.|s\.p\.|a\.d\.)(?:,? [\p{L} ]{3,24})?$/u.test(flat) ||
        phrases.some(
          (phrase) =>
            phrase.start >= start &&
            phrase.start - start < 4 &&
            end - phrase.end < 22 &&
            phrase.end > start + (end - start) * 0.55 &&
            !HEAD.test(flat),
        ),
    ),
  )
}

/** `We are looking for:` opens what the next line names. */
function isOpening({ flat }: Line): boolean {
  return opens(flat)
}

function opens(flat: string): boolean {
  return /^[^\p{L}]{0,6}(?:[\p{L}\d"“”„'.&-]+ ){0,6}(?:trazimo|traze|trazi se|trazi|zaposljavamo|zaposljava|looking for|hiring|prima u radni odnos)[:\s.!-]*$/u.test(
    flat,
  )
}

function isBare({ flat }: Line): boolean {
  return BARE.test(
    flat
      .replace(/[^\p{L}\d ]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )
}

function isTelling({ flat }: Line, score: number): boolean {
  return score >= 7 && /\b(?:za|for)\s\S+\s\S+/.test(flat) && !/^(?:oglas|konkurs) za posao/.test(flat)
}

/** The lines over which a heading runs. */
function whole({ lines }: NoticeText, line: Line): Span {
  let at = lines.indexOf(line)
  let { end } = line
  let joined = 0
  let gap = 0
  const inCapitals = isInCapitals(line.text)
  const bare = isBare(line) || ISSUED.test(line.text)
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
    if (!isSame && !isWrapped && !goes && !(bare && joined === 0 && next.text.length < 120)) break
    if (/^(?:na osnovu|u skladu|raspisuj|objavljuj)/.test(head)) break
    end = next.end
    previous = next
    joined += 1
    gap = 0
  }
  return { start: line.start, end }
}

/** What begins the next thought where a notice has lost its lines. */
const NEXT_THOUGHT =
  /\s(?:[IVX]{1,4}[.)\s–-]|\d{1,2}[.)]\s(?!\d|godin)|\p{Ll}\)\s|Company|Venue|Organiser|Visina|Prva nagrada|Mjesto|Datum|Closing|Vacancies|Član|Na osnovu|Broj|Rok|Prijav|Pravo|Uslov|Uvjet|Predmet|Organizator|Lokacija|Kompanija|Iznos|Sredstv|Maksimal|Minimal|Najvi|Najmanj|Deadline|Location|Organi[sz]|Mandat|Opis|Plat|Plać|Stipendija iznosi|Nagrad|Zaint|Kandidat|Dodjeljuje|Potreb|Tem[ae]:|Svi |Obuka se|Za ovu|Bespovrat|Podnosi|\p{Lu}\p{L}+ (?:\p{L}+ ){0,4}(?:je|su|se|poziva|raspisuje|objavljuje|traži|organizuje|organizira|raspoređuje|dodjeljuje|prima|may|will|is|are|invites|offers) )/u

function sentenceFrom(notice: NoticeText, start: number): Span {
  const { text } = notice
  const rest = text.slice(start, start + 320)
  // An organisation that stands there by itself begins a sentence of its own.
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

/** In its first form, as a sentence begins: not `of the Ministry`. */
function isNamed(text: string): boolean {
  return (
    /^\p{Lu}/u.test(text) &&
    !/^(?:Ministarstva|Op[ćš]\p{L}?[ti]?ine|Grada|Zavoda|Fonda|Udruženja \p{Lu}|Javne|Federalnog)/u.test(text)
  )
}

function tidy({ text }: NoticeText, { start, end }: Span): ReadTitle | undefined {
  let value = text
    .slice(start, Math.min(end, start + LONGEST_READ))
    .replace(OPENS_A_NAME, '$1: ')
    .replace(/\s+/g, ' ')
    .replace(/^[^\p{L}\p{N}"„“(]+/u, '')
    .replace(/[\s.,:;*_=~|–—-]+$/u, (tail) => (/^\.$/.test(tail) ? '.' : ''))
    .trim()
  if (!/(?:\bd\.o\.o|\bd\.d|\bgod|\bbr|\bs\.p|\d)\.$/i.test(value)) value = value.replace(/\.$/, '')
  value = value.replace(ANNOUNCED, '').replace(OF_A_SITE, '').replace(OPEN_UNTIL, '')
  const called = CALLING.exec(value)
  if (called && value.length - called[0].length > 3) {
    value = value.slice(called[0].length)
    if (/tra[žz]|zapo[šs]l/iu.test(called[0])) value = postName(value)
  }
  // An advertisement in one breath: its first sentence is its name.
  const sentence =
    /^.{15,200}?(?<=\p{L}{3}|\))(?<!\b(?:god|tzv|npr|br|dr|mr|ing|dipl))[.!?](?=\s+\p{Lu})/u.exec(value)
  if (sentence && sentence[0].length < value.length) value = sentence[0].replace(/\.$/, '')
  value = titleOfSentence(value.replace(PART_OF, '').replace(POSTS, '').replace(MORE_OF_A_POST, ''))
  if (value.length > LONGEST)
    value = value.slice(0, value.lastIndexOf(' ', LONGEST)).replace(/[\s,;:-]+$/, '')
  value = value.replace(/\s(?:raspisuj\p{L}{1,2}|objavljuj\p{L}{1,2})$/iu, '')
  const names = properNamesIn(text)
  const capitalWords = value.split(' ').filter((word) => isInCapitals(word)).length
  if (isInCapitals(value) || capitalWords >= 2) value = lowerCapitals(value, names)
  value = value.replace(CAPITALS_START, (capitals) => lowerCapitals(capitals, names))
  return value === '' ? undefined : { value: sentenceCase(value), span: { start, end } }
}

function sentenceCase(value: string): string {
  return value.charAt(0).toUpperCase() + value.slice(1)
}
