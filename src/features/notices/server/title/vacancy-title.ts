import { bareName, nameLength } from '../lines/post-tail.ts'
import { isInCapitals, lowerCapitals } from '../facts/capitals.ts'
import { COUNT, countOf } from '../facts/numbers.ts'
import { flatten } from '../text/notice-text.ts'
import { oneOf, postName, severalOf } from './post-names.ts'

/** `Restaurant X traži kuhara`: the post is the name, not the sentence. */
const WANTS =
  /^(?!.{0,90}(?:koj[aei]|ako|da)\s)(?:.{2,90}?\s)(?:traži|traže|trazi|traze|zapošljava(?:ju)?|zaposljava(?:ju)?|prima(?:ju)? u radni odnos)\s(?!(?:se|da|od|način|partner|nov[aeiu]|ljud|osob|mlad|volonter|investitor|projek|ideje|prostor|još)\p{L}*(?:\s|$))(?=(?:\d{1,3}\s)?\S{4,})/iu
/** Additions to the name of a post: number, pay, terms. */
const TERMS =
  /\s?\([^)]*(?:\d|plat|plać|izvrši|neto|m\s?\/\s?ž|ž\s?\/\s?m)[^)]*\)|,\s(?:\d|sezon|plat|rad\s|na\s|uz\s|sa\s|u\s|puno\s|smještaj).*$/giu
/** `Brewery X is looking for investors`, `The council organizuje konferenciju`: the name is what is wanted or held. */
const OFFERED =
  /^.{3,80}?\s(?:(?:is|are)\s(?:currently )?(?:looking for|seeking|hiring|recruiting)\s(?:an?\s|\d{1,2}\s)?|(?:offers|is offering|awards|is awarding|is launching|launches|has launched|invites applications for|invites applicants for|is pleased to announce|are pleased to announce|is inviting applications for)\s(?:(?:an?|the|its|new|\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|up to \w+)\s){0,2}|organizuj[eu]\s|organizira(?:ju)?\s|poziva(?:ju|mo)?\s(?:[^.,\n]{0,60}\s)?na\s(?=(?:radionic|obuk|edukacij|konferencij|tribin|seminar|trening|kurs|predavanj)))(?=\S{3,})/iu
/** Duration, pay and time are no part of the name. */
const DETAILS =
  /\s[–—|-]\s(?:\d+[ -]?(?:week|hour|day|month|sati|sedmic|dana|mjesec)|online|besplatn|free)\p{L}*.*$|\s\([^)]*\d[^)]*(?:km|eur)\)|,?\skoj[aei] će\s.*$/giu
/** `The Embassy invites associations to apply under its Small Grants Programme`. */
const UNDER =
  /\sinvites?\s.{5,200}?\s(?:under|for|to|in)\s(?:its|the|their)\s((?:\p{Lu}[\p{L}\d'-]+\s){1,6}(?:Programme|Program|Fund|Scheme|Facility|Academy|Fellowship|Competition|Award|Conference|Forum)s?(?:\s(?:for|in|on|of)\s(?:(?:and|the|in|of)\s|\p{Lu}[\p{L}\d'-]+(?:\s|$|(?=[.,]))){1,6})?)/u
/** The audience, stated after the name. */
const TO_WHOM =
  /!+$|,\s(?:for|starting|with|open)\s.*$|\s(?:to|for)\s(?:graduates|students|citizens|young people|applicants|candidates|nationals|women|organi[sz]ations|companies|civil society)\b.*$/iu
/** `Natječaj na radno mjesto Viši referent`: the post follows. */
const FOR_A_POST =
  /^(?:javni )?(?:oglas|konkurs|natječaj) (?:na|za) (?:(?:popunu|popunjavanje) )?(?:upražnjenog? |slobodnog? )?(?:radnog? mj?est[oa]|poziciju):? ["“„]?(?=\p{Lu}\p{Ll})/u
const THING = /^((?:\p{L}{4,}cij|\p{L}*(?:tribin|radionic|obuk|škol|praks|debat|izložb)))u(?!\p{L})/iu

/** `Potrebne dvije čistačice u vrtiću`, `Hitno! Traži se keramičar`. */
const NEEDED = new RegExp(
  `^(?:.{0,80}?[\\s:!–-])?(?:potreb(?:an|na|ni|ne|no)(?: je| su| nam je| nam su)?|tra[zž][ei] se|zapo[sš]ljava(?:mo|ju)?|tra[zž]imo|tra[zž][ei]|prima(?:mo)?)\\s(?!se\\s|da\\s|koj)(?:(${COUNT})\\s)?(?=\\p{L}{4})`,
  'iu',
)
/** After a post: place, means, purpose. */
const BEHIND =
  /[.!?;:(]|,\s|\s[–-]\s|\s(?:sa|s|u|za rad|za (?:\p{L}+ )?sezonu|za stalni|na neod|na odr|od|do|uz|po|koj[aeiu]|iz)\s/u

/** Returns the post wanted in a one-sentence advertisement; `undefined` if it is no post. */
export function neededPost(value: string): string | undefined {
  const needed = NEEDED.exec(value)
  if (!needed) return undefined
  const rest = value.slice(needed[0].length).replace(COUNTED, '')
  const end = rest.search(BEHIND)
  const cut = end < 0 ? rest : rest.slice(0, end)
  const name = cut.slice(0, nameLength(flatten(cut)))
  const plainName = isInCapitals(name) ? lowerCapitals(name).toLowerCase() : name
  const count = countOf(flatten(needed[1] ?? '')) ?? 1
  const isPlural =
    count > 1 ||
    /izvrsi(?:oca|laca|telja)\b/.test(flatten(rest)) ||
    /potreb(?:ni|ne)|tra[zž]e se/iu.test(needed[0])
  const post = count > 4 ? severalOf(plainName) : isPlural ? oneOf(plainName) : plainName
  const first = bareName(post === plainName ? postName(plainName) : post)
  return /\p{L}{4}/u.test(first) && !NO_POST.test(first) ? first : undefined
}

const COUNTED = /\s\((?:\d{1,2}|jedan|jedna|dva|dvije|tri)[^()]{0,20}\)/giu
const NO_POST =
  /^(?:partner|nov[aeiu]|ljud|osob|mlad|volonter|investitor|projek|idej|prostor|još|polazni|kandidat|tim(?:ov)?|nekog|praktikant|učesnik)/iu

/** Returns the title in a sentence about somebody who seeks or holds something. */
export function titleOfSentence(value: string): string {
  const post = FOR_A_POST.exec(value.charAt(0).toLowerCase() + value.slice(1))
  if (post) return value.slice(post[0].length).replace(/["”“]$/u, '')
  const wants = WANTS.exec(value)
  const many = /^(?:[5-9]|\d{2,3})\s(?=\p{L}{4,}a\s)/u.exec(value.slice(wants?.[0].length ?? 0))
  if (wants && many) return severalOf(vacancyTitle(value.slice(wants[0].length + many[0].length), false))
  if (wants) return vacancyTitle(value.slice(wants[0].length))
  const match = OFFERED.exec(value)
  const under = UNDER.exec(value)
  if (under?.[1]) return under[1]
  return value
    .slice(match?.[0].length ?? 0)
    .replace(DETAILS, '')
    .replace(match && !/["“”„]/u.test(value) ? TO_WHOM : /(?!)/, '')
    .replace(match ? THING : /(?!)/, '$1a')
}

/** Returns the name of the wanted post. */
export function vacancyTitle(value: string, isOne = true): string {
  const name = value
    .replace(/(?<=\d{4}|\p{L}{3}|\))[.!?]\s+\p{Lu}.*$/u, '')
    .replace(TERMS, '')
    .replace(/[\s,;:!.]+$/u, '')
  return isOne ? postName(name) : name
}
