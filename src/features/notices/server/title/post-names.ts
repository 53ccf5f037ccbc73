/** `vozača`, `programera`, `radnika`: the wanted person in the accusative. */
const HIM = /((?:[aeio]r|ač|ik|nt|ent|telj|ej|olog|urg|m[ae]n|ak|in|at|ut)|[^aeiou]c)a$/iu
const HE = /(?:[rčk]|nt|telj|[aeo]c|ica|ist[ae]?)$/iu
/** Words after which the name of a post no longer inflects. */
const NO_MORE = /^(?:za|u|na|sa|s|iz|od|uz|o|po|pri|kod|do)$/iu
const AND = /^(?:i|ili|te|and|or|[–—-])$/iu
const COUNT =
  /^(?:\d{1,3}|dva|dvije|tri|četiri|cetiri|pet|šest|sest|deset|jednog|jednu|više|vise)\s(?=\p{L}{4})/iu

/** Returns the name of a post in the nominative: `iskusnog kuhara i konobaricu` are `iskusni kuhar i konobarica`. */
export function postName(text: string): string {
  const words = text.replace(COUNT, '').split(' ')
  let isOpen = true
  return words
    .map((word, at) => {
      if (AND.test(word)) isOpen = true
      if (NO_MORE.test(word)) isOpen = false
      if (!isOpen || word.length < 4) return word
      const named = word.split('/').map(firstForm).join('/')
      isOpen = isAdjective(word, words[at + 1]) || /[,;]$/.test(word) || (named === word && !HE.test(word))
      return named
    })
    .join(' ')
}

function isAdjective(word: string, next = ''): boolean {
  return /(?:og|eg)$/iu.test(word) || (/[nkvt]u$/iu.test(word) && /u(?:\/|,|$)/iu.test(next))
}

function firstForm(phrase: string): string {
  const [, word = '', tail = ''] = /^(.*?)([,;]?)$/u.exec(phrase) ?? []
  const inCapitals = /^[^\p{Ll}]+$/u.test(word)
  const inCase = (text: string) => (inCapitals ? text.toUpperCase() : text)
  if (/.(?:og|eg)$/iu.test(word)) return `${word.slice(0, -2)}${inCase('i')}${tail}`
  if (/[^aeiou]u$/iu.test(word)) return `${word.slice(0, -1)}${inCase('a')}${tail}`
  if (/[ai]oca$/iu.test(word)) return `${word.slice(0, -3)}${inCase('lac')}${tail}`
  if (/[^aeiou]ca$/iu.test(word)) return `${word.slice(0, -2)}${inCase('ac')}${tail}`
  return `${HIM.test(word) ? word.slice(0, -1) : word}${tail}`
}

/** Endings of trades in counted and in plain plural. */
const MANY: readonly (readonly [RegExp, string])[] = [
  [/ih$/u, 'i'],
  [/ika$/u, 'ici'],
  [/(?<=[ai])laca$|oca$/u, 'oci'],
  [/(?<=(?:a[čr]|or|er|ist|telj|ent|ant|ik))a$/u, 'i'],
  [/ica$/u, 'ice'],
]
const ONE: readonly (readonly [RegExp, string])[] = [
  [/ice$/u, 'ica'],
  [/nici$/u, 'nik'],
  [/(?<=(?:a[čcr]|or|er|ist|telj|ent|ant|[ai]n))i$/u, ''],
  [/(?<=[kt]inj)e$/u, 'a'],
  // In the accusative: `prima prodavače`.
  [/(?<=(?:a[čcr]|or|er|ist|telj|ent|ant|ik))e$/u, ''],
]

/** Returns the plural of a counted post: `petnaest građevinskih radnika` becomes `građevinski radnici`. */
export function severalOf(counted: string): string {
  return firstWords(counted, MANY)
}

/** Returns the singular of a plural: `vozači autobusa` becomes `vozač autobusa`. */
export function oneOf(named: string): string {
  return firstWords(named, ONE)
}

function firstWords(text: string, endings: readonly (readonly [RegExp, string])[]): string {
  let isOpen = true
  return text
    .split(' ')
    .map((word) => {
      const ending = isOpen ? endings.find(([end]) => end.test(word)) : undefined
      if (!ending || ending[1] !== 'i' || !word.endsWith('ih')) isOpen = false
      return ending ? word.replace(ending[0], ending[1]) : word
    })
    .join(' ')
}
