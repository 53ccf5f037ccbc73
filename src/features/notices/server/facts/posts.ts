import type { Line, NoticeText, Span } from '../text/notice-text.ts'

/** `1. WELDER (m) ........ 2 IZVRŠIOCA`, `1/01 Viši stručni saradnik`: how lists name a post. */
const LISTED = /^\s*(?:\d{1,2}[.)]\s?|\d{1,2}\/\d{2}\s|[-•*]\s?)?(?=\p{L})/u
const COUNTED =
  /\s*(?:\((?:m|z|m ?\/ ?z|z ?\/ ?m)\))?[\s.…_,–-]*\b\d{1,2}\s?(?:\([a-z]{2,12}\)\s?)?[-–]?\s?izvrsi\w+.*$/u
const COUNT_ALONE = /^[^\p{L}\d]*\d{1,2}\s?(?:\([a-z]{2,12}\)\s?)?[-–]?\s?izvrsi\w+/u
const NUMBERED = /^\s*\d{1,2}[.)]\s?(?=\p{L})/u
const CODED = /^\s*\d{1,2}\/\d{2}\s(?=\p{L})/u
const MARKED_END = /\s*\((?:m|z|m ?\/ ?z|z ?\/ ?m)\)\s*$/u
/** What such a line says when it is about something else than a post. */
const NO_POST = /^(?:broj|potreb\w*|ukupno|za |oglas|konkurs|javni|natjecaj|od toga|i to)\b/u
const LONGEST = 110
/** A line of a list is no longer, and its dots and spaces cost their square. */
const LINE_MAX = 400
/** `… raspisuje natječaj na radno mjesto Viši referent, 1 izvršitelj`. */
const IN_SENTENCE =
  /\b(?:[Nn]a|[Zz]a|[Nn]a poziciji|[Nn]a radnom mjestu)\s(?:upražnjeno |slobodno )?(?:radno mj?esto|poziciju|poziciji|radnom mj?estu)\s?[:–-]?\s?["“„]?(?=\p{Lu})([^\n,;"“”(]{4,90}?)(?=[,;"“”(\n]|\.\s|\.$|\s[–-]\s|\s\d|\s(?:na|u|sa|za) (?:ne)?(?:određeno|odredjeno|trajanju|punim|punom)|$)/gmu

/** The one post that a notice lists; several posts are named by their heading. */
export function onlyPost(notice: NoticeText): Span | undefined {
  const posts = notice.lines.flatMap((line, at) => postIn(notice, line, at) ?? [])
  return posts.length === 1 ? posts[0] : undefined
}

/** The one post that the sentences of a notice name. */
export function postInSentence({ text }: NoticeText): Span | undefined {
  const found = [...text.slice(0, 6000).matchAll(IN_SENTENCE)].map((match) => {
    const end = match.index + match[0].length
    return { start: end - (match[1]?.length ?? 0), end, name: (match[1] ?? '').trim().toLowerCase() }
  })
  const [first] = found
  return first && found.every(({ name }) => name === first.name) ? first : undefined
}

function postIn({ lines }: NoticeText, line: Line, at: number): Span | undefined {
  if (line.flat.length > LINE_MAX) return undefined
  const lead = LISTED.exec(line.flat)?.[0].length
  if (lead === undefined) return undefined
  const counted = COUNTED.exec(line.flat)
  // There is at most one empty line between two.
  const next = lines.slice(at + 1, at + 3).find(({ text }) => text.trim() !== '')
  const isPost =
    counted || CODED.test(line.flat) || (NUMBERED.test(line.flat) && next && COUNT_ALONE.test(next.flat))
  if (!isPost) return undefined
  const whole = line.flat.slice(lead, counted?.index)
  // What follows the name says for how long and under which conditions.
  const more = whole.search(/\s[–-]\s(?:na |za |sa |u )|,\s(?:na |sa |puna |pola )/u)
  const name = (more < 0 ? whole : whole.slice(0, more)).replace(MARKED_END, '')
  if (name.trim().length < 4 || name.length > LONGEST || NO_POST.test(name)) return undefined
  return { start: line.start + lead, end: line.start + lead + name.length }
}

/** A heading that says that somebody is wanted, and not who. */
export function namesNoPost(flat: string): boolean {
  const plain = flat
    .replace(/[^\p{L}\d ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return (
    /^(?:raspisuje |objavljuje )?(?:ponovljeni |ponovni |interni )?(?:javni )?(?:oglas|konkurs|natjecaj)(?: za| za (?:posao|rad|prij[ea]m|zasnivanje radnog odnosa|(?:popunu|popunjavanje) (?:upraznjenog |slobodnog )?radnog mjesta)(?: (?:radnika|radnice|zaposlenika|radnog odnosa))?(?: u radni odnos)?(?: na (?:ne)?odredeno(?: radno)? vrijeme)?(?: u (?:skolskoj|akademskoj|studijskoj)(?: \d{4})+(?: godini)?)?)?$/.test(
      plain,
    ) ||
    NAMES_A_RANK.test(plain) ||
    SAYS_HOW_LONG.test(plain)
  )
}

/** `Oglas za prijem namještenika u Općini X`: a rank, and not what he does there. */
const NAMES_A_RANK =
  /^(?:ponovljeni |ponovni |interni )?(?:javni )?(?:oglas|konkurs|natjecaj) za (?:(?:prij[ea]m|popunu|popunjavanje)(?: (?:upraznjenog |slobodnog )?radnog mjesta)?) (?:drzavnog sluzbenika|namjestenika|sluzbenika|zaposlenika|radnika|izvrsioca|izvrsitelja)(?: u .{3,120})?$/
/** `The call is open until …` speaks about a call and does not name it. */
export const SAYS_HOW_LONG =
  /^(?:javni )?(?:oglas|konkurs|natjecaj|poziv) (?:je|ce|se|ostaje|traje|otvoren|vazi|zatvoren)\b/
