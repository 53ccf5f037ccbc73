import { fold } from '#platform/contract/fold.ts'
import { type Currency, currencyIn } from './currency.ts'

/** The meaning of a column. Opening hours and days of publication are stored but not read: neither is a deadline. */
export type Meaning =
  | 'title'
  | 'organisation'
  | 'place'
  | 'deadline'
  | 'amount'
  | 'amountMin'
  | 'amountMax'
  | 'vacancies'
  | 'aside'
  | 'text'
export type Column = { name: string; meaning: Meaning; currency?: Currency }

const MEANINGS: readonly (readonly [Meaning, RegExp])[] = [
  [
    'organisation',
    /^(?:(?:naziv|ime) )?(?:poslodav\w{2,3}|firm\w|kompanij\w|organizacij\w|organizator\w?|preduzec\w|poduzec\w|ustanov\w|institucij\w|employer|company|organi[sz]ation|organi[sz]er)(?: name)?$/,
  ],
  [
    'title',
    /^(?:r\w{0,2} ?br\w*\.? )?(?:naziv(?: \w+){0,2}|naslov(?: \w+)?|zvanje|zanimanje|pozicija|radno mj?esto|posao|oglas|prilika|name|job(?: title)?|title|position(?: title)?|vacancy|opportunity|opening|role|ime oglasa)$/,
  ],
  [
    'place',
    /^(?:(?:grad|mj?esto|lokacija|op[cs]t?ina)(?: (?:rada|odrzavanja|obavljanja \w+))?|city|town|place(?: of work)?|(?:work )?location|duty station|municipality)$/,
  ],
  [
    'deadline',
    /^(?:(?:krajnji )?rok(?: (?:za )?(?:prijav\w|aplici\w+|konkursa|oglasa|dostavu|podnosenje)(?: \w+)?)?|(?:application )?(?:deadline|closing date)(?: for applications?)?|(?:prijave|otvoren\w?|(?:konkurs|oglas) otvoren|vazi|vrijedi|traje) do|datum (?:isteka|zatvaranja)(?: \w+)?|apply (?:by|until|before)|(?:open|valid) until|expires?(?: on)?)$/,
  ],
  [
    'vacancies',
    /^(?:(?:potreban )?br(?:oj)? (?:potrebnih |trazenih |slobodnih )?(?:izvrsilaca|izvrsioca|izvrsitelja|radnika|(?:radnih )?mj?esta|osoba|pozicija|polaznika|ucesnika|stipendija)|izvrsilaca|slobodnih mj?esta|vacancies|openings|positions|(?:number|no) of (?:positions|vacancies|posts|openings|places|participants))$/,
  ],
  [
    'aside',
    /^(?:radno vri?j?eme|radni (?:sati|dani)|broj sati|sati|smjen\w{1,2}|termin\w?|(?:work(?:ing)? )?hours|shifts?|schedule|datum(?: objav\w+)?|objavljen\w*|(?:date )?(?:published|posted)|publication date|date)$/,
  ],
]
const AMOUNTS = new Set(
  'plata placa plate zarada naknada honorar satnica dnevnica stipendija stipendije iznos nagrada salary pay wage wages remuneration compensation stipend amount'.split(
    ' ',
  ),
)
const LOW = new Set('od from min minimalna minimalni minimum najmanja najmanji najniza'.split(' '))
const HIGH = new Set('do to max maksimalna maksimalni maximum najveca najveci najvisa'.split(' '))
/** Words about tax and periods of pay, which do not change the meaning of a number. */
const BESIDE = new Set(
  'neto bruto net gross mjesecna mesecna mjesecni mjesecno mesecno monthly per month u mj ponudena osnovna pocetna'.split(
    ' ',
  ),
)

export function columnOf(name: string): Column {
  const folded = fold(name)
  const currency = currencyIn(name)
  const amount = amountMeaning(folded.split(' '))
  const meaning = amount ?? MEANINGS.find(([, pattern]) => pattern.test(folded))?.[0] ?? 'text'
  return { name: name.trim(), meaning, ...(currency && { currency }) }
}

function amountMeaning(words: readonly string[]): Meaning | undefined {
  const rest = words.filter((word) => !BESIDE.has(word) && !currencyIn(word))
  const nouns = rest.filter((word) => !LOW.has(word) && !HIGH.has(word))
  if (nouns.length === 0 || !nouns.every((word) => AMOUNTS.has(word))) return undefined
  const isLow = rest.some((word) => LOW.has(word))
  const isHigh = rest.some((word) => HIGH.has(word))
  return isLow === isHigh ? 'amount' : isLow ? 'amountMin' : 'amountMax'
}
