const SHORTEST = 3

/** Endings of nouns, adjectives and verbs without diacritics, longest first. */
const INFLECTION = byLength(
  'ijima iju ija ije iji ijom ijama ama ima om em og oga omu oj ih im ega eg emu omu a e i o u ' +
    'ovi ova ove ovima ovim ovom evi eva eve evima ski ska ske sku skog skoj skom skih skim ' +
    'ati iti eti uti ao la lo li le am as amo ate aju is imo ite is es emo ete uje ujem ujemo ujes uju ira iram iras iramo iraju irati ' +
    'irao irala ujuci avsi',
)

/** Her title and his: savjetnica, savjetnik; tehničarka, tehničar; prodavačica, prodavač. */
const GENDER = byLength('ic ik kinj inj')
const GENDER_K = /(?<=[rnclt])k$/
/** Verbal nouns and qualities. */
const DERIVATION = byLength('ovanj ivanj iranj avanj anj enj janj ost nost ovan iran ovat iv k ij ov ir')
/** Learned titles whose end looks like the ending of an adjective. */
const LEARNED = /^(.{2,}(?:olog|agog|urg))(?:inj)?(?:a|e|i|o|u|om|em|ima|ama)?$/

/** A word without the endings of case, number and gender: what is left still tells a programmer from a programme. */
export function baseBhs(word: string): string {
  if (word.length <= SHORTEST || /\d/.test(word)) return word
  const bare = without(word, INFLECTION)
  const his = without(bare, GENDER)
  if (his !== bare) return soften(his)
  return bare.length > SHORTEST + 2 ? bare.replace(GENDER_K, '') : bare
}

/**
 * The part of a folded word that its forms share: case, number, gender, aspect and the ways ijekavian and ekavian write.
 * Light on purpose: two words meet when their stems are equal, and whoever compares weighs rare stems more.
 */
export function stemBhs(word: string): string {
  if (word.length <= SHORTEST || /\d/.test(word)) return word
  const even = word.replace(/ije(?=[^aeiouj])/g, 'e').replace(/(?<=[^aeiouljn])je/g, 'e')
  const learned = LEARNED.exec(even)?.[1]
  if (learned !== undefined) return learned
  const bare = without(even, INFLECTION)
  const his = without(bare, GENDER)
  if (his !== bare) return soften(his)
  const person = bare.length > SHORTEST + 2 ? bare.replace(GENDER_K, '') : bare
  return person === bare ? soften(without(bare, DERIVATION)) : person
}

function without(word: string, endings: readonly string[]): string {
  for (const ending of endings) {
    if (word.length - ending.length >= SHORTEST && word.endsWith(ending))
      return word.slice(0, word.length - ending.length)
  }
  return word
}

/** k becomes c before i: fabrika, fabrici. */
function soften(stem: string): string {
  return stem.endsWith('c') ? `${stem.slice(0, -1)}k` : stem
}

function byLength(endings: string): string[] {
  return [...new Set(endings.split(' '))].sort((a, b) => b.length - a.length)
}
