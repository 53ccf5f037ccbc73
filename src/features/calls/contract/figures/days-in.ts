import { monthOf } from '#platform/contract/month-names.ts'
import type { Locale } from '#platform/contract/locale.ts'
import type { Figure } from './figures-in.ts'

const BHS_MONTHS =
  'januar|februar|mart|april|maj|juni?|juli?|a(?:ugust|vgust)|septemb[ae]?r|oktob[ae]?r|novemb[ae]?r|decemb[ae]?r'
const EN_MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December'
const YEAR = String.raw`(\d{4})(?!\d)`

const BHS_DAYS = [
  new RegExp(String.raw`(?<![\d.,])(\d{1,2})\.\s?(\d{1,2})\.(?:\s?${YEAR})?(?!\d)`, 'gu'),
  new RegExp(
    String.raw`(?<![\d.,])(\d{1,2})(?:\.\s?|-?(?:[mtvg]?(?:og|oga|eg|ega|i)|g)?\s)(${BHS_MONTHS})[aeu]?(?!\p{L})(?:\s${YEAR})?`,
    'giu',
  ),
]
const EN_DAYS = [
  new RegExp(String.raw`(?<![\d/])(\d{1,2})/(\d{1,2})/${YEAR}`, 'gu'),
  new RegExp(
    String.raw`(?<![\d.,])(\d{1,2})(?:st|nd|rd|th)?\s(?:of\s)?(${EN_MONTHS})(?!\p{L})(?:\s${YEAR})?`,
    'giu',
  ),
]
const EN_TURNED = new RegExp(
  String.raw`(?<!\p{L})(${EN_MONTHS})\s(\d{1,2})(?:st|nd|rd|th)?(?!\d)(?:,?\s${YEAR})?`,
  'giu',
)

/** A day of a month that is not named: `do 27-og`, `by the 27th`; a second instalment is no day. */
const BARE_DAYS: Record<Locale, RegExp> = {
  bhs: /(?<!\p{L})(?:do|od|poslije|prije|nakon)\s(\d{1,2})-?[mtvg]?(?:og|oga|eg|ega)(?=[.,;!?)]|\s(?:u|mjeseca)(?!\p{L})|$)/giu,
  en: /(?<!\p{L})(?:by|until|till|on|from|before|after)\sthe\s(\d{1,2})(?:st|nd|rd|th)(?=[.,;!?)]|\sat(?!\p{L})|$)/giu,
}

/** The ordinals from the first to the twentieth, without their endings in bhs, and the tens before others. */
const ORDINALS: Record<
  Locale,
  { ones: readonly string[]; tens: readonly string[]; round: readonly string[] }
> = {
  bhs: {
    ones: 'prv drug treć četvrt pet šest sedm osm devet deset jedanaest dvanaest trinaest četrnaest petnaest šesnaest sedamnaest osamnaest devetnaest'.split(
      ' ',
    ),
    tens: ['dvadeset', 'trideset'],
    round: ['dvadeset', 'trideset'],
  },
  en: {
    ones: 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(
      ' ',
    ),
    tens: ['twenty', 'thirty'],
    round: ['twentieth', 'thirtieth'],
  },
}
const MARKS: Readonly<Record<string, string>> = { č: '[čc]', ć: '[ćc]', š: '[šs]' }
const anyOf = (words: readonly string[]) =>
  words.map((word) => word.replaceAll(/[čćš]/g, (letter) => MARKS[letter]!)).join('|')

const { bhs: BHS, en: EN } = ORDINALS
/** `petnaestog januara`, `dvadeset prvi maj`, `tridesetog juna 2027`. */
const BHS_IN_WORDS = new RegExp(
  String.raw`(?<!\p{L})(?:(${anyOf(BHS.tens)})\s?(?:i\s)?)?(${anyOf([...BHS.ones, ...BHS.round])})(?:i|[oe]ga?|[oe]m[eu]?)\s(${BHS_MONTHS})[aeu]?(?!\p{L})(?:\s${YEAR})?`,
  'giu',
)
const EN_ORDINAL = String.raw`(?:(${anyOf(EN.tens)})[-\s])?(${anyOf([...EN.ones, ...EN.round])})`
/** `the fifteenth of January`; what `the first may` do is no day, so a month has its capital letter. */
const EN_IN_WORDS = new RegExp(
  String.raw`(?<!\p{L})${EN_ORDINAL}\s(?:of\s)?(${EN_MONTHS})(?!\p{L})(?:\s${YEAR})?`,
  'gu',
)
const EN_TURNED_IN_WORDS = new RegExp(
  String.raw`(?<!\p{L})(${EN_MONTHS})\s(?:the\s)?${EN_ORDINAL}(?!\p{L})(?:,?\s${YEAR})?`,
  'gu',
)

/** Lists the days that a text names, in numerals or in words. */
export function daysIn(text: string, language: Locale): Figure[] {
  const figures: Figure[] = []
  const add = (words: string, day: string | number, month: string | undefined, year?: string) => {
    const number = Number(month) || (monthOf(plain(month ?? '')) ?? 0)
    const value = [String(number).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
    if (number >= 1 && number <= 12 && Number(day) >= 1 && Number(day) <= 31)
      figures.push({ kind: 'day', value: year ? `${year}-${value}` : value, written: words.trim() })
  }
  for (const pattern of language === 'bhs' ? BHS_DAYS : EN_DAYS)
    for (const [words, day = '', month, year] of text.matchAll(pattern)) add(words, day, month, year)
  for (const [words, day = ''] of text.matchAll(BARE_DAYS[language]))
    figures.push({ kind: 'day', value: `-${day.padStart(2, '0')}`, written: words.trim() })
  for (const [words, ten, one, month, year] of text.matchAll(language === 'bhs' ? BHS_IN_WORDS : EN_IN_WORDS))
    add(words, dayOf([ten, one], language), month, year)
  if (language === 'bhs') return figures
  for (const [words, month, day = '', year] of text.matchAll(EN_TURNED)) add(words, day, month, year)
  for (const [words, month, ten, one, year] of text.matchAll(EN_TURNED_IN_WORDS))
    add(words, dayOf([ten, one], language), month, year)
  return figures
}

/** Returns the number of an ordinal in words; 0 for what is none, as `twenty tenth`. */
function dayOf([ten, one]: [ten: string | undefined, one: string | undefined], language: Locale): number {
  const { ones, tens, round } = ORDINALS[language]
  const isSame = (word: string, other = '') => plain(word) === plain(other)
  const tenAt = ten === undefined ? -1 : tens.findIndex((word) => isSame(word, ten))
  const roundAt = round.findIndex((word) => isSame(word, one))
  if (roundAt >= 0) return tenAt >= 0 ? 0 : (roundAt + 2) * 10
  const value = ones.findIndex((word) => isSame(word, one)) + 1
  return tenAt < 0 ? value : value > 9 ? 0 : (tenAt + 2) * 10 + value
}

const plain = (word: string) => word.toLowerCase().replaceAll(/[čć]/g, 'c').replaceAll('š', 's')

/** `14:00`, `2:00 p.m.`, `2 pm`; `u 14 sati`, as `u dva sata` may be at night or by day. */
const TIMES = /(?<![\d:.,])(\d{1,2})(?::(\d{2})(?![\d:]))?(?:[\s\u00a0]?([ap])\.?m(?!\p{L}))?/giu
const BHS_HOURS = /(?<!\p{L})u\s(1[3-9]|2[0-4])[\s\u00a0]?(?:sata|sati|h)(?!\p{L})/giu

/** `60:40` is a share, or a result. */
const isTime = (hour: string, minute: string) => Number(hour) <= 24 && Number(minute) < 60

/** Lists the times of day that a text names in numerals. */
export function timesIn(text: string, language: Locale): Figure[] {
  const figures: Figure[] = []
  const add = (words: string, hour: number, minute = '00') =>
    figures.push({ kind: 'time', value: `${String(hour).padStart(2, '0')}:${minute}`, written: words })
  for (const [words, hour = '', minute, half] of text.matchAll(TIMES))
    if (half) add(words, (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0), minute)
    else if (minute && isTime(hour, minute)) add(words, Number(hour), minute)
  if (language === 'bhs') for (const [words, hour] of text.matchAll(BHS_HOURS)) add(words, Number(hour))
  return figures
}
