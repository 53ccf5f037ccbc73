const VOWEL = /[aeiouy]/
const STEP_2 = rules(
  'ational:ate tional:tion enci:ence anci:ance izer:ize isation:ize ization:ize ising:ize ise:ize abli:able alli:al entli:ent eli:e ousli:ous ation:ate ator:ate alism:al iveness:ive fulness:ful ousness:ous aliti:al iviti:ive biliti:ble',
)
const STEP_3 = rules('icate:ic ative: alize:al iciti:ic ical:ic ful: ness:')
const STEP_4 = 'ement ance ence able ible ment ant ent ism ate iti ous ive ize ion al er or ic ou'.split(' ')

/** Words whose rule-made stem would be that of another word: community and communication, market and marketing. */
const WHOLE: ReadonlyMap<string, string> = new Map(
  (
    'community communities:community university universities:university universal organic organs:organ organ public publication publications:publication ' +
    'general generally:general generation marketing accounting building buildings:building policies:policy policy police ' +
    'professional professionals:professional professor news physics physical physician human humanity'
  )
    .split(' ')
    .map((rule) => {
      const [word = '', stem = word] = rule.split(':')
      return [word, stem] as const
    }),
)

/** The stem of a folded English word, after Porter's rules, with British spellings and agents brought together. */
export function stemEn(word: string): string {
  if (word.length <= 2 || /[^a-z]/.test(word)) return word
  const whole = WHOLE.get(word)
  if (whole !== undefined) return whole
  let stem = dropPlural(word)
  stem = dropTense(stem)
  if (stem.endsWith('y') && VOWEL.test(stem.slice(0, -1)) && stem.length > 2) stem = `${stem.slice(0, -1)}i`
  stem = replaceEnd(stem, STEP_2, 0)
  stem = replaceEnd(stem, STEP_3, 0)
  stem = dropLong(stem)
  return tidy(stem)
}

function dropPlural(word: string): string {
  if (word.endsWith('sses')) return word.slice(0, -2)
  if (word.endsWith('ies')) return word.length > 4 ? word.slice(0, -2) : word.slice(0, -1)
  if (word.endsWith('ss') || word.endsWith('us') || !word.endsWith('s')) return word
  return word.length > 3 ? word.slice(0, -1) : word
}

function dropTense(word: string): string {
  if (word.endsWith('eed')) return measure(word.slice(0, -3)) > 0 ? word.slice(0, -1) : word
  const ending = word.endsWith('ing') ? 3 : word.endsWith('ed') ? 2 : 0
  const stem = word.slice(0, word.length - ending)
  if (ending === 0 || !VOWEL.test(stem) || stem.length < 3) return word
  if (/(?:at|bl|iz)$/.test(stem)) return `${stem}e`
  if (/([^aeiouylsz])\1$/.test(stem)) return stem.slice(0, -1)
  return measure(stem) === 1 && endsShort(stem) ? `${stem}e` : stem
}

function dropLong(word: string): string {
  for (const ending of STEP_4) {
    if (!word.endsWith(ending)) continue
    const stem = word.slice(0, -ending.length)
    if (ending === 'ion' && !/[st]$/.test(stem)) return word
    return measure(stem) > 1 ? stem : word
  }
  return word
}

function tidy(word: string): string {
  let stem = word
  if (stem.endsWith('e')) {
    const bare = stem.slice(0, -1)
    const m = measure(bare)
    if (m > 1 || (m === 1 && !endsShort(bare))) stem = bare
  }
  return /([lmnrtpgdb])\1$/.test(stem) && measure(stem) > 1 ? stem.slice(0, -1) : stem
}

function replaceEnd(word: string, list: readonly (readonly [string, string])[], least: number): string {
  for (const [from, to] of list) {
    if (!word.endsWith(from)) continue
    const stem = word.slice(0, word.length - from.length)
    return measure(stem) > least ? stem + to : word
  }
  return word
}

/** How often a vowel is followed by a consonant. */
function measure(stem: string): number {
  let count = 0
  let afterVowel = false
  for (let at = 0; at < stem.length; at += 1) {
    const vowel = isVowel(stem, at)
    if (!vowel && afterVowel) count += 1
    afterVowel = vowel
  }
  return count
}

function isVowel(word: string, at: number): boolean {
  const letter = word.charAt(at)
  if (letter === 'y') return at > 0 && !isVowel(word, at - 1)
  return 'aeiou'.includes(letter) && letter !== ''
}

function endsShort(word: string): boolean {
  const n = word.length
  return (
    n >= 3 && !isVowel(word, n - 1) && isVowel(word, n - 2) && !isVowel(word, n - 3) && !/[wxy]$/.test(word)
  )
}

function rules(list: string): (readonly [string, string])[] {
  return list.split(' ').map((rule) => {
    const [from = '', to = ''] = rule.split(':')
    return [from, to] as const
  })
}
