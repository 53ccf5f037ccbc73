import { fold } from '../fold.ts'

/** One form of a word in which names are compared, whatever the script, case, marks and digits around them. */
export function nameKey(word: string): string {
  // The letters at both ends show whether folding has lost a letter that it does not know.
  const folded = fold(`x${word}x`)
  const key = folded.includes(' ')
    ? word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
    : folded.slice(1, -1)
  return key.replace(/[\d+#_]+/g, '').replace(/([csz])h/g, '$1')
}

const CASES = 'a e i o u om em ama ima ovi evi ove eve ovima evima s es'.split(' ')
const ADJECTIVE = ['', ...'a e i o u og oga om ome omu oj im ima ih'.split(' ')]
const POSSESSIVE = ['ov', 'ev', 'in'].flatMap((suffix) => ADJECTIVE.map((ending) => suffix + ending))
const OF_HER = 'ka ke ki ku ko kom'.split(' ')
const ENDINGS: ReadonlySet<string> = new Set([...CASES, ...POSSESSIVE, ...OF_HER])
/** Kovačevski, Kovačevskog. */
const ADJECTIVAL = /[scz]ki$/
const ENDINGS_OF_ADJECTIVES: ReadonlySet<string> = new Set(ADJECTIVE)
const LONGEST_ENDING = 6

const SOFTENED: Readonly<Record<string, string>> = { k: 'c', g: 'z', h: 's' }
const CONSONANTS = 'bcdfghjklmnpqrstvwxyz'
const FLEETING = new RegExp(`^(.+[${CONSONANTS}])[ae]([${CONSONANTS}])$`)

/** Says of a key whether it is this name in any of its cases, or what belongs to the person: Amre, Amrin, Hodžićevima. */
export function nameMatcher(part: string): (key: string) => boolean {
  const stems = stemsOf(part)
  const endings = ADJECTIVAL.test(part) ? ENDINGS_OF_ADJECTIVES : ENDINGS
  return (key) =>
    key === part ||
    (key.length <= part.length + LONGEST_ENDING &&
      stems.some((stem) => key.startsWith(stem) && endings.has(key.slice(stem.length))))
}

/** To what endings are added: Amr-a, Petr-a, Pavl-a, Branc-i, Mari-j-e, Mile-t-a. */
export function stemsOf(part: string): readonly string[] {
  const last = part.at(-1) ?? ''
  const bare = /[aeo]$/.test(part) || ADJECTIVAL.test(part) ? part.slice(0, -1) : part
  const stems = [bare]
  const fleeting = FLEETING.exec(part)
  if (fleeting) stems.push(`${fleeting[1]}${fleeting[2]}`)
  if (part.endsWith('ao')) stems.push(`${part.slice(0, -2)}l`)
  if (/[ie]$/.test(bare)) stems.push(`${bare}j`)
  if (last === 'e') stems.push(`${part}t`)
  const softened = SOFTENED[bare.at(-1) ?? '']
  if (softened) stems.push(bare.slice(0, -1) + softened)
  return stems.filter((stem) => stem.length > 1)
}

/**
 * Words that are written so often that a name of the same letters is meant only with a capital, beside another name of the
 * person or where somebody says what they are called: Ali and *ali*, Maja and *15. maja*, Rade and *oni rade*.
 */
const COMMON: ReadonlySet<string> = new Set(
  (
    'a al ali am an and ani ana are as at ba bar be bi bila bile bili bilo bio by da dan dana dane dani danu dana de del der di do dom doma du ' +
    'el ema ena et for from grant ha had has he hej her him his i ili ima imam in is ispod iz iza iznad ja jan jasan jasna jasne jasni jasno ' +
    'jasnu jasnom je jedan joj jos jun juna june junu ko kod kad kada ka la le li lo luka luke luku maj maja maju mark marta martu mart may me ' +
    'mi milo mir mira miru mi mu my na nad nada nade nadi nadu nam nas ne ni no o od of oko on ona one oni ono or os osim po pod ' +
    'pored preko pri prije put puta pute rad rada rade radi radio radim rado radom radova radove radovi radu rob sa sam sama same sami samo samu ' +
    'sat sati se si sin sina sinu slava slave smo so sat ste su sve svi svim ta tada te ti to tom tu u un una uni uno uz van vam vas ve ' +
    'vi vjera vjere vjeru von vrh we will zora zore zoru za ze zlata zlato zlatu zlatom'
  ).split(' '),
)

export function isCommonWord(key: string): boolean {
  return COMMON.has(key)
}
