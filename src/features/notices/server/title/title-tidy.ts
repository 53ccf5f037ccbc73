import { isInCapitals, lowerCapitals, properNamesIn } from '../facts/capitals.ts'
import type { NoticeText, Span } from '../text/notice-text.ts'
import { postName } from './post-names.ts'
import { CALLING } from './title-lines.ts'
import { titleOfSentence } from './vacancy-title.ts'

/** `heading` is set where the title is a post listed below it. */
export type ReadTitle = { value: string; span: Span; heading?: Span }

const LONGEST = 200
/** The part of a text that is read for a title; endings are searched for from each of its characters. */
const LONGEST_READ = 800
/** `Prodajni savjetnik (m/ž)`. */
const BOTH_SEXES = /\s\([mžzfw](?:\s?\/\s?[mžzfwdx]){1,2}\)/giu
/** Working hours and the length of the contract are not part of the title. */
const HOURS =
  /\s\((?:puno|pola|nepuno|pun[oa]m|na (?:ne)?određeno|rad na|full|part|remote|hybrid|online)[^()]*\)/giu
/** The number wanted is stated elsewhere. */
const POSTS =
  /\s\((?:(?:\d{1,2}|jedan|dva|tri|one|two|three)\s)?(?:\(\p{L}+\)\s)?(?:izvršilac|izvršioca|izvršilaca|izvršitelj\p{L}{0,2}|positions?|posts?)\)$/iu
/** `Magacioner | Hladnjača Sokol`: the title of a page ends with its site. */
const OF_A_SITE = /(?<=.{8})\s\|\s[^|]{2,40}$/u
/** `Stipendija X – konkurs otvoren do 15. decembra`. */
const OPEN_UNTIL =
  /(?<=.{8})\s[–-]\s(?:konkurs|poziv|oglas|natječaj|prijave|rok|applications?|deadline)\s(?:[^.]{0,30}\s)?\d.*$/iu
/** The project or programme after the name. */
const PART_OF =
  /(?<=.{60})\s(?:u okviru|u sklopu|within the framework of|as part of)\s(?:projek|program|inicijativ|the\s).*$/iu
/** `NATJEČAJ za prijem`, `OKRUGLI STO: …`: a heading of which only the start is in capitals. */
const CAPITALS_START = /^\p{Lu}{5,}(?: \p{Lu}{3,})*(?=: | \p{Ll})/u
/** The duration after the number wanted. */
const MORE_OF_A_POST = /\s\(\d{1,2}\s(?:\(\p{L}+\)\s)?izvrši\p{L}+\)\s(?:na|u|sa|za)\s.*$/iu
/** The announcing organisation is not part of the name. */
const ANNOUNCED =
  /^(?!otvoreni (?:javni )?poziv)(?:.{4,140}?\s(?:je\s)?(?:raspisuj[eu]|objavljuj[eu]|upućuj[eu]|otvara(?:ju)?|pokreć[eu]|oglašava(?:ju)?|(?:raspisa|objavi|otvori|uputi|pokrenu)(?:o|la|lo|li)|(?:raspisan|objavljen|otvoren)[aoi]?\s(?:je|su)|announces(?: an?| the)?)(?:\s(?:je|su))?|(?:raspisan|objavljen|otvoren|upućen|raspisuje|objavljuje|otvara)[aoi]?(?:\s(?:je|su|se))?)\s(?:svoj\s|novi\s)?(?=(?:\d{1,2}\.\s)?(?:javn|otvoreni|oglas|konkurs|natječaj|natjecaj|poziv|nagradn|literarn|likovn|interni|call|vacancy|scholarship))/iu
/** `… otvorio je prijave za besplatnu radionicu`, `… upisuje 12 polaznika na obuku`, in the accusative. */
const OPENED_FOR =
  /^(?:.{4,140}?\s)?(?:(?:je\s)?otv(?:ori(?:o|la|lo|li)|ara(?:ju)?|orene)(?:\s(?:je|su))?\sprijave\sza\s|organiz(?:uj[eu]|ira(?:ju)?)\s(?:(?:u|od|dana)\s[^.]{0,24}\d{1,2}\.\s?\p{L}*\d*\.?\s\d{4}\.?(?:\sgodine)?,?\s)?(?=\p{L})|poziva(?:ju|mo)?\s[^.]{3,80}?\sda\s(?:se\sprijave|prijave\s(?:rad|radove|tim|ekipu)|učestvuju|dođu)\s(?:na|za|u|kao)\s|(?:najav|prired)i(?:o|la|lo)\sje\s|upisuj[eu]\s[^,.]{0,40}?\bna\s(?=(?:\p{L}+u?\s)?(?:kurs|radionic|obuk|tečaj|škol|akademij|seminar)))((?:\p{L}+u\s){0,3})/iu
/** `… donijelo je odluku o raspisivanju konkursa za stipendije`. */
const DECIDED =
  /^.{4,140}?\s(?:donijel[aoi]|donio)(?:\s(?:je|su))?\sodluku\so\sraspisivanju\s(javnog\s)?(konkurs|natječaj|poziv|oglas)a\s/iu
/** The rest of an announcing sentence after the name. */
const GOES_ON =
  /(?<=.{12}),\s(?:a|ali|dok|te|uz|sa?|u|na|po|kako|kao|jer|što|čime|čij[iae]|pri|namijenjen[aoi]?)\s.*$|(?<=.{12}),?\skoj(?:[aei]|im|om|eg|oj)\s.*$/iu
/** What one gets is no part of the name. */
const SUM = /(?<=.{12})\s(?:u (?:mjesečnom |ukupnom )?iznosu od|u visini od)\s.*$/iu
/** `I Domar`: the number of a section. */
const SECTION = /^(?:I{1,3}|IV|V)\s(?=\p{Lu}\p{Ll})(?!.*gimnazij)/iu
/** `Sajam poslova u sportskoj dvorani u Cazinu`. */
const VENUE = /(?<=.{12})\su\s(?:\p{L}+\s){0,2}(?:dvoran|sal[iu]|prostorij|zgrad|hotel|hol[u])\p{L}*\s?.*$/iu
/** `…, koji je otvoren do`, `… objavljen je danas`: statements about a call, not its name. */
const SAID_OF_IT =
  /(?<=.{12}),?\s(?:koj[aei]\s(?:je|su|će|traj|ostaj|se)|(?:raspisan|objavljen|otvoren|produžen)[aoi]?\s(?:je|su|do)|(?:je|su)\s(?:raspisan|objavljen|otvoren|u toku)|traj[eu]\s(?:do|od)|uz (?:finansijsku )?podršku|ostaje\sotvoren).*$/iu

/** The kind of a call or an event on one line, its name on the next. */
const OPENS_A_NAME =
  /^((?:call for \p{L}+|okrugli sto|tribina|konferencija|panel diskusija|predavanje|javna rasprava|round ?table|conference|workshop))\s*\n\s*(?=["“„]?\p{Lu})(?!(?:za|o|na|u|i|for|of|on|in)\s)/iu

export function tidy({ text }: NoticeText, { start, end }: Span): ReadTitle | undefined {
  let value = text
    .slice(start, Math.min(end, start + LONGEST_READ))
    .replace(OPENS_A_NAME, '$1: ')
    .replace(/\s+/g, ' ')
    .replace(/^[^\p{L}\p{N}"„“(]+/u, '')
    .replace(/[\s.,:;*_=~|–—-]+$/u, (tail) => (/^\.$/.test(tail) ? '.' : ''))
    .trim()
  if (!/(?:\bd\.o\.o|\bd\.d|\bgod|\bbr|\bs\.p|\d)\.$/i.test(value)) value = value.replace(/\.$/, '')
  const named = value
    .replace(ANNOUNCED, '')
    .replace(DECIDED, (_, open: string | undefined, kind: string) => `${open ? 'Javni ' : ''}${kind} `)
    .replace(OPENED_FOR, (_, first: string) => first.replace(/u(?=\s)/g, 'a'))
  value = (named === value ? value : named.replace(GOES_ON, '').replace(VENUE, ''))
    .replace(OF_A_SITE, '')
    .replace(SUM, '')
    .replace(SECTION, '')
    .replace(OPEN_UNTIL, '')
    .replace(SAID_OF_IT, '')
  const called = CALLING.exec(value)
  if (called && value.length - called[0].length > 3) {
    value = value.slice(called[0].length)
    if (/tra[žz]|zapo[šs]l/iu.test(called[0])) value = postName(value)
  }
  // An advertisement without a break: its first sentence is its name.
  const sentence =
    /^.{15,200}?(?<=\p{L}{3}|\)|-\p{L})(?<!\b(?:god|tzv|npr|br|dr|mr|ing|dipl))[.!?](?=\s+\p{Lu})/u.exec(
      value,
    )
  if (sentence && sentence[0].length < value.length) value = sentence[0].replace(/\.$/, '')
  value = titleOfSentence(
    value
      .replace(BOTH_SEXES, '')
      .replace(HOURS, '')
      .replace(PART_OF, '')
      .replace(POSTS, '')
      .replace(MORE_OF_A_POST, ''),
  )
  if (value.length > LONGEST)
    value = value.slice(0, value.lastIndexOf(' ', LONGEST)).replace(/[\s,;:-]+$/, '')
  value = value.replace(/\s(?:raspisuj\p{L}{1,2}|objavljuj\p{L}{1,2})$/iu, '')
  const names = properNamesIn(text)
  const capitalWords = value.split(' ').filter((word) => isInCapitals(word)).length
  if (isInCapitals(value) || capitalWords >= 2) value = lowerCapitals(value, names)
  value = value.replace(CAPITALS_START, (capitals) => lowerCapitals(capitals, names))
  return value === '' ? undefined : { value: sentenceCase(value), span: { start, end } }
}

export function sentenceCase(value: string): string {
  return value.charAt(0).toUpperCase() + value.slice(1)
}
