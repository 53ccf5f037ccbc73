import { beginsAsPost } from '../lines/post-nouns.ts'
import { nameLength } from '../lines/post-tail.ts'
import type { NoticeText, Span } from '../text/notice-text.ts'

/** `… raspisuje natječaj na radno mjesto Viši referent, 1 izvršitelj`. */
const IN_SENTENCE =
  /\b(?:radno mj?esto|radnog mj?esta|radnom mj?estu|(?:radnu )?poziciju|(?:radnoj )?poziciji)\s{0,2}[:–-]?\s{1,2}["“„]?(?=\p{L})([^\n,;"“”(]{4,120}?)(?=[,;"“”(\n]|\.\s|\.$|\s[–-]\s|\s\d|$)/gimu
const READ = 6000

/** Returns the only post that the sentences of a notice name. */
export function postInSentence({ text, flat }: NoticeText): Span | undefined {
  const posts = [...text.slice(0, READ).matchAll(IN_SENTENCE)].flatMap((match) => {
    const name = match[1] ?? ''
    const end = match.index + match[0].length
    const start = end - name.length
    const plain = flat.slice(start, end)
    if (!beginsAsPost(plain) && !/^\p{Lu}\p{Ll}/u.test(name)) return []
    if (/^(?:uslov|uvjet|kandidat|pod|iz|broj|u\s|na\s|s\s|je\s|drzavn|namjestenik)/.test(plain)) return []
    return [{ start, end: start + nameLength(plain), name: plain.slice(0, nameLength(plain)).trim() }]
  })
  const [first] = posts
  return first && posts.every(({ name }) => name === first.name) ? first : undefined
}

/** Recognises a heading that says that somebody is wanted, but not who. */
export function namesNoPost(flat: string): boolean {
  const plain = flat
    .replace(/[^\p{L}\d ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return NAMES_NOBODY.test(plain) || NAMES_A_RANK.test(plain) || SAYS_HOW_LONG.test(plain)
}

const NAMES_NOBODY =
  /^(?:odluk[au] o (?:raspisivanju|objavljivanju) (?:javnog )?(?:konkursa|natjecaja|oglasa)|(?:raspisuje |objavljuje )?(?:ponovljeni |ponovni |interni )?(?:javni )?(?:oglas|konkurs|natjecaj)(?: za| za (?:posao|rad|prij[ea]m|zasnivanje radnog odnosa|(?:popunu|popunjavanje) (?:upraznjen\w+ |slobodn\w+ )?radn(?:og|ih) mjesta)(?: (?:radnika|radnice|zaposlenika|radnog odnosa))?(?: u radni odnos)?(?: na (?:ne)?odredeno(?: radno)? vrijeme)?(?: u (?:skolskoj|akademskoj|studijskoj)(?: \d{4})+(?: godini)?)?)?)$/
/** `Oglas za prijem namještenika u Općini X`: a rank, not a post. */
const NAMES_A_RANK =
  /^(?:ponovljeni |ponovni |interni )?(?:javni )?(?:oglas|konkurs|natjecaj) za (?:(?:prij[ea]m|popunu|popunjavanje|izbor)(?: (?:upraznjenog |slobodnog )?radnog mjesta)?) (?:drzavnog sluzbenika|namjestenika|sluzbenika|zaposlenika|radnika|saradnika|izvrsioca|izvrsitelja)(?: u .{3,120})?$/
/** `The call is open until …` is about a call and does not name it. */
export const SAYS_HOW_LONG =
  /^(?:javni )?(?:oglas|konkurs|natjecaj|poziv) (?:je|ce|se|ostaje|traje|otvoren|vazi|vrijedi|istice|aktivan|zatvoren)\b/
