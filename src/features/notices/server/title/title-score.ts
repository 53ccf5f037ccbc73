import { isInCapitals } from '../facts/capitals.ts'
import { beginsAsPost } from '../lines/post-nouns.ts'
import type { Line } from '../text/notice-text.ts'
import { SAYS_HOW_LONG } from './post-headings.ts'
import { ENDS_AS_OFFER, HEAD, NEW_PART, NO_HEAD, WANTED, WANTED_FIRST } from './title-lines.ts'

/** `X poziva nezaposlene žene da se prijave na Akademiju poduzetništva`. */
const INVITES_TO = /^[^\p{L}]{0,4}.{4,110}? poziva(?:ju|mo)? .{3,80}? da (?:se prijave|prijave) (?:na|za|u) /u
export const ANNOUNCES_A_CALL =
  /^[^\p{L}]{0,4}(?:.{4,110}? (?:je )?(?:raspisuj[eu]|objavljuj[eu]|otvara|pokrece|(?:raspisa|objavi|otvori|pokrenu)(?:o|la|lo|li)|(?:raspisan|objavljen|otvoren)[aoi]? (?:je|su))|(?:raspisan|objavljen|otvoren|raspisuje se|otvara se)[aoi]?)(?: je| su)? (?:\d{1,2}\. )?(?:[a-z]+ )?(?:javn\w+ )?(?:(?:oglas|konkurs|natjecaj|poziv) |prijave za )/u

/** Returns how much a line looks like the title. */
export function scoreOf({ text, flat }: Line, place: number, mayAnnounce = false): number {
  const head = flat.replace(/^[^\p{L}\d]+/u, '')
  let score = place === 0 ? 4 : Math.max(0, 2 - place * 0.2)
  const inCapitals = isInCapitals(text)
  // A sentence that announces a call names it, unless a heading has done so.
  const announces = mayAnnounce && place < 4 && (ANNOUNCES_A_CALL.test(flat) || INVITES_TO.test(flat))
  if (announces) score += 4.5
  if (HEAD.test(flat)) score += inCapitals || /^\p{Lu}/u.test(text.replace(/^[^\p{L}]+/u, '')) ? 6 : 1
  else if (WANTED.test(flat)) score += place === 0 || WANTED_FIRST.test(flat) ? 3.5 : 1.5
  if (inCapitals) score += 1.5
  // A post by itself names what its sentences seek.
  if (place < 3 && text.length < 60 && beginsAsPost(head) && !/[,.!?:]|\b(?:je|se|su|mogu|opet)\b/.test(head))
    score += 3
  if (NO_HEAD.test(head) && !opens(flat) && !announces) score -= 6
  if (NEW_PART.test(head) && !HEAD.test(head)) score -= 2
  if (text.length > 220) score -= 2.5
  if (!announces && text.endsWith('.') && /\s(?:je|su|ce|se|is|are|will)\s/.test(flat)) score -= 2
  if (/[:,]$/.test(text) && text.length > 60) score -= 1
  if (ENDS_AS_OFFER.test(flat)) score += 4
  // A sentence that describes an offer is not its title.
  if (
    /^[^\p{L}]{0,4}(?:program|obuka|kurs|projekat|praksa|akademija|radionica|festival|grant\w*|stipendij\w) (?:je|se|traje|obuhvata|sadrzi|pocinje|ce|podrzava|iznosi|nije|pokriva|podrazumijeva|ukljucuje|donosi|omogucava)\b/u.test(
      flat,
    )
  )
    score -= 6
  if (
    /^(?:the )?(?:grants?|scholarships?|trainees?|fellowships?|internships?|program(?:me)?|course|training) (?:ranges?|covers?|are|is|includes?|lasts?|starts?|will|can|may|provides?|receives?)\b/.test(
      head,
    )
  )
    score -= 6
  // Pay and requirements are not a title.
  if (/:\s*(?:od |do |najvise |up to )?[€$]?\d/.test(flat)) score -= 6
  if (/^[^\p{L}]{0,4}(?:trazimo|ocekujemo|potrebno)\s?:/u.test(flat) && NEEDS.test(flat)) score -= 5
  // A slogan is not a title.
  if (
    /!\s*$/.test(text) &&
    !/\b(?:grant|stipend|praks|obuk|posao|posla|radioni|kurs|skol|nagrad|volont|kamp)/.test(flat) &&
    !HEAD.test(flat) &&
    !WANTED.test(flat)
  )
    score -= 3
  if (SAYS_HOW_LONG.test(head)) score -= 8
  if (/^(?:raspisuj|objavljuj)/.test(head)) score -= 6
  if (
    /\b(?:obrazac|obrasc|prilog|dokumentacij|clana? \d)/.test(head) &&
    !/\b(?:poziv|konkurs|oglas) za/.test(head)
  )
    score -= 2
  if (/^\p{Ll}/u.test(text)) score -= 3
  if (/@|https?:|www\./.test(text)) score -= 3
  if (/\d{1,2}\.\s?\d{1,2}\.\s?\d{4}/.test(text) && text.length < 50) score -= 3
  return score
}

/** Words of requirements: schooling, certificates, years of experience. */
const NEEDS = /\b(?:skol|diplom|kategorij|iskustv|stepen|znanj|poznavanj|sss|vss|godin)/

/** Recognises `We are looking for:` before a name on the next line. */
export function opens(flat: string): boolean {
  return /^[^\p{L}]{0,6}(?:[\p{L}\d"“”„'.&-]+ ){0,6}(?:trazimo|traze|trazi se|traze se|potrebni su|potrebn[aio]|trazi|zaposljavamo|zaposljava|looking for|hiring|prima u radni odnos)[:\s.!-]*$/u.test(
    flat,
  )
}
