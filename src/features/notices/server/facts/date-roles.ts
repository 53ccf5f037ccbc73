import { type NoticeText, sentenceAround } from '../text/notice-text.ts'
import { findPosts } from '../lines/posts.ts'
import type { DateMatch } from './dates.ts'

/** The meaning of a day in a notice: the end or start of applying, the end of a contract, the publication of the notice. */
export type DateRole = 'closes' | 'opens' | 'contract' | 'published' | 'other'
export type DatedRole = { date: DateMatch; role: DateRole; score: number }

type Sign = readonly [weight: number, pattern: RegExp]

/** Signs of a deadline before a day, in the same sentence. */
const BEFORE: readonly Sign[] = [
  [
    4,
    /\b(?:deadline|closing date|rok(?:a|u|om|ovi)?\b(?!.{0,20}(?:trajanj|izvrsenj|isporuk|realiz|povrat|zakljucenj)))/,
  ],
  [
    4,
    /\b(?:najkasnije|najkasniji|zakljucno|no later than|not later than|krajnji|(?:posljednj|zadnj)[ie] dan|zatvaranj\w+ (?:prijav|poziv|konkurs|natjecaj|aplikacij)\w*|kraj (?:prijav|konkurs|natjecaj)\w*)\b/,
  ],
  [
    3,
    /\b(?:prijav\w*|dostav\w*|podnos\w*|podnes\w*|podnije\w*|aplik\w*|apply|applications?|submi\w*|posla\w*|posalj\w*|slanj\w*|sla(?:ti|nja)|salj\w*|javi\w*|zamolb\w*|zahtjev\w*|radov\w*|potvrd\w*|predaj\w*|predaja\w*|zaprimaj\w*|proposals?|prijedlo\w*|sazet\w*|kandidatur\w*|ponud\w*|cv|biografij\w*|registr\w*|register|sign up|enrol\w*|upis\w*|popuni\w*)\b/,
  ],
  [
    3,
    /\b(?:otvoren[aoei]?\b(?! (?:dan|vrat))|istek\w{0,2}|traje|trajanje (?:konkursa|oglasa|poziva|prijav\w*)|istice|zakljucuju? se|zatvara\w{0,3}|zavrsava\w{0,2}|konkurs ostaje|closes?|open until|ends? on|expires?|received|valid until|vrijedi|vazi)\b/,
  ],
  [
    2.8,
    /(?:\bdo(?: (?:ponedjeljka|utorka|srijede|cetvrtka|petka|subote|nedjelje))?|\bby|\buntil|\btill|\bbefore|\buntil and including|\bdo dana|\bdo zakljucno|\bon or before|\bdue|\bon)[\s:,]{1,3}(?:[a-z]{5,12},?\s)?(?:\d{1,2}[:.]\d{2}[^.]{0,22})?$/,
  ],
]
/** Signs before a day that it means something else. */
const AGAINST: readonly Sign[] = [
  [
    6,
    /\b(?:sluzben\w+ (?:novin\w*|glasnik\w*|list\w*)|sl\.? ?(?:novine|glasnik|list)|zakon\w*|pravilnik\w*|odluk\w+ (?:broj|o))[^.\n]{0,60}$/,
  ],
  [6, /(?<!\bna )\b(?:broj|br\.)(?![^.\n]{0,30}\bdo (?:[a-z]{5,12}, )?$)[^.\n]{0,30}$/],
  [
    5,
    /\b(?:objavljen\w*|objavljeno|datum objave|datum objavljivanja|published|posted|date posted|issued|donesen\w*|odrzan\w+ (?:dana )?|sjednic\w+|usvoj\w*|rodjen\w*|rodjen|roden\w*|od dana|datum:?|(?<!closing )(?<!due )(?<!end )(?<!final )(?<!deadline )date:?)\s{0,3}(?:dana\s)?[:\s]{0,3}$/,
  ],
  [
    4,
    /\b(?:odrzat ce se|odrzace se|ce se odrzati|odrzava se|odrzava|pocetak|pocinje|poceti|pocece|starting date|start date|starts?|begin\w*|krece|takes place|will be held|trajanje(?! (?:konkurs|oglas|poziv|prijav))|period(?! (?:za )?(?:prijav|aplic|podno))|realizacij\w*|implement\w*|provod\w*|stupa|rezultat\w*|results?|rang list\w*|intervju\w*|interviews?|testiranj\w*|pismen\w+ isp\w*|usmen\w+|pitanj\w*|konsultacij\w*|evaluacij\w*|questions?|odgovori\w*|objavljuju se|bit ce objavljen\w*|clarification\w*|upit\w*|info ?sesij\w*|info dan\w*|otvaranj\w* ponud\w*|ugovor\w*|isplat\w*|navrsi\w*|do navrsen\w*|najvise \d+ godin\w*)[^.;\n]{0,50}$/,
  ],
  // Papers from people already chosen, or the time for which something was open.
  [
    7,
    /\b(?:confirm\w*|primljen\w*|izabran\w*|odabran\w*|rangiran\w*|dobitni[ck]\w*|uspjesn\w+ kandidat\w*)\b[^.\n]{0,110}$/,
  ],
  // Conditions that applicants must meet by a day, and the duration of anything but the call.
  [7, /\b(?:diplomira|(?:steknu|stekl|steci)\w*|navrs[ie]|rodjen|roden|odbran)\w*\b[^.;\n]{0,60}$/],
  [
    5,
    /\b(?:nastav\w{1,2}|predavanj\w|obuk\w|kurs\w?|tecaj\w?|radionic\w|praks\w|skol\w|akademij\w|mobilnost\w?|boravak|smjestaj|projek\w{1,4}|aktivnost\w?|festival|kamp|sajam|izlozb\w|popust\w?)\b(?![^.;\n]*\b(?:prijav|rok|podno|aplik|apply|deadline))(?:[^.;\n]|(?<=\d)\.){0,60}\b(?:traj[eu]|trajat\w*|vaz[ie]|vrijed[ie]|od|izmedu)\b[^.;\n]{0,50}$/,
  ],
  [6, /\bpopust\w?\b[^.;\n]{0,70}$/],
  [6, /\b(?:racun\w{0,2}|faktur\w*|predracun\w*|izvjestaj\w*)\b(?! .{0,20}prijav)[^.\n]{0,60}$/],
  [
    7,
    /\b(?:zatvoren|okoncan|zavrsen)\w? (?:je|su)\b[^.\n]{0,24}$|\b(?:je|su) (?:zatvoren|okoncan|zavrsen)\w?\b[^.\n]{0,24}$/,
  ],
  [7, /\b(?:bi(?:o|la|lo|li) (?:je )?otvoren\w*|trajal?[aoi]?|mogl[aoi] (?:se )?prijaviti)\b[^.\n]{0,30}$/],
  [3, /(?:\bod|\bfrom|\bsince|\bnakon|\bafter|\bposlije)\s{1,2}(?:dana\s)?$/],
]
const AFTER: readonly Sign[] = [
  [3, /^[\s,.]{0,3}(?:god\w*\.?)?[\s,]{0,3}(?:do|by|until|najkasnije|zakljucno)[\s]?\d{1,2}/],
  [0.5, /^[\s,.]{0,3}(?:god\w*\.?)?[\s,]{0,3}(?:u|at|\()[\s]?\d{1,2}/],
  [3, /^[^.\n]{0,40}\b(?:je (?:krajnji )?rok|is the deadline|zakljucno|do kada|kada istice)\b/],
]
const AGAINST_AFTER: readonly Sign[] = [
  // From one hour to another: an event.
  [
    4,
    /^[\s,.]{0,3}(?:god\w*\.?)?[\s,]{0,3}(?:u |od |from )?\d{1,2}(?:[:.]\d{2})?\s?(?:h|sati)?\s?(?:-|do|to)\s?\d{1,2}(?:[:.]\d{2})?\s?(?:h|sat|cas|pm)/,
  ],
  [
    4,
    /^[\s,.]{0,3}(?:god\w*\.?)?\s{0,2}(?:,? (?:donio|donijel|odrzan|objavljen|raspisuje|objavljuje|godine, (?:raspisuje|objavljuje|donosi)))/,
  ],
]

const LEAST = 2.6

/** Phrases for the duration of employment, office or a course. */
const CONTRACT =
  /\b(?:(?:ne)?odre[dđ]en\w*(?: radno)? vrijeme|na (?:ne)?odredeno|bolovanj\w*|porodilj\w*|povratka|mandat\w*|ugovor\w*|sezon\w*|angazm\w*|angazovanj\w*|kraja skolske|contract\w*|duration|(?:obuka|kurs|program|praksa|skola|radionica) traje|traje [a-z]{3,10} (?:vikend|dan|sedmic|mjesec)\w*)\b(?![^;]*\b(?:prijav|rok|oglas|konkurs|aplik|apply|deadline|poziv))[^;\n]{0,110}$/
const SPEAKS_OF_APPLYING =
  /\b(?:prijav|rok\b|oglas|konkurs|natjecaj|aplik|apply|deadline|poziv|sla[tnl]|dostav|podn[oi])/
/** The start of applying: `Prijave traju od 1.12. do 15.12.`. */
const OPENS =
  /\b(?:prijav\w*|konkurs|poziv|aplikacij\w*|applications?|rok)\b[^.;\n\d]{0,24}\b(?:otvoren\w*|otvara\w*|pocinj\w*|krec\w*|start\w*|open)(?: se| su| je)?(?: od)?\s?:?\s*$|\b(?:otvaranj\w*|pocet\w*|start) (?:prijav\w*|konkurs\w*|poziv\w*|aplikacij\w*|prijavljivanj\w*)\s?:?\s*$|\b(?:prijav\w*|otvoren\w*|konkurs|poziv|applications?)\b[^.;\n]{0,40}\b(?:od|from)\s{1,2}(?:dana\s)?$/
const IN_RANGE =
  /\b(?:prijav\w*|konkurs|poziv|natjecaj|oglas|aplikacij\w*)\b[^.;\n\d]{0,40}\(?\s?\d{1,2}\.\s?\d{1,2}\.\s?(?:\d{4}\.?)?\s?(?:-|do)\s?$/
const PUBLISHED =
  /\b(?:objavljen\w{0,2}|objavljuje se|datum objave|datum objavljivanja|dan objave|objava|oglas objavljen|published(?: on)?|date of publication|publication date|posted(?: on)?|date posted|date published|issued on|raspisan\w{0,2}|issue date|datum raspisivanja)\b[^.;\n]{0,70}$/

/** `Prijave pristigle nakon 15. 1. neće se razmatrati`: the last day, said by what comes too late. */
const LATE =
  /\b(?:prijav|zahtjev|ponud|aplikacij|dokumentacij|rad(?:ov)?i\b|applications?|proposals?)\w*[^.;\n\d]{0,60}\b(?:nakon|poslije|after)\s(?:dana\s)?$/
const NOT_TAKEN = /\b(?:ne(?:ce)?|not|odbac\w*|odbij\w*)\b/

/** Assigns each day its role, and a score of how likely it is to be the deadline. */
export function datedRoles(notice: NoticeText, dates: readonly DateMatch[]): DatedRole[] {
  const posts = findPosts(notice)
  return dates.map((date, n) => {
    const line = notice.flat.lastIndexOf('\n', date.start) + 1
    const isOfPost = posts.some(
      ({ start, end }) =>
        start >= line && start < date.start && !SPEAKS_OF_APPLYING.test(notice.flat.slice(end, date.start)),
    )
    const score = scoreOf(notice, date, n)
    return {
      date,
      score,
      role: roleOf(notice.flat, {
        date,
        score,
        line,
        sentence: sentenceAround(notice, date).start,
        isOfPost,
        label: labelBehind(notice, date),
      }),
    }
  })
}

type DateContext = {
  date: DateMatch
  score: number
  line: number
  sentence: number
  isOfPost: boolean
  label: string | undefined
}

function roleOf(flat: string, { date, score, line, sentence, isOfPost, label }: DateContext): DateRole {
  const before = label ?? flat.slice(Math.max(line, sentence, date.start - 200), date.start)
  if (isOfPost || CONTRACT.test(before)) return 'contract'
  if (OPENS.test(before)) return 'opens'
  if (score >= LEAST) return 'closes'
  if (PUBLISHED.test(flat.slice(Math.max(0, date.start - 110), date.start))) return 'published'
  return 'other'
}

/** `12. april – zatvaraju se prijave`: in a calendar of days the label stands behind each. */
function labelBehind({ flat }: NoticeText, { start, end }: DateMatch): string | undefined {
  if (!/(?:^|\n)[^\p{L}\d\n]{0,4}(?:[a-z]{5,12}, )?$/u.test(flat.slice(Math.max(0, start - 24), start)))
    return undefined
  const label =
    /^[\s.]{0,2}(?:god\w*\.?)?,? ?(?:(?:do|u|at) \d{1,2}(?:[:.,]\d{2})? ?(?:h|sati|casova)?)? ?[-:|] ?([a-z][^\n]{3,120})/.exec(
      flat.slice(end, end + 170),
    )?.[1]
  return label && `${label} `
}

function scoreOf(notice: NoticeText, date: DateMatch, place: number): number {
  const sentence = sentenceAround(notice, date)
  const before = labelBehind(notice, date) ?? notice.flat.slice(sentence.start, date.start)
  const after = notice.flat.slice(date.end, Math.max(date.end, sentence.end))
  // The cue of a list, or a label on the line before, stands outside the sentence.
  const above = before.length < 12 ? notice.flat.slice(Math.max(0, date.start - 90), date.start) : before
  const near = before.slice(-130)
  let score = 0
  for (const [weight, sign] of BEFORE) {
    if (sign.test(near)) score += weight
    else if (above !== before && sign.test(above)) score += weight * 0.7
  }
  for (const [weight, sign] of AFTER) if (sign.test(after)) score += weight
  for (const [weight, sign] of AGAINST) if (sign.test(before)) score -= weight
  for (const [weight, sign] of AGAINST_AFTER) if (sign.test(after)) score -= weight
  if (
    /\bod\b[^.;]{0,12}\d[^.;]{0,20}\b(?:do)\s$/.test(near) &&
    !/\bprijav|\baplik|\botvoren|\brok\b|\bpodno/.test(near)
  )
    score -= 4
  if (LATE.test(before) && NOT_TAKEN.test(after)) score += 9
  // The second day of a time for applying ends it.
  if (IN_RANGE.test(before) && SPEAKS_OF_APPLYING.test(before) && !CONTRACT.test(before)) score += 4
  // The second day of a period is its end.
  if (/^[\s.]{0,3}(?:god\w*\.?)?\s?(?:-|do)\s{0,2}\d{1,2}\s?\./.test(after)) score -= 4
  return score - place * 0.01
}
