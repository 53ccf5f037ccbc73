import { beginsAsPost } from '../lines/post-nouns.ts'
import { WANTED } from '../title/title-lines.ts'
import type { NoticeText, Span } from '../text/notice-text.ts'
import { findPostCounts, type PostCount } from '../lines/counts.ts'
import { findPosts } from '../lines/posts.ts'
import { BEFORE_NOW } from './amounts.ts'
import { COUNT, countOf } from './numbers.ts'
import type { Read } from './deadline.ts'

const IN_WORDS = '\\s{0,2}(?:[(/\\[]\\s?(?:[a-z]{2,20}|\\d{1,3})\\s?[)/\\]])?\\s{0,3}'
const PERSON =
  'izvrsi(?:lac|oca|oc[aeiu]|telj\\w{0,2}|laca)\\w{0,2}|izvrsitelj\\w{0,2}|radnik\\w{0,2}|radnic\\w{0,2}|zaposlenik\\w{0,2}|sluzbenik\\w{0,2}|namjestenik\\w{0,2}|pripravnik\\w{0,2}|pripravnic\\w{0,2}|praktikan\\w{0,3}|volonter\\w{0,3}|stazist\\w{0,2}|stipendij\\w{0,2}|grantov\\w|stipendist\\w{0,2}|ucenik\\w{0,2}|ucenica\\b|srednjoskol[ac]{2}\\b|djec[ea]\\b|djevojaka|polazni[kc]\\w{0,2}|ucesnik\\w{0,2}|ucesnic\\w{0,2}|sudionik\\w{0,2}|mladih|kandidat\\w{0,2}|clan(?:a|ova|ica)?\\b|lica\\b|osob[aeu]\\b|mjesta\\b|mesta\\b|mjesto\\b|pozicij\\w{0,2}|saradnik\\w{0,2}|suradnik\\w{0,2}|konobar\\w{0,2}|kuhar\\w{0,2}|kuvar\\w{0,2}|vozac\\w{0,2}|vozaca|prodavac\\w{0,2}|prodavaca|prodavc\\w{0,2}|trgov\\w{1,4}|nastavnik\\w{0,2}|medicinsk\\w{1,3}|ljekar\\w{0,2}|lijecnik\\w{0,2}|magacioner\\w{0,2}|skladistar\\w{0,2}|zavarivac\\w{0,2}|zavarivaca|zidar\\w{0,2}|tesar\\w{0,2}|cistac\\w{0,3}|programer\\w{0,2}|inzenjer\\w{0,2}|elektricar\\w{0,2}|spremacic\\w{0,2}|sobaric\\w{0,2}|korisnik\\w{0,2}|studen(?:ata|ti|ta|tica|tkinj\\w|ts)\\b|strucnjak\\w{0,2}|talenata|fellows?|interns?|trainees?|volunteers?|positions?|vacanc(?:y|ies)|posts?\\b|places|participants?|scholarships?|consultants?|experts?|employees|developers?|people|officers?|assistants?|apprentices|openings?\\b|seats\\b|bera[ck]\\w{0,2}'
const ADJECTIVES =
  '(?:(?!vrst|kategorij|tip|grup|oblik|krug|rund|cjelin|oblast|razred|generacij)[a-z]{3,16}(?:ih|og|e|a|i|u|g|h|d|ed|al|nal|time)\\s){0,2}'

const COUNTED = new RegExp(`(?<![\\d.,/:])\\b(${COUNT})\\b${IN_WORDS}${ADJECTIVES}(${PERSON})`, 'g')
const LABELLED = new RegExp(
  `\\b(?:broj (?:potrebnih |trazenih |slobodnih )?(?:izvrsi\\w+|radnih mjesta|radnih mesta|radnika|pozicija|mjesta|mesta|zaposlenika|polaznika|polaznica|ucesnika|ucesnica|radnica|stipendistica|kandidatkinja|sudionika|stipendij\\w*|stipendista|volonter\\w*|pripravnik\\w*|praktikan\\w*|osoba|lica|kandidata|zaposlenih|slobodnih mjesta)|slobodnih mjesta|otvorenih (?:pozicija|mjesta)|otvorene pozicije(?= ?:)|(?:stipendija|mjesta|pozicija)(?= (?:ima|je) \\d)|seats|broj mjesta|number of (?:positions|vacancies|posts|places|participants|openings|interns|scholarships|grants|volunteers)|no\\.? of (?:positions|posts|vacancies)|(?:vacancies|openings|pozicija|mjesta|izvrsilaca|izvrsioca|izvrsitelja)(?= ?:))\\b[ \\t]{0,2}(?:je|ima|is|:|-|=|–)?[ \\t]{0,3}(?:\\n(?=\\d{1,3} ?(?:\\(|\\n)))?(?:je |do |up to |ukupno |(?:je )?ogranicen\\w? na )?(${COUNT})\\b(?![.,/]?\\d|\\s?(?:%|km|dana|godin))`,
  'g',
)
const ASKED = new RegExp(
  `\\b(?:trazimo|trazi(?: se)?|traze(?: se)?|potreb\\w{1,3}(?: je| su| nam je)?|prima(?: se|ju se|mo)?|zaposljava\\w{0,2}|primit ce|(?:odabra|izabra)t ce se|upisuje(?: se)?|(?<!javnog |ovog |tog |otvorenog )poziva(?:mo)?(?!:)|bira(?:mo)?|treba(?:mo|ju)?(?: nam)?|looking for|seeks|seeking|need(?:s|ed)?|hiring):?\\s(?:ukupno |jos |up to |najvise )?(${COUNT})\\b${IN_WORDS}(?!sat|dan|godin|(?:[a-z]{4,}(?:e|ih) )?(?:pjesm|pric|fotograf|rad(?:ov)?a?\\b|slik|film|crtez|kopij|primjer|ponud|prijedlo|stran|grup|ciklus|vrst)|mjesec|km|h\\b|metar|smjen|hour|year|month)([a-z]{4,20})`,
  'g',
)
/** `Dodjeljuje ih šest, po 120 KM`, `traže se volonteri, i to njih osamnaest`. */
const OF_THEM = new RegExp(
  `\\b(?:(?:dodjeljuj[eu]|dodijelit ce|bira(?:mo)?|prima(?:mo)?|traz[ei]|trazimo) (?:ih|njih)|i to njih) (?:ukupno )?(${COUNT})\\b(?!\\s?(?:km|eur|%))`,
)
const NEXT_ASKED = new RegExp(
  `(?:,|\\s(?:i|te|and))\\s(${COUNT})\\s(?=[a-z]{4,20})[^,.;\\n]{4,30}?(?=,|\\s(?:i|te|and)\\s|[.;\\n]|$)`,
  'gy',
)
const TOTAL = /\b(?:ukupno|ukupan|total|in total|sveukupno)\b[^.;\n]{0,14}$/
/** `firma sa 52 autobusa i 118 radnika`. */
const HAS = /\b(?:sa?|ima|imamo|with|broji) \d{1,6} [a-z]{3,20}(?:,| i| and) $/
/** `2 grupe po 8 polaznica`. */
const GROUPS = new RegExp(`\\b(${COUNT}) grup[aeu] (?:od )?po (${COUNT}) (?:${PERSON}|zen[ae]?\\b)`)
/** `zahtjev su podnijela 63 učenika`, `pomoglo nam je 65 volontera`: what others did before. */
const DID =
  /(?<!\b(?:sko|mo|ma|po|ce|bi|cije|ta|ne|va|u))(?:[aeiu]|gl?|s|k|z)l[aoi] (?:(?:je|su|nam|se|im|joj|jos|i|do|sada|ukupno) ){0,3}$/
/** Words before a number, or after it, that make it no number of wanted people. */
const NOT_WANTED =
  /\b(?:iskustv\w*|najmanje|najvise|manje od|vise od|preko|over|more than|od|tim od|team of|zaposljava oko|ima|imamo|broji|trenutno|stav\w*|clan\w*|tack\w*|godin\w*|komisij\w*|clanova domacinstva|domacinstv\w*|upravlja|rukovod\w*|za svak\w*|oko|svih|svi|ugosti\w+|okupi\w+|primal[aoi]|dobil[aoi]|(?:podrza|obuci|obuca|zaposli|osposobi|pomog)\w*(?: je| su| smo)?|o|pomoc|podijel\w+|od \w{2,10} do|with over|employs|zaposljava (?:preko|vise))\s{1,2}(?:sa |s |od )?$/

/** `restoran sa 250 mjesta`. */
const SEATS =
  /\b(?:restoran|hotel|dvoran|sal[aeiu]\b|amfiteatar|autobus|parking|parkiralist|objek[at]|kino|bast|teras)\w*\s(?:[a-z]+ )?(?:sa?|od|ima)\s(?:oko )?$/

/** Posts that are counted; no notice lists more. */
const MATCHES_MAX = 200
const LINE_READ = 300
/** Lines below the heading in which a post may stand with its number. */
const BESIDE_LINES = 12

/** `Broj izvršilaca za svako radno mjesto: 1`. */
const FOR_EACH = new RegExp(
  `\\b(?:za svak[ouiea]\\w? (?:navedeno )?(?:radno mj?esto|pozicij\\w|od (?:njih|navedenih))|for each position)[^\\n\\d]{0,24}?\\b(${COUNT})\\b|\\bpo (${COUNT})\\b(?! ?(?:km|eur|h\\b))[^.;\\n]{0,40}\\bza svak|\\bpo (jed(?:an|nog|na)) izvrs`,
)

/** Reads the number of wanted people; several posts are added up. */
export function readVacancies(notice: NoticeText): Read<number> | undefined {
  const { flat } = notice
  const posts = findPosts(notice)
  const each = posts.length > 1 ? FOR_EACH.exec(flat) : null
  const ofEach = countOf(each?.[1] ?? each?.[2] ?? each?.[3] ?? '')
  if (each && ofEach)
    return { value: posts.length * ofEach, spans: [{ start: each.index, end: each.index + each[0].length }] }
  const listed = posts.flatMap(({ count }) => count ?? [])
  const labelled = matchesOf(LABELLED, flat).flatMap((match) => readMatch(match, flat))
  const counted = matchesOf(COUNTED, flat)
    .filter((match) => !isOther(flat, match) && !isNextLine(notice.text, match))
    .flatMap((match) => readMatch(match, flat))
  const total = [...labelled, ...counted].find(({ isTotal }) => isTotal)
  if (total) return { value: total.count, spans: [total.span] }
  // The text below a list repeats the counts beside each post, if it has any.
  if (listed.length > 1 && listed.length === posts.length) return added(listed)
  if (labelled.length > 0) return sum(labelled)
  const doers = counted.filter(({ person }) => person.startsWith('izvrsi'))
  if (listed.length > 0 && doers.length <= listed.length) return added(listed)
  if (doers.length > 0) return sum(distinct(doers))
  const ofThem = OF_THEM.exec(flat)
  const own = countOf(ofThem?.[1] ?? '')
  if (ofThem && own)
    return { value: own, spans: [{ start: ofThem.index, end: ofThem.index + ofThem[0].length }] }
  const groups = GROUPS.exec(flat)
  const inGroups = (countOf(groups?.[1] ?? '') ?? 0) * (countOf(groups?.[2] ?? '') ?? 0)
  if (groups && inGroups > 0)
    return { value: inGroups, spans: [{ start: groups.index, end: groups.index + groups[0].length }] }
  const postCounts = findPostCounts(flat).slice(0, 1)
  if (postCounts.length > 0) return added(postCounts)
  const beside = besidePost(notice)
  if (beside) return beside
  const demands = demandsIn(flat)
  const [first] = counted
  if (!first || (demands[0] && demands[0].span.end < first.span.start))
    return demands.length > 0 ? sum(demands) : undefined
  const same = distinct(counted.filter(({ person }) => person.slice(0, 6) === first.person.slice(0, 6)))
  const row = rowOf(first, counted, flat)
  if (row.length > 1) return sum(row)
  // Lists of posts add up; elsewhere the first number counts.
  return first.isListed && same.length > 1 ? sum(same.filter(({ isListed }) => isListed)) : sum([first])
}

/** `Medicinska sestra (1)`: a post by itself on its line, with how many. */
function besidePost({ lines }: NoticeText): Read<number> | undefined {
  for (const { flat, start, end } of lines.slice(0, BESIDE_LINES)) {
    const [, count = ''] = /^[^\n(]{3,70} \((\d{1,2})\)$/.exec(flat.trim().slice(0, LINE_READ)) ?? []
    // A number in brackets after the title is the number of people wanted.
    const isTop = start === lines.find(({ text }) => /\p{L}{2}/u.test(text))?.start && Number(count) <= 30
    if (Number(count) > 0 && (isTop || beginsAsPost(flat.trim()) || WANTED.test(flat)))
      return { value: Number(count), spans: [{ start, end }] }
  }
  return undefined
}

/** Returns whom a sentence asks for, by any name: `Tražimo 12 šivača i 3 krojača`. */
function demandsIn(flat: string): Counted[] {
  const [match] = matchesOf(ASKED, flat)
  if (!match) return []
  const row = readMatch(match, flat)
  const rest = flat.slice(match.index + match[0].length, match.index + match[0].length + 120)
  for (const next of rest.matchAll(NEXT_ASKED)) {
    const at = match.index + match[0].length + next.index
    row.push(...readMatch(Object.assign(next, { index: at, 1: next[1] ?? '' }), flat))
  }
  return row
}

/** `4 konobara i 3 sobarice`: returns numbers that stand together. */
function rowOf(first: Counted, counted: readonly Counted[], flat: string): Counted[] {
  const row = [first]
  for (const next of counted.slice(counted.indexOf(first) + 1)) {
    const last = row.at(-1) ?? first
    if (!/^[a-z ]{0,40}?(?:,|\bi|\bte|\band)\s{0,2}$/.test(flat.slice(last.span.end, next.span.start))) break
    row.push(next)
  }
  return row
}

function added(counts: readonly PostCount[]): Read<number> {
  return {
    value: counts.reduce((so, { count }) => so + count, 0),
    spans: counts.map(({ start, end }) => ({ start, end })),
  }
}

function matchesOf(pattern: RegExp, flat: string): RegExpExecArray[] {
  return [...flat.matchAll(pattern)].slice(0, MATCHES_MAX)
}

type Counted = {
  count: number
  person: string
  before: string
  span: Span
  isTotal: boolean
  isListed: boolean
}

function readMatch(match: RegExpExecArray, flat: string): Counted[] {
  const count = countOf(match[1] ?? '')
  if (!count || count > 2000) return []
  const near = flat.slice(Math.max(0, match.index - LINE_READ), match.index)
  const line = near.slice(near.lastIndexOf('\n') + 1)
  const before = flat.slice(Math.max(0, match.index - 40), match.index)
  return [
    {
      count,
      person: match[2] ?? '',
      before:
        line.trim() === '' || line.length < 4
          ? `${match[0]}|${flat.slice(match.index, match.index + 60)}`
          : line,
      span: { start: match.index, end: match.index + match[0].length },
      isTotal: TOTAL.test(before),
      isListed:
        line.trim().length > 0 ||
        /^\s*(?:[-•*]|\d{1,2}[.)])/.test(line + flat.slice(match.index, match.index + 4)),
    },
  ]
}

/** Recognises a number at the end of one line with the person on the next. */
function isNextLine(text: string, { index, 0: match }: RegExpExecArray): boolean {
  const end = match.indexOf('\n')
  return end >= 0 && /^\s*\p{Lu}/u.test(text.slice(index + end))
}

/** `Grupa ima 16 polaznika`, `mjesta ima za 16`: the number of places on a course. */
const GROUP_HAS = /\b(?:grup[ae]|kurs|obuka|radionica|skola|mjesta|akademija) (?:ima|je|broji)(?: za)?\s$/

function isOther(flat: string, match: RegExpExecArray): boolean {
  const person = match[2] ?? ''
  const before = flat.slice(Math.max(0, match.index - 30), match.index)
  const after = flat.slice(match.index + match[0].length, match.index + match[0].length + 30)
  if (
    /^(?:clan|mjesto|kandidat|lic)/.test(person) &&
    !/\b(?:izbor|imenovanj\w*|prijem\w*|popun\w*|trazi\w*|prima\w*|bira\w*|za)\b[^.]{0,25}$/.test(before)
  )
    return true
  if (person.startsWith('osob') && /\b(?:sa invaliditetom|po osobi)/.test(after)) return true
  if (
    /^mj?est/.test(person) &&
    (SEATS.test(before) || /\b(?:prodajn|parking|sjedec|smjestajn)/.test(match[0]))
  )
    return true
  if (/^jedn|^one$/.test(match[1] ?? '') && /^(?:mjest|mest|osob|clan|people)/.test(person)) return true
  // Last year's numbers do not count.
  const preceding = flat.slice(Math.max(0, match.index - 160), match.index)
  const sentence = preceding.slice(preceding.search(/[^.!?\n]*$/))
  if (GROUP_HAS.test(before)) return false
  if (HAS.test(before)) return true
  return NOT_WANTED.test(before) || DID.test(before) || BEFORE_NOW.test(sentence)
}

/** Counts a post named twice once. */
function distinct(list: readonly Counted[]): Counted[] {
  const names = new Set<string>()
  return list.filter(({ before }) => {
    const name = before
      .replace(/[^a-z]+/g, ' ')
      .trim()
      .slice(-40)
    if (name.length < 6) return true
    if (names.has(name)) return false
    names.add(name)
    return true
  })
}

/** Adds up, unless one number is the sum of all others. */
function sum(list: readonly Counted[]): Read<number> {
  const all = list.reduce((so, { count }) => so + count, 0)
  const whole =
    list.length > 2 && !list[0]?.person.startsWith('izvrsi')
      ? list.find(({ count }) => count * 2 === all)
      : undefined
  if (whole) return { value: whole.count, spans: [whole.span] }
  return { value: all, spans: list.map(({ span }) => span) }
}
