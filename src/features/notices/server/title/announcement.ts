import { flatten, type Line, type NoticeText, type Span } from '../text/notice-text.ts'

/** What a sentence says is announced: `Raspisan je, naime, poziv za Školu reportaže, koju vodi …`. */
type Announcement = { span: Span; isCall: boolean; toName: (words: string) => string }

const ANNOUNCES =
  '(?:raspisuj[eu]|objavljuj[eu]|otvara(?:ju)?|pokrec[eu]|upucuj[eu]|oglasava(?:ju)?|(?:raspisa|objavi|otvori|pokrenu|uputi|najavi|oglasi)(?:o|la|lo|li)|(?:raspisan|objavljen|otvoren|pokrenut|upucen|produzen)[aoie]?|odluku o (?:raspisivanju|objavljivanju)|announce[sd]|publishe[sd]|opened|opens|launched|launches|is (?:opening|launching|inviting))\\b'
/** Few words between, such as `, naime,` or `i ove godine`. */
const BETWEEN = '[^.!?:;\\d]{0,60}?\\s'
const CALL =
  '((?:(?:javn|otvoren|nagradn|literarn|likovn|knjizevn|filmsk|foto|pjesnick|umjetnick|stipendijsk)\\w{0,3} ){0,2}(?:poziv|konkurs|natjecaj|oglas)a?|(?:[a-z-]+ ){0,2}(?:call|competition)(?= (?:for|to)))'
const OPEN = '(prijav[eu]|upis\\w{0,2}|audicij[ue]|registracij[ue]|applications?)'
const FOR = '(?:za|na|u|o|for|to|in)'

const CALLED = new RegExp(`\\b${ANNOUNCES}${BETWEEN}(?:its |the |an? )?${CALL}\\s(?=${FOR}\\s|["“„])`)
const OPENED = new RegExp(`\\b${ANNOUNCES}${BETWEEN}${OPEN}\\s${FOR}\\s`)
/** Matches the offer itself: `pokreće Program obuke za vodiče`. */
const THING = new RegExp(
  `\\b(?:${ANNOUNCES}|organizuj[eu]|organizira(?:ju)?|dodjeljuj[eu])\\s((?:[a-z]{4,16} ){0,2}(?:program|skol|akademij|radionic|kurs|obuk|tecaj|stipendij|praks|kamp|razmjen|rezidencij|seminar|festival|sajam|izlozb|konferencij|tribin|takmicenj|natjecanj|turnir|smotr)[a-z]{0,3}\\s)`,
)
/** `traže se volonteri za zimsku kuhinju`. */
const HELPERS =
  /\b(?:trazi(?:mo|te)?|traze|potrebn[aei]|poziva(?:mo|ju)?|okuplja(?:mo|ju)?|looking for|seeks?|needs?)(?: (?:se|su|je|nam))?\s(?:(?:nov|mlad|vrijedn)\w+ )?((?:volonter|praktikant|dopisni[kc]|mentor|volunteer)(?:i|e|a|ke|s)\b)\s(?=(?:za|na|u|for)\s)/
/** Where the name ends and the sentence goes on; a list within a name goes on behind its comma. */
const ENDS =
  /[.!?;:](?=\s|$)|\n(?!\p{Ll})|,\s(?!(?!koj|a |dok|kako|ali|jer|uz|te |čij|što|namijenj|otvor|rasp)\p{Ll}+(?: \p{Ll}+){0,2} i \p{Ll})|\s[–—]\s|(?<=(?:\S{1,24}\s){4}\S{1,24}),?\skoj(?:[aeiu]|im|om|oj)\s/gu
/** `poziv za Radionicu pisanja`, `prijave za Školu glume`: what has a name of its own is called by it. */
const OF_A_NAME =
  /^(?:[Jj]avni |[Oo]tvoreni )?(?:[Pp]oziv|[Kk]onkurs|[Nn]atječaj|[Oo]glas) (?:za |na )(?:(?:polazni\p{L}+|učesni\p{L}+|učešće|prijav\p{L}+)(?: \p{L}+g ciklusa)? (?:na |u |za )?)?(?=["“„]?\p{Lu}\p{Ll})/u
const READ = 40
const SENTENCE_READ = 900
const LEAST = 10
const MOST = 160

/** Returns the name in the first sentence that announces something. */
export function announcementIn(notice: NoticeText, lines: readonly Line[]): Announcement | undefined {
  for (const line of lines.slice(0, READ)) {
    const flat = line.flat.slice(0, SENTENCE_READ)
    const announcement = nameIn(notice, line, flat)
    if (announcement) return announcement
  }
  return undefined
}

function nameIn(notice: NoticeText, line: Line, flat: string): Announcement | undefined {
  const call = CALLED.exec(flat)
  if (call) return named(notice, line, call.index + call[0].length - (call[1]?.length ?? 0) - 1, callName)
  const open = OPENED.exec(flat)
  if (open) return named(notice, line, open.index + open[0].length, firstForms)
  const thing = THING.exec(flat)
  if (thing) return named(notice, line, thing.index + thing[0].length - (thing[1]?.length ?? 0), firstForms)
  return helpersIn(notice, line)
}

/** Returns whom a sentence seeks for something, as it would be called. */
export function helpersIn(notice: NoticeText, line: Line): Announcement | undefined {
  const helpers = HELPERS.exec(line.flat.slice(0, SENTENCE_READ))
  return (
    (helpers &&
      named(notice, line, helpers.index + helpers[0].length - (helpers[1]?.length ?? 0) - 1, (words) =>
        words.replace(/^(volonter|praktikant|dopisnik|mentor)[ea](?=\s)/iu, '$1i'),
      )) ??
    undefined
  )
}

function named(
  { text }: NoticeText,
  { start }: Line,
  from: number,
  toName: Announcement['toName'],
): Announcement | undefined {
  const rest = text.slice(start + from, start + from + MOST + 40)
  const end = [...rest.matchAll(ENDS)].find(({ index }) => index >= LEAST)?.index
  const { length } = rest.slice(0, end).trimEnd()
  if (length < LEAST || length > MOST) return undefined
  return { span: { start: start + from, end: start + from + length }, isCall: toName === callName, toName }
}

/** A thing with its own name stands in the accusative behind its call. */
function callName(words: string): string {
  const name = nominativeCall(words).replace(OF_A_NAME, '')
  return /^(?:["“„]?\p{L}+u\s)/u.test(name) && name !== words ? firstForms(name) : name
}

/** `javnog poziva za`, of which a decision was made. */
function nominativeCall(words: string): string {
  return words
    .replace(/^([Jj]avn|[Oo]tvoren|[Nn]agradn)og (?=\p{L})/u, '$1i ')
    .replace(/^((?:\p{L}+i )?(?:poziv|konkurs|natječaj|oglas))a(?=\s)/iu, '$1')
}

function firstForms(words: string): string {
  return words.replace(/^(?:["“„]?\p{L}+u(?:\s|$)){1,3}/u, (first) => first.replace(/u(?=\s|$)/g, 'a'))
}

/** Returns whether every word of a line returns in a name, so that the line is the name of the same thing. */
export function isSaidBy({ flat }: Line, name: string): boolean {
  const inName = stems(flatten(name))
  const own = [...stems(flat)]
  return own.length > 1 && own.every((stem) => inName.has(stem))
}

export function sharesWords({ flat }: Line, name: string): boolean {
  const inName = stems(flatten(name))
  return [...stems(flat)].some((stem) => inName.has(stem))
}

function stems(flat: string): Set<string> {
  return new Set(
    (flat.match(/[a-z]{4,}/g) ?? []).map((word) => word.slice(0, Math.min(5, Math.max(4, word.length - 1)))),
  )
}
