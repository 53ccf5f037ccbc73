import { fold, placedWords } from '#platform/contract/fold.ts'
import type { NoticeText, Span } from '../text/notice-text.ts'
import { rolesOf } from '../lines/line-roles.ts'
import { findPhrases } from './organisation-phrases.ts'
import { ALSO_WORDS, CANTON_FORMS, LONGEST_NAME, PLACE_FORMS, type PlaceName } from './place-names.ts'

export type PlaceMatch = Span & { place: PlaceName }
export type ReadPlace = { value: string; id: string | null; spans: Span[] }

type Sign = readonly [weight: number, pattern: RegExp]

const BEFORE: readonly Sign[] = [
  [
    9,
    /\b(?:mjesto rada|mjesto obavljanja|mesto rada|lokacija(?: rada)?|mjesto odrzavanja|mjesto|mesto|duty station|location|work location|place of work|venue|city(?=[^\n]{0,3}:)|grad:|based in|posao u|rad u|radno mjesto u)[^\n]{0,12}[:\s]{1,3}(?:je |u )?$/,
  ],
  [
    6,
    /\b(?:opcin\w{1,3}|opstin\w{1,3}|grad(?:a|u|om)?|municipality of|city of|gradonacelni\w+|nacelni\w+ (?:opcine|opstine)|distrikt\w*)\s(?:of\s)?$/,
  ],
  // The branch of an office, alone in its letterhead.
  [9, /\n(?:filijal|ispostav|podruznic)a\s$/],
  [4, /\b(?:d\.?o\.?o\.?|d\.?d\.?|a\.?d\.?|s\.?p\.?)[,\s]{1,3}$/],
  [4, /\b[78]\d{4}[,\s]{1,3}$/],
  [
    3,
    /\b(?:u|iz|in|at|za podrucj\w*|na podrucju|sa sjedistem u|sjediste|sediste)\s(?:gradu |opcini |opstini )?$/,
  ],
  // Where it is held.
  [5, /\b(?:odrza|odvija)\w*\b[^;\n]{0,60}\bu\s(?:gradu )?$/],
  // Where the work is, beside the seat of the company.
  [
    3,
    /\b(?:za|u) (?:nas\w+ )?(?:prodavnic|objek|pogon|radnj|trgovin|restoran|skladist|magacin|market|salon|apotek|ordinacij|pekar|kafic|klinik|vrtic|radionic|hal|fabrik)\w* u\s$/,
  ],
  [2, /["”“»][,\s]{1,3}$/],
]
const AFTER: readonly Sign[] = [
  [3, /^\s(?:i|and) (?:okolin|surrounding)/],
  [4, /^\s?,\s?(?:dana\s)?\d{1,2}\s?\./],
  [1, /^\s?[,\n]/],
  [-4, /^\s(?:time|po lokalnom)/],
]
const AGAINST: readonly Sign[] = [
  // The region of a portal.
  [8, /(?:^|\n)(?:posao|poslovi|oglasi|vijesti) [^\n.:]{0,40}$/],
  [
    6,
    /\b(?:information session|info ?session|info ?dan|info ?sesij\w|informativn\w+ (?:sesij|dan)\w*)\b[^.]{0,80}$/,
  ],
  [6, /\b(?:univerzitet\w* u|sveucilist\w* u|university of|diplom\w*|ul\.|ulica|ulici|rijeka|rijeke)\s$/],
  [
    5,
    /\b(?:filijal\w*|ispostav\w*|poslovnic\w* u|sjediste suda|sud\w* u|banke? d\.?d\.?|unicredit|raiffeisen\w*|bank\w*|racun\w*)[^\n]{0,24}$/,
  ],
  [
    6,
    /\b(?:prebivalist\w*|boravist\w*|zivi|zive|preuzim\w+|rasadni\w+|residence|residents?)\b[^.;\n]{0,30}\s$/,
  ],
  [6, /\b(?:ambasad|embass|veleposlanstv|kraljevin)\w*(?: of| the)* $/],
  // Whence others come.
  [
    6,
    /\b(?:studenti|predavaci|treneri|mentori|gosti|strucnjaci|ucenici|timovi|mladih|volonteri) iz (?:[a-z]+ i )?$/,
  ],
  [6, /\b(?:krec[eu]|polaz[ei]|polazak)\b[^.\n]{0,24} iz\s(?:[a-z ]{3,24}, ){0,3}(?:[a-z ]{3,24} i )?$/],
  [8, /\b(?:razgovor|intervju|testiranj|sastan|interview)\w*\b[^.;\n]{0,50}\s$/],
  [6, /\b(?:regij\w|(?:prevoz|prijevoz)\w* (?:\w+ )?iz(?: \w+ (?:i|ili))?)\s$/],
  [4, /\b(?:sluzben\w+ (?:novine|glasnik|list)|glasnik|glasilo|novine)\w?\s(?:[a-z]+ ){0,3}$/],
]

/** Institutions of which a town has one, named after it. */
const OF_A_TOWN =
  /^(?:JU|PU|JZU|škola|gimnazija|centar|galerija|dom|biblioteka|knjižnica|muzej|vrtić|bolnica|zavod|fakultet|pozorište|arhiv|služba|savez|komora|klub|društvo|organizacija)$/

/** The score of a place beside its label. */
const STATED = 9

/** Finds all places in a text, the longest names first where they overlap. */
export function findPlaces(notice: NoticeText): PlaceMatch[] {
  const { text } = notice
  // A town in the name of a school or a gallery counts, even if its word is used otherwise elsewhere.
  const ofNames = new Set(
    findPhrases(notice)
      .filter(({ head }) => OF_A_TOWN.test(head))
      .map(({ end }) => end),
  )
  const words = placedWords(text)
  const placeMatches: PlaceMatch[] = []
  for (let at = 0; at < words.length; at += 1) {
    for (let count = LONGEST_NAME; count > 0; count -= 1) {
      const part = words.slice(at, at + count)
      const [first] = part
      const last = part.at(-1)
      if (!first || !last || part.length < count) continue
      const place = PLACE_FORMS.get(part.map(({ word }) => word).join(' '))
      if (
        !place ||
        (!(ofNames.has(last.end) && /^\p{Lu}/u.test(text.slice(first.start))) &&
          !isName(text, first.start, last.end, part[0]?.word ?? '', count))
      )
        continue
      placeMatches.push({ start: first.start, end: last.end, place })
      at += count - 1
      break
    }
  }
  return placeMatches
}

/** The school „Milan Rakić“ is not in Milan: a town abroad before a surname is a first name. */
function isFirstName(text: string, { start, end }: Span, count: number): boolean {
  const place = count === 1 ? PLACE_FORMS.get(fold(text.slice(start, end))) : undefined
  if (!place?.abroad || /\b(?:u|iz|in|at|from)\s$/iu.test(text.slice(Math.max(0, start - 6), start)))
    return false
  const next = /^ (\p{Lu}\p{L}+)/u.exec(text.slice(end, end + 30))?.[1]
  return next !== undefined && /(?:ić|ic|IĆ|IC|ski|SKI|ov|ev|ac)$/u.test(next) && !PLACE_FORMS.has(fold(next))
}

/** Names need a capital letter; names that are also plain words need more than that. */
function isName(text: string, start: number, end: number, word: string, count: number): boolean {
  const name = text.slice(start, end)
  if (!/\p{Lu}/u.test(name.charAt(0))) return false
  if (/\n\s*\n/.test(name)) return false
  if (isFirstName(text, { start, end }, count)) return false
  if (count > 1 || !ALSO_WORDS.has(word)) return true
  const before = text.slice(Math.max(0, start - 24), start)
  if (
    /(?:op[ćcš]t?in\p{L}{1,3}|grad\p{L}{0,2}|distrikt|(?:turistička|omladinska|humanitarna) organizacija|dom zdravlja|zajednica|škola|biblioteka|(?:crveni|crvenog) (?:krst|kri[žz]|krsta|kri[žz]a)|d\.?\s?o\.?\s?o\.?|[ads]\.\s?[dp]\.|\d{5}|u|in|iz|["”“»]|[Mm]jesto(?: rada)?:?|[Ll]okacija:?)[\s,]{1,3}$/iu.test(
      before,
    )
  )
    return true
  if (
    /(?:^|\n)[^\n.;:]{3,60},\s$/.test(text.slice(Math.max(0, start - 64), start)) &&
    /^\s*(?:[.\n]|$)/.test(text.slice(end, end + 2))
  )
    return true
  if (/\p{Lu}\p{Ll}+(?: \d+\p{Ll}?)?,\s$/u.test(before) && /^\s?[,.;)\n]|^$/.test(text.slice(end, end + 2)))
    return true
  return /^,\s?(?:dana\s)?\d{1,2}\s?\./.test(text.slice(end, end + 12)) && /(?:^|\n)\s*$/.test(before)
}

/** Recognises the postal address or seat of an office. */
function isOfAddress({ flat }: NoticeText, { start, end }: Span): boolean {
  if (/^\s?,\s?tel/.test(flat.slice(end, end + 8))) return true
  return /(?:\b[78]\d{4}[,\s]{1,3}|\b(?:adres\w|ulica|ul\.|trg|address)\b[^.;\n]{0,60}|\b(?:embassy|ambasad\w)\b[^.;\n]{0,60}\b(?:in|u)\s)$/.test(
    flat.slice(Math.max(0, start - 70), start),
  )
}

/** Reads the place of work or of the organisation; for calls open to all, the office's address does not count. */
export function readPlace(
  notice: NoticeText,
  organisation: Span | undefined,
  isForAll = false,
): ReadPlace | undefined {
  const scores = new Map<string, { found: PlaceMatch; score: number; best: number; spans: Span[] }>()
  const all = findPlaces(notice)
  const pinned = pinnedLine(notice)
  // An unknown town after the pin is not the organisation's own town.
  if (pinned && !all.some(({ start, end }) => start >= pinned.start && end <= pinned.end)) return undefined
  const roles = rolesOf(notice)
  const menus = notice.lines.filter((line) => roles.get(line) === 'menu')
  for (const placeMatch of all) {
    // The town of a portal is in its menu.
    if (menus.some(({ start, end }) => placeMatch.start >= start && placeMatch.start < end)) continue
    const score = scoreOf(notice, placeMatch, organisation)
    const key = placeMatch.place.id ?? placeMatch.place.name
    const existing = scores.get(key)
    if (!existing) scores.set(key, { found: placeMatch, score, best: score, spans: [placeMatch] })
    else {
      existing.spans.push(placeMatch)
      if (score > existing.best) Object.assign(existing, { best: score, found: placeMatch })
      existing.score = Math.max(existing.score, score) + 0.3
    }
  }
  // A list of places says who may apply, except for a place that a label names elsewhere.
  for (const placeMatch of listed(notice, all)) {
    const existing = scores.get(placeMatch.place.id ?? placeMatch.place.name)
    if (existing && existing.best < STATED) existing.score -= 9
  }
  narrow(scores)
  const [best] = [...scores.values()].sort((a, b) => b.score - a.score || a.found.start - b.found.start)
  if (best && isForAll && best.spans.every((span) => isOfAddress(notice, span))) return undefined
  if (best && best.score > 0) {
    const { place } = best.found
    return { value: place.name, id: place.id, spans: best.spans.slice(0, 3) }
  }
  return readCanton(notice)
}

/** Returns the rest of a line that begins with a map pin. */
function pinnedLine({ text }: NoticeText): Span | undefined {
  const match = /(?:^|\n)📍[^\n]*\p{L}[^\n]*/u.exec(text)
  return match ? { start: match.index, end: match.index + match[0].length } : undefined
}

function scoreOf(
  { flat, lines }: NoticeText,
  { start, end, place }: PlaceMatch,
  organisation: Span | undefined,
): number {
  const before = flat.slice(Math.max(0, start - 100), start)
  const after = flat.slice(end, end + 24)
  let score = place.country
    ? -0.9
    : place.abroad
      ? -0.5
      : place.id === null && place.name !== 'Sarajevo'
        ? 0
        : 1
  if (start < (lines[5]?.end ?? 400)) score += 1
  for (const [weight, sign] of BEFORE) if (sign.test(before)) score += weight
  for (const [weight, sign] of AFTER) if (sign.test(after)) score += weight
  for (const [weight, sign] of AGAINST) if (sign.test(before)) score -= weight
  // The town counts, not the country beside it.
  if (place.country && /^\s?[(,]/.test(after)) score -= 6
  if (organisation && start >= organisation.start && end <= organisation.end + 14) score += 3
  return score
}

/** Recognises where applicants may come from: three or more places together. */
function listed({ flat }: NoticeText, all: readonly PlaceMatch[]): PlaceMatch[] {
  const rows: PlaceMatch[][] = []
  for (const placeMatch of all) {
    const row = rows.at(-1)
    const last = row?.at(-1)
    if (row && last && /^\s?(?:,|i|ili|or|and|te|,? ?i)\s+$/.test(flat.slice(last.end, placeMatch.start)))
      row.push(placeMatch)
    else rows.push([placeMatch])
  }
  return rows
    .filter((row) => row.length > 2 || (row.length > 1 && row.every(({ place }) => place.country)))
    .flat()
}

/** `Sarajevo` beside one of its municipalities means that municipality. */
function narrow(scores: Map<string, { found: PlaceMatch; score: number; spans: Span[] }>): void {
  const whole = scores.get('Sarajevo')
  if (!whole) return
  for (const id of ['stari-grad-sarajevo', 'centar-sarajevo', 'novi-grad-sarajevo', 'novo-sarajevo']) {
    const part = scores.get(id)
    if (part && part.score >= 5) part.score = Math.max(part.score, whole.score + 0.1)
  }
}

function readCanton({ text }: NoticeText): ReadPlace | undefined {
  const words = placedWords(text)
  const folded = ` ${words.map(({ word }) => word).join(' ')} `
  // Several cantons tell who may apply, not the place.
  if (
    new Set(CANTON_FORMS.filter(({ start }) => folded.includes(` ${start}`)).map(({ name }) => name)).size > 1
  )
    return undefined
  let best: { name: string; at: number } | undefined
  for (const { name, start } of CANTON_FORMS) {
    const at = folded.indexOf(` ${start}`)
    if (at >= 0 && (!best || at < best.at)) best = { name, at }
  }
  if (!best) return undefined
  const place = words[folded.slice(0, best.at).split(' ').length - 1]
  return { value: best.name, id: null, spans: place ? [place] : [] }
}
