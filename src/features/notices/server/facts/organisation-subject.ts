import { fold } from '#platform/contract/fold.ts'
import { headOf } from './organisation-nouns.ts'
import { PLACE_FORMS } from './place-names.ts'

/** What stands before the subject of a sentence: with whose help, in which project, on what ground. */
const ADJUNCT =
  /^(?:uz|u|sa?|zahvaljujuci|na|nakon|povodom|pod|za|kroz|zajedno|temeljem|slijedom|po|prema|shodno|radi|od|do|with|in|after|following|thanks|as|on|through|under|together|within)\s/
/** When, how often and by what way: no part of a name. */
const ADVERBIAL =
  /(?:,? (?:(?:i )?(?:ove|ovog|sljedeće|naredne|iduće|svake) \p{Ll}+|(?:po|već) \p{L}+ put|(?:i )?za (?:ov|naredn|sljedeć|škol|akadem)\p{L}+(?: \p{L}+)? godinu|na \p{L}+ sjednici|ponov[on]o?|opet|danas|juče[r]?|također|takođe|naime|svakodnevno|zajedno|uskoro|i (?:sada|dalje)|dana [\d. ]+(?: godine)?|(?:on|this|last) \p{L}+day|today|now|also|je|su|će|se|ima)|,)$/u
/** With whom and by what: it follows a name and ends it. */
const BEHIND =
  /\s(?:\((?:u daljn|\p{Lu}[\p{L} ]{2,24}\)$)|(?:uz|zajedno|ovim|ovom|putem|sa? sjedištem|u (?:saradnji|suradnji|partnerstvu|okviru|sklopu)|in (?:cooperation|partnership)|together|with|kao)\s).*$/u
const SEAT = /^(.{3,}?),? (?:iz|u|in|from|sa sjedištem u|based in) ([\p{L}][\p{L} -]{2,30})$/u
/** Words that only whole sentences have, and no name. */
const SENTENCE =
  /\s(?:koj\p{L}{1,2}|je|su|se|će|smo|ste|da|ako|kada|is|are|was|has|that|who|you|your)(?:\s|$)/u
const NAME = /^["“„]?[\p{Lu}\d]/u
const ENDS_AS_NAME =
  /(?:^|\s)(?:["“„]?[\p{Lu}\d][\p{L}\d&'.+-]*["”“]?|[\p{L}\d ]+["”“]|d\.?o\.?o\.?|[ads]\.[dp]\.)$/u
const WORDS_MAX = 9

/** Returns the subject of a sentence from what stands before its verb: `Uz podršku Grada, Udruga X ove zime` is `Udruga X`. */
export function subjectOf(before: string): string | undefined {
  const parts = before.split(/,\s+/).filter((part) => part.trim() !== '')
  const isAdjunct = /^\p{Ll}/u.test(before) || ADJUNCT.test(fold(parts[0] ?? '').concat(' '))
  if (isAdjunct && parts.length < 2) return undefined
  const whole = bareSubject((isAdjunct ? parts.at(-1) : parts[0]) ?? '')
  const name = withoutSeat(whole)
  const words = name.split(/[ -]/)
  if (!NAME.test(name) || words.length < 2 || words.length > WORDS_MAX || SENTENCE.test(name))
    return undefined
  // Its town behind it makes a name of any words.
  const isSeated = name !== whole && words.length < 5
  return isSeated || ENDS_AS_NAME.test(name) || words.some((word) => headOf(word.replace(/["“”„]/g, '')))
    ? name
    : undefined
}

function bareSubject(part: string): string {
  let name = part
    .trim()
    // `MOSTAR – Firma X objavila je`: whence news come.
    .replace(/^\p{Lu}{3,}(?: \p{Lu}{3,})? [–—-] (?=\p{Lu}\p{Ll})/u, '')
    .replace(/^The (?=\p{Lu})/u, '')
    .replace(BEHIND, '')
  for (let shorter = name.replace(ADVERBIAL, ''); shorter !== name; shorter = name.replace(ADVERBIAL, ''))
    name = shorter
  return name
}

/** `Bakery Klas from Cazin`, `Akademija slika u Jajcu`: removes the place from the name. */
export function withoutSeat(name: string): string {
  const seat = SEAT.exec(name)
  return seat && PLACE_FORMS.has(fold(seat[2] ?? '')) ? (seat[1] ?? name) : name
}
