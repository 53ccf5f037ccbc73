import type { Locale } from '#platform/contract/locale.ts'

const ONES: Record<Locale, string[]> = {
  bhs: 'jedan dva tri četiri pet šest sedam osam devet deset jedanaest dvanaest trinaest četrnaest petnaest šesnaest sedamnaest osamnaest devetnaest'.split(
    ' ',
  ),
  en: 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  ),
}
const TENS: Record<Locale, string[]> = {
  bhs: 'dvadeset trideset četrdeset pedeset šezdeset sedamdeset osamdeset devedeset'.split(' '),
  en: 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' '),
}
const HUNDREDS = 'sto dvjesto tristo četiristo petsto šeststo sedamsto osamsto devetsto'.split(' ')

/** Ways of writing a number: with `i` between, with `stotina`, joined, or without diacritics. */
export type Manner = { joins: boolean; and: boolean; noun: boolean; feminine: boolean; bare: boolean }

/** Writes a whole number from 2 to 9,999 in words as people do. */
export function inWords(value: number, language: Locale, manner: Manner): string {
  const words = language === 'en' ? english(value, manner) : bhs(value, manner)
  return manner.bare ? words.replaceAll(/[čćšž]/g, (letter) => 'ccsz'['čćšž'.indexOf(letter)]!) : words
}

function english(value: number, manner: Manner): string {
  if (value >= 1000)
    return parts(value, 1000, (count) => `${english(count, manner)} thousand`, english, manner)
  if (value >= 100) {
    const hundreds = (count: number) => `${count === 1 && manner.noun ? 'a' : english(count, manner)} hundred`
    const rest = value % 100
    const join = manner.and ? ' and ' : ' '
    return hundreds(Math.floor(value / 100)) + (rest === 0 ? '' : join + english(rest, manner))
  }
  if (value < 20) return ONES.en[value - 1]!
  const one = value % 10
  return (
    TENS.en[Math.floor(value / 10) - 2]! + (one === 0 ? '' : (manner.joins ? '-' : ' ') + ONES.en[one - 1]!)
  )
}

function bhs(value: number, manner: Manner): string {
  if (value >= 1000) {
    const thousands = (count: number) =>
      count === 1 ? 'hiljadu' : `${below(count, { ...manner, feminine: true })} ${scaleOf(count, 'hiljad')}`
    return parts(value, 1000, thousands, below, manner)
  }
  return below(value, manner)
}

function scaleOf(count: number, stem: string): string {
  const [one, teen] = [count % 10, count % 100]
  return stem + (one >= 2 && one <= 4 && (teen < 12 || teen > 14) ? 'e' : 'a')
}

function below(value: number, manner: Manner): string {
  if (value >= 100) {
    const count = Math.floor(value / 100)
    const noun =
      count === 1 ? 'stotinu' : `${below(count, { ...manner, feminine: true })} ${scaleOf(count, 'stotin')}`
    const rest = value % 100
    const hundred = manner.noun ? noun : HUNDREDS[count - 1]!
    const join = manner.joins && !manner.noun ? '' : manner.and ? ' i ' : ' '
    return hundred + (rest === 0 ? '' : join + below(rest, manner))
  }
  if (value < 20) return value === 2 && manner.feminine ? 'dvije' : ONES.bhs[value - 1]!
  const one = value % 10
  const last =
    one === 2 && manner.feminine ? 'dvije' : one === 1 && manner.feminine ? 'jedna' : ONES.bhs[one - 1]
  return (
    TENS.bhs[Math.floor(value / 10) - 2]! +
    (one === 0 ? '' : (manner.joins ? '' : manner.and ? ' i ' : ' ') + last!)
  )
}

function parts(
  value: number,
  unit: number,
  scaled: (count: number) => string,
  rest: (value: number, manner: Manner) => string,
  manner: Manner,
): string {
  const left = value % unit
  const join = manner.and && left < 100 ? (rest === english ? ' and ' : ' i ') : ' '
  return scaled(Math.floor(value / unit)) + (left === 0 ? '' : join + rest(left, manner))
}
