import type { Kind } from '#features/opportunities/contract/kinds.ts'
import type { ReadKind } from './kinds.ts'
import { type NoticeText, sentenceAround, type Span } from '../text/notice-text.ts'
import { type Currency, findMoney, type Money } from './money.ts'

export type Amounts = { min: number | null; max: number | null; currency: Currency; spans: Span[] }

type Role = 'each' | 'plain' | 'total' | 'other'

/** Phrases beside an amount for one applicant. */
const EACH =
  /\b(?:po (?!clan|domacin|zakon|osnov|oglas|konkurs|pozivu|princip|prij?em|zavrs|kvadrat|tom|ovom|jedinic)[a-z]{3,}(?:u|i|om)\b|po (?:projekt\w*|korisni\w*|aplikant\w*|podnosi\w*|prijav\w*|osob\w*|studen\w*|uceni\w*|poslodav\w*|polazni\w*|zaposlen\w*|udruzenj\w*|student\w*|program\w*|jednom|lic\w*|nezaposlen\w*|tim\w*|mladoj|mjesec\w*)|pojedinacn\w*|per (?:project|applicant|beneficiary|grant|person|month|organi[sz]ation|proposal|student|year|team)|maksimaln\w*|minimaln\w*|najvisi|najnizi|najmanj\w{1,2} iznos|najveci|mjesecn\w*|mesecn\w*|godisnja stipendija|neto|net\b|bruto|gross|plat[aeiu]\b|plac[aeiu]\b|zarad\w*|naknad\w*|honorar\w*|dnevnic\w*|satnic\w*|salary|stipend\b|remuneration|wage|nagrad\w*|prize\w*|awards?\b|stipendij\w* (?:iznosi|u iznosu)|iznos stipendij\w*|visina stipendij\w*|iznos grant\w*|visina grant\w*|visina podstic\w*|visina potic\w*|jednokratn\w*|grants? (?:of|from|between|range|size|amount)|amount of (?:each|the) grant|minimum amount|maximum amount|najmanje|najvise|svak\w{1,3}|svaki|each|ticket)\b/
/** Phrases beside an amount for all applicants together. */
const TOTAL =
  /\b(?:ukup\w*|raspoloziv\w*|osiguran\w*|(?:osigura|izdvoji|obezbijedi)(?:o|la|lo)|obezb\w*jeden\w*|obezb\w*|budzet\w*|proracun\w*|planiran\w*|fond\w* (?:vrijednost|od|u)|vrijednost (?:javnog|poziva|program|projekt|projekat)\w*|odobren\w* su (?:joj |im )?sredstva|odobren\w* sredstva|sredstva od|total|overall|available (?:budget|funds|amount)|budget|indicative amount|namijenjen\w*|sredstva u iznosu|grant scheme)\b/
/** Phrases beside money that the applicant pays, has, or must not have. */
const OTHER =
  /\b(?:procij?enjen\w* vrijednost\w*|vrijednost (?:investicij|radov|nabavk)\w*|taks\w*|kotizacij\w*|upisnin\w*|clanarin\w*|depozit\w*|kaucij\w*|jamstv\w*|jamcevin\w*|garancij\w*|kazn\w*|novcan\w* kazn\w*|prihod\w*|primanj\w*|promet\w*|osnovni kapital|temeljni kapital|kreditn\w* zaduz\w*|fee\b|fees|annual turnover|turnover|income|revenue|cijena (?:kursa|obuke|karte|ulaznic)\w*|cijena\b|cena\b|price|skolarin\w*|participacij\w* od|uplat\w*|ulaznic\w*|karta kosta|topl\w* obrok\w*|bonus\w*|bozicnic\w*|jubilarn\w*|prevoz\w*|regres\w*|zakupnin\w*|pocetna|pocetnu|penal\w*|fine of|deposit|population|trosko\w+ (?:prijave|postupka)|minimalna placa u|sufinansir\w* (?:podnosi|aplikant)\w*|vlastit\w* ucesc\w*|sopstven\w* ucesc\w*|sam[aei]? (?:osigurava|obezbjeduj|obezbeduj|placa|ucestvuj)\w*|own contribution)\b/
const NEAR = 90
const PLACED =
  /(?:\b(?:prv|drug|trec|cetvrt|pet)\w{0,2}|\b[1-5]\.|\bi{1,3}\.?|\biv\.?)\s?(?:nagrad\w+|mjesto)?[^\n;,.\d]{0,24}$/
const PRIZES = /\bnagrad|\bmjesto\b|\bprize/
/** Kinds in which the total for all applicants is the offer. */
const SHARED = new Set<Kind>(['grant', 'scholarship', 'competition', 'investment'])

/** Reads the amounts paid or given: per applicant where that is stated, otherwise in total. */
export function readAmounts(notice: NoticeText, kind: Pick<ReadKind, 'value' | 'sure'>): Amounts | undefined {
  const groups: Record<Role, Money[]> = { each: [], plain: [], total: [], other: [] }
  for (const money of findMoney(notice)) groups[roleOf(notice, money)].push(money)
  // The budget of a project or a company says nothing about a post or a course.
  if (!SHARED.has(kind.value) && kind.sure > 0.5) groups.total = []
  const whole = wholeOf(
    Object.values(groups)
      .flat()
      .filter((money) => !isPlaced(notice, money)),
  )
  if (whole) Object.assign(groups, { each: [], plain: [], other: [], total: [whole] })
  const [chosen] = [groups.each, groups.plain, groups.total].filter((group) => group.length > 0)
  if (!chosen) return undefined
  const currency = mostFrequent(chosen)
  const sums = wholes(
    notice,
    chosen.filter((money) => money.currency === currency),
  )
  const lows = sums.flatMap(({ min }) => min ?? [])
  const highs = sums.flatMap(({ max }) => max ?? [])
  // A lowest amount beside a highest one closes the range.
  const min = lows.length > 0 ? Math.min(...lows) : null
  const max = highs.length > 0 ? Math.max(...highs) : null
  if (min !== null && max !== null && min > max) return { min: max, max: min, currency, spans: sums }
  return { min, max, currency, spans: sums }
}

/** `Ukupno 50.000, od toga 20.000 za …`: returns the amount of which the others are parts. */
function wholeOf(sums: readonly Money[]): Money | undefined {
  const all = sums.reduce((so, { max }) => so + (max ?? 0), 0)
  return sums.length > 2 ? sums.find(({ max }) => max !== undefined && max * 2 === all) : undefined
}

/** Drops prizes by place, which are no range, and amounts for a part, which are less than the most that one can get. */
function wholes(notice: NoticeText, sums: readonly Money[]): Money[] {
  const byPlace = sums.filter((money) => isPlaced(notice, money))
  if (byPlace.length > 1 && byPlace.length === sums.length) {
    const [first] = [...sums].sort((a, b) => (b.max ?? 0) - (a.max ?? 0))
    return first ? [{ ...first, min: undefined }] : []
  }
  const whole = wholeOf(sums)
  if (whole) return [whole]
  const most = Math.max(
    ...sums.flatMap(({ min, max }) => (min === undefined && max !== undefined ? [max] : [])),
  )
  return sums.filter(({ min, max }) => !(min !== undefined && min === max && max < most))
}

/** `druga nagrada 200 KM`. */
function isPlaced({ flat }: NoticeText, { start }: Money): boolean {
  return (
    PLACED.test(flat.slice(Math.max(0, start - 40), start)) &&
    PRIZES.test(flat.slice(Math.max(0, start - 200), start))
  )
}

function roleOf(notice: NoticeText, money: Money): Role {
  const sentence = sentenceAround(notice, money, 200)
  const before = notice.flat.slice(Math.max(sentence.start, money.start - NEAR), money.start)
  const after = notice.flat.slice(money.end, Math.min(sentence.end, money.end + 45))
  // A label or heading on the line above applies to the lines below it.
  const above = before.length < 25 ? notice.flat.slice(Math.max(0, money.start - 120), money.start) : before
  const signs: [Role, number][] = [
    ['other', lastOf(OTHER, before)],
    ['each', lastOf(EACH, before)],
    ['total', lastOf(TOTAL, before)],
  ]
  const afterEach = /^[^,;]{0,35}/.exec(after)?.[0] ?? ''
  if (/\b(?:kotizacij|taks|upisnin|prihod|fee\b|taxa)/.test(afterEach.slice(0, 25))) return 'other'
  if (EACH.test(afterEach) && lastOf(TOTAL, before) < 0 && lastOf(OTHER, before) < 0) return 'each'
  if (/\bukupno\b|\btotal\b/.test(afterEach) && !/po ukupno/.test(afterEach)) return 'total'
  const [nearest] = signs.filter(([, at]) => at >= 0).sort((a, b) => b[1] - a[1])
  if (nearest)
    return nearest[0] === 'each' &&
      /\b(?:ukupn\w{1,3} (?:iznos|sredstv|budzet|vrijednost))/.test(before.slice(nearest[1]))
      ? 'total'
      : nearest[0]
  if (above !== before) {
    if (OTHER.test(above)) return 'other'
    if (EACH.test(above)) return 'each'
    if (TOTAL.test(above)) return 'total'
  }
  return 'plain'
}

function lastOf(pattern: RegExp, text: string): number {
  let last = -1
  for (const { index } of text.matchAll(new RegExp(pattern.source, 'g'))) last = index
  return last
}

function mostFrequent(sums: readonly Money[]): Currency {
  const counts = new Map<Currency, number>()
  for (const { currency } of sums) counts.set(currency, (counts.get(currency) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'BAM'
}
