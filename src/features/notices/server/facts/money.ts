import { type NoticeText, type Span, SpanSet } from '../text/notice-text.ts'

export type Currency = 'BAM' | 'EUR' | 'USD' | 'CHF' | 'GBP' | 'RSD' | 'HRK' | 'SEK' | 'NOK' | 'TRY'
/** An amount or a range; open ranges have only one bound. */
export type Money = Span & { min: number | undefined; max: number | undefined; currency: Currency }

const CURRENCIES: readonly (readonly [Currency, string])[] = [
  [
    'BAM',
    'km\\b|bam\\b|k\\.m\\.|konvertibiln\\w{0,3}(?: mar\\w{1,4})?|mar(?:aka|ke|ka)\\b(?! (?:bosn|za pos))',
  ],
  ['EUR', '€|eur\\w{0,3}\\b'],
  ['USD', '\\$|usd\\b|us\\$|dolar\\w{0,2}\\b|us dollars\\b|dollars\\b'],
  ['CHF', 'chf\\b|svajcarsk\\w{1,4} fran\\w{1,4}|fran(?:aka|ka)\\b'],
  ['GBP', '£|gbp\\b'],
  ['RSD', 'rsd\\b|dinar\\w{0,2}\\b'],
  ['HRK', 'hrk\\b|kun(?:a|e)\\b'],
  ['SEK', 'sek\\b'],
  ['NOK', 'nok\\b'],
  ['TRY', 'try\\b(?= \\d)|turskih lira'],
]
const CURRENCY = `(?:${CURRENCIES.map(([, pattern]) => pattern).join('|')})`
const NUMBER = "\\d{1,3}(?:[.,' ]\\d{3}){1,4}(?:[.,]\\d{1,2})?(?![\\d])|\\d{1,9}(?:[.,]\\d{1,3})?(?!\\d)"
const TIMES =
  '(?:\\s{0,2}(?:hiljad\\w{0,2}|hilj\\.?|tisuc\\w{0,2}|tis\\.|thousand|milion\\w{0,2}|milijun\\w{0,2}|mil\\.?|mio\\.?|million|milijard\\w{0,2}|billion|k(?![a-z])|m(?![a-z])))?'
const WORDED = '(?:\\s{0,2}\\((?:slovima:? ?)?[a-z ]{3,60}(?:\\d{2}/100)?\\))?'
const SUFFIX = '(?:,-|,--|,oo|\\.-|,=)?'
const ONE = `(${NUMBER})(${TIMES})${SUFFIX}${WORDED}`
const BETWEEN = '\\s{0,3}(?:-|do|to|i|and|a najvise|a maksimalno|pa do|te)\\s{0,3}'

const RANGE_AFTER = new RegExp(
  `(?<![\\d.,/])(?:(od|between|from|izmedu)\\s{1,2})?${ONE}\\s{0,2}(${CURRENCY})?${BETWEEN}(?:up to |najvise |maksimalno |max\\.? )?${ONE}\\s{0,2}(${CURRENCY})`,
  'g',
)
const RANGE_BEFORE = new RegExp(
  `(${CURRENCY})\\s{0,2}${ONE}${BETWEEN}(?:${CURRENCY}\\s{0,2})?${ONE}(?![\\d%])`,
  'g',
)
const AFTER = new RegExp(`(?<![\\d.,/])${ONE}\\s{0,2}(${CURRENCY})`, 'g')
const BEFORE = new RegExp(`(?<![a-z])(${CURRENCY})\\s{0,2}${ONE}(?![\\d%])`, 'g')
const WORDS_FOR_TIMES: readonly (readonly [RegExp, number])[] = [
  [/^(?:hilj|tis|thousand|k$)/, 1_000],
  [/^(?:milijard|billion)/, 1_000_000_000],
  [/^(?:mil|mio|m$)/, 1_000_000],
]
const UP_TO =
  /(?:\bdo|\bup to|\bmax(?:\.|imum|imalno|imalni|imalan|imalna)?(?: iznos\w*)?(?: of| od| je| iznosi)?(?: do)?|\bnajvise(?: do)?|\b(?:can)?not exceed(?:ing)?|\bno more than|\bnajveci(?: moguci)?(?: iznos\w*)?(?: po \w+)?(?: je| iznosi)?|\bcap of|\bne veci od|\bne moze biti veci od|\bne moze preci|\bne prelazi|\bup to a maximum of|\bvisin\w* do|\biznos\w* do)[\s:]{1,3}(?:cca |oko )?$/
const FROM =
  /(?:\bod|\bfrom|\bvec od|\bmin(?:\.|imum|imalno|imalna|imalni|imalan)?(?: (?:iznos\w*|plata|placa|grant\w*))?(?: od| of| je| iznosi)?|\bnajmanj\w{1,2}(?: iznos\w*)?(?: je| iznosi)?|\bat least|\bstart(?:s|ing)? (?:at|from)|\bne manj\w{1,2} od|\bpreko|\bvise od|\bover)[\s:]{1,3}$/

const HIGHEST = /\b(?:najvis|najvec|maksim|maximum|gornj)\w*[^.;,\d\n]{0,45}$/
const LOWEST = /\b(?:najmanj|najniz|minim|donj)\w*[^.;,\d\n]{0,45}$/

/** Amounts that are read; no notice names more. */
const SUMS_MAX = 100

/** Finds the amounts of money in a text, in order. */
export function findMoney({ text, flat }: NoticeText): Money[] {
  const amounts: Money[] = []
  const spans = new SpanSet(flat.length)
  const add = (match: RegExpMatchArray, sign: string, numbers: (number | undefined)[], isRange: boolean) => {
    const start = match.index ?? 0
    const end = start + match[0].trimEnd().length
    const currency = currencyOf(sign)
    const [first, second] = numbers
    if (
      !currency ||
      first === undefined ||
      (isRange && (second === undefined || second < first)) ||
      isDistance(text.slice(start, end), flat, end) ||
      !spans.add({ start, end })
    )
      return
    if (isRange) amounts.push({ start, end, min: first, max: second, currency })
    else amounts.push({ start, end, ...openness(flat, start, end, first), currency })
  }
  for (const match of flat.matchAll(RANGE_AFTER)) {
    const [, , one, times, firstSign, two, moreTimes, sign = ''] = match
    if (firstSign && currencyOf(firstSign) !== currencyOf(sign)) continue
    add(
      match,
      sign,
      [
        amountOf(one, times?.trim() || (isSmaller(one, two, moreTimes) ? moreTimes : '')),
        amountOf(two, moreTimes),
      ],
      true,
    )
  }
  for (const match of flat.matchAll(RANGE_BEFORE)) {
    const [, sign = '', one, times, two, moreTimes] = match
    add(
      match,
      sign,
      [
        amountOf(one, times?.trim() || (isSmaller(one, two, moreTimes) ? moreTimes : '')),
        amountOf(two, moreTimes),
      ],
      true,
    )
  }
  for (const match of flat.matchAll(AFTER)) add(match, match[3] ?? '', [amountOf(match[1], match[2])], false)
  for (const match of flat.matchAll(BEFORE)) add(match, match[1] ?? '', [amountOf(match[2], match[3])], false)
  return amounts
    .filter(({ min, max }) => (max ?? min ?? 0) > 0)
    .sort((a, b) => a.start - b.start)
    .slice(0, SUMS_MAX)
}

/** `10 do 50 hiljada` multiplies both; `500 do 2 hiljade` only the second. */
function isSmaller(one = '', two = '', times: string | undefined): boolean {
  return times !== undefined && times.trim() !== '' && (amountOf(one, '') ?? 0) <= (amountOf(two, '') ?? 0)
}

function openness(flat: string, start: number, end: number, amount: number) {
  const before = flat.slice(Math.max(0, start - 60), start)
  const after = flat.slice(end, end + 24)
  if (UP_TO.test(before) || HIGHEST.test(before)) return { min: undefined, max: amount }
  if (LOWEST.test(before)) return { min: amount, max: undefined }
  if (
    FROM.test(before) &&
    !/\b(?:iznos\w*|visin\w*|vrijednost\w*|vrednost\w*|ukupn\w*|fond\w*|grant\w*|stipendij\w*|budzet\w*|nagrad\w*|naknad\w*|honorar\w*|dzeparc\w*|sredstv\w*|pomoc\w*|podrsk\w*|potpor\w*|podstic\w*|poticaj\w*|subvencij\w*|amount|total|prize)\s{1,2}(?:od|of)[\s:]{1,3}$/.test(
      before,
    )
  )
    return { min: amount, max: undefined }
  if (/^\s?(?:i vise|and above|or more|navise|pa navise)/.test(after)) return { min: amount, max: undefined }
  return { min: amount, max: amount }
}

const SIGNS = CURRENCIES.map(([currency, pattern]) => ({ currency, sign: new RegExp(`^(?:${pattern})`) }))

function currencyOf(text: string): Currency | undefined {
  return SIGNS.find(({ sign }) => sign.test(text))?.currency
}

/** Recognises distances: kilometres are written small, money with its cents or in capitals. */
function isDistance(amount: string, flat: string, end: number): boolean {
  if (!/\d\s{0,2}km$/.test(amount)) return false
  if (/[.,]\d{2}\s{0,2}km$/.test(amount) || /\d[.\s]\d{3}/.test(amount)) return false
  return !/\d{3,}\s{0,2}km$/.test(amount) || /^\s?(?:od|udaljen|h\b|\/h)/.test(flat.slice(end, end + 12))
}

/** Reads a number in any of our notations: 40.800,00 or 40,800.00 or 40 800 or 1.5, with a word that multiplies it. */
export function amountOf(text: string | undefined, times = ''): number | undefined {
  if (!text) return undefined
  const factor = WORDS_FOR_TIMES.find(([pattern]) => pattern.test(times.trim()))?.[1] ?? 1
  const digits = text.replace(/[\s']/g, '')
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  if (last < 0) return Number(digits) * factor
  const tail = digits.length - last - 1
  const mark = digits.charAt(last)
  const isGrouping = tail === 3 && (factor === 1 || digits.indexOf(mark) !== last) && !digits.startsWith('0')
  const whole = (isGrouping ? digits : digits.slice(0, last)).replace(/[.,]/g, '')
  const fraction = isGrouping ? '' : digits.slice(last + 1)
  const amount = Number(fraction === '' ? whole : `${whole}.${fraction}`) * factor
  return Number.isFinite(amount) ? Math.round(amount * 100) / 100 : undefined
}
