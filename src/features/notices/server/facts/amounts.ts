import type { Kind } from '#features/opportunities/contract/kinds.ts'
import type { ReadKind } from './kinds.ts'
import { type NoticeText, sentenceAround, type Span } from '../text/notice-text.ts'
import { type Currency, findMoney, type Money } from './money.ts'

export type Amounts = { min: number | null; max: number | null; currency: Currency; spans: Span[] }

type Role = 'each' | 'plain' | 'total' | 'other'

/** Phrases beside an amount for one applicant. */
const EACH =
  /\b(?:po (?!clan|domacin|zakon|osnov|oglas|konkurs|pozivu|princip|prij?em|zavrs|kvadrat|tom|ovom|jedinic)[a-z]{3,}(?:u|i|om)\b|po (?:projekt\w*|korisni\w*|aplikant\w*|podnosi\w*|prijav\w*|osob\w*|studen\w*|uceni\w*|poslodav\w*|polazni\w*|zaposlen\w*|udruzenj\w*|student\w*|program\w*|jednom|lic\w*|nezaposlen\w*|tim\w*|mladoj|mjesec\w*)|pojedinacn\w* (?:iznos|podrsk|potpor|grant|potic|podstic|projek|prijav|sredst|nagrad|stipend|donacij|pomoc|odob|dod)\w*|per (?:project|applicant|beneficiary|grant|person|month|organi[sz]ation|proposal|student|year|team)|maksimaln\w*|minimaln\w*|naj(?:vis|niz|manj|vec)\w{1,3}|mjesecn\w*|mesecn\w*|godisnja stipendija|neto|net\b|bruto|gross|plat[aeiu]\b|plac[aeiu]\b|zarad\w*|naknad\w*|honorar\w*|dnevnic\w*|satnic\w*|salary|stipend\b|remuneration|wage|nagrad\w*|prize\w*|awards?\b|stipendij\w* (?:iznosi|u iznosu)|iznos stipendij\w*|visina stipendij\w*|iznos grant\w*|visina grant\w*|visina podstic\w*|visina potic\w*|jednokratn\w*|grants? (?:of|from|between|range|size|amount|start)|amount of (?:each|the) grant|minimum amount|maximum amount|najmanje|najvise|svak\w{1,3}|svaki|each|ticket)\b/
/** Phrases beside an amount for all applicants together. */
const TOTAL =
  /\b(?:ukup\w*|raspoloziv\w*|osiguran\w*|(?:osigura|izdvoji|obezbijedi)(?:o|la|lo)|obezb\w*jeden\w*|obezb\w*|budzet\w*|proracun\w*|planiran\w*|fond\w* (?:vrijednost|od|u)|vrijednost (?:javnog|poziva|program|projekt|projekat)\w*|odobren\w* su (?:joj |im )?sredstva|odobren\w* sredstva|sredstva od|total|overall|available (?:budget|funds|amount)|budget|indicative amount|namijenjen\w*|sredstva u iznosu|grant scheme)\b/
/** Phrases beside money that the applicant pays, has, or must not have. */
const OTHER =
  /\b(?:procij?enjen\w* vrijednost\w*|vrijednost (?:investicij|radov|nabavk)\w*|taks\w*|kotizacij\w*|upisnin\w*|clanarin\w*|depozit\w*|kaucij\w*|jamstv\w*|jamcevin\w*|garancij\w*|kazn\w*|novcan\w* kazn\w*|prihod\w*|primanj\w*|promet\w*|osnovni kapital|temeljni kapital|kreditn\w* zaduz\w*|fee\b|fees|annual turnover|turnover|income|revenue|cijena (?:kursa|obuke|karte|ulaznic)\w*|cijena\b|cena\b|price|skolarin\w*|participacij\w* od|uplat\w*|ulaznic\w*|karta kosta|topl\w* obrok\w*|(?:putn\w+ )?trosk\w+ (?:prevoz|prijevoz|put)\w*|putn\w+ trosk\w*|travel|naknad\w* za (?:dezurst|prevoz|prijevoz|topl|rad vikend|prekovr|nocn|odvojen|ishran)\w*|bonus\w*|bozicnic\w*|jubilarn\w*|prevoz\w*|regres\w*|zakupnin\w*|pocetna|pocetnu|penal\w*|fine of|deposit|population|trosko\w+ (?:prijave|postupka)|minimalna placa u|sufinansir\w* (?:podnosi|aplikant)\w*|vlastit\w* ucesc\w*|sopstven\w* ucesc\w*|iznos\w* preko|grantee\w*|koj[aei] (?:je|su) (?:vec )?(?:dobi|prim)\w+|sam[aei]? (?:osigurava|obezbjeduj|obezbeduj|placa|ucestvuj)\w*|own contribution)\b/
/** Phrases about earlier years. An amount or a number that follows one in its sentence is not part of this call. */
export const BEFORE_NOW =
  /\b(?:prosl\w+ (?:godin|zim|ljet|sezon|jesen)\w*|lani|lanjsk\w+|dosad\w*|do sada|(?:ranij|prethodn|minul)\w+ (?:\w+ )?godin\w*|last (?:year|summer|winter)|so far)\b/
const NEAR = 90
const PLACED =
  /(?:\b(?:prv|drug|trec|cetvrt|pet)\w{0,2}|\b[1-5]\.|\bi{1,3}\b\.?|\biv\b\.?|\bnajbolj\w+|\bpobjedni\w+|\bwinner)\s?(?:nagrad\w+|mjesto)?[^\n;,.\d]{0,45}$/
const PRIZES = /\bnagrad|\bmjesto\b|\bprize/
/** Kinds in which the total for all applicants is the offer. */
const SHARED = new Set<Kind>(['grant', 'scholarship', 'competition', 'investment'])

/** Reads the amounts paid or given: per applicant where that is stated, otherwise in total. */
export function readAmounts(notice: NoticeText, kind: Pick<ReadKind, 'value' | 'sure'>): Amounts | undefined {
  const groups: Record<Role, Money[]> = { each: [], plain: [], total: [], other: [] }
  for (const money of findMoney(notice)) groups[roleOf(notice, money)].push(money)
  // The budget of a project or a company says nothing about a post or a course.
  if (!SHARED.has(kind.value) && kind.sure > 0.5) groups.total = []
  const highest = prizesOf(notice, kind.value, [...groups.each, ...groups.plain, ...groups.total])
  if (highest) Object.assign(groups, { each: [highest], plain: [], other: [], total: [] })
  const whole = highest
    ? undefined
    : wholeOf(
        notice,
        Object.values(groups)
          .flat()
          .filter((money) => !isPlaced(notice, money)),
      )
  if (whole) Object.assign(groups, { each: [], plain: [], other: [], total: [whole] })
  const [candidates] = [groups.each, groups.plain, groups.total].filter((group) => group.length > 0)
  if (!candidates) return undefined
  const currency = mostFrequent(candidates)
  const sums = wholes(
    notice,
    candidates.filter((money) => money.currency === currency),
  )
  const lows = wagesOf(kind.value, sums).flatMap(({ min }) => min ?? [])
  const highs = sums.flatMap(({ max }) => max ?? [])
  // A lowest amount beside a highest one closes the range.
  const min = lows.length > 0 ? Math.min(...lows) : null
  const max = highs.length > 0 ? Math.max(...highs) : null
  if (min !== null && max !== null && min > max) return { min: max, max: min, currency, spans: sums }
  return { min, max, currency, spans: sums }
}

/** Drops the small amounts that a job pays for a shift or a meal in addition to its wage. */
function wagesOf(kind: Kind, sums: readonly Money[]): readonly Money[] {
  const most = Math.max(0, ...sums.map(({ min, max }) => max ?? min ?? 0))
  return kind === 'job' ? sums.filter(({ min }) => min === undefined || min * 5 > most) : sums
}

/** Returns the highest of the prizes by place. The prize fund beside them is not what one winner gets. */
function prizesOf(notice: NoticeText, kind: Kind, sums: readonly Money[]): Money | undefined {
  const byPlace = sums.filter((money) => isPlaced(notice, money))
  const row = byPlace.length > 1 ? byPlace : rowOfPrizes(notice, kind, sums)
  const [first] = [...row].sort((a, b) => (b.max ?? 0) - (a.max ?? 0))
  return first && { ...first, min: undefined }
}

/** `Najbolji dobijaju 150 KM, 100 KM i 50 KM`: a list of at least three prizes, each lower than the one before. */
function rowOfPrizes({ flat }: NoticeText, kind: Kind, sums: readonly Money[]): Money[] {
  const all = [...sums].sort((a, b) => a.start - b.start)
  let row: Money[] = []
  for (const money of all) {
    const last = row.at(-1)
    const isNext =
      last &&
      (money.max ?? 0) < (last.max ?? 0) &&
      /^\)?\s?(?:,|,? ?i\b|,? ?te\b|,? ?and\b|\/)[^.;:\d\n]{0,40}$/.test(flat.slice(last.end, money.start))
    if (isNext) row.push(money)
    else if (row.length > 2) break
    else row = [money]
  }
  const [first] = row
  const before = first && flat.slice(Math.max(0, first.start - 90), first.start)
  return row.length > 2 &&
    (kind === 'competition' ||
      /\b(?:nagrad|bon(?:ov)?i|najbolj|najuspj|priz|award|vaucer)/.test(before ?? ''))
    ? row
    : []
}

const WHOLE =
  /\b(?:ukup|sveukup|total|fond|budzet|proracun|sredst|planir|osigur|izdvoj|vrijedn|raspolo|od (?:toga|cega|kojih)|i to)/
/** `Ukupno 50.000, od toga 20.000 za …`: returns the amount of which the others are parts. */
function wholeOf({ flat }: NoticeText, sums: readonly Money[]): Money | undefined {
  const all = sums.reduce((so, { max }) => so + (max ?? 0), 0)
  const whole = sums.length > 2 ? sums.find(({ max }) => max !== undefined && max * 2 === all) : undefined
  // Sums that happen to add up, such as 100, 200 and 300 for three groups, have no whole among them.
  const near = whole && flat.slice(Math.max(0, whole.start - 120), whole.end + 40)
  return near && WHOLE.test(near) ? whole : undefined
}

/** Drops amounts for a part, which are lower than the maximum per applicant. */
function wholes(notice: NoticeText, sums: readonly Money[]): Money[] {
  const whole = wholeOf(notice, sums)
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
  if (BEFORE_NOW.test(notice.flat.slice(sentence.start, money.start))) return 'other'
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
