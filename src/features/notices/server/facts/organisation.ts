import { fold } from '#platform/contract/fold.ts'
import { flatten, type NoticeText, type Span } from '../text/notice-text.ts'
import { HEAD } from '../title/title-lines.ts'
import { headOf } from './organisation-nouns.ts'
import { isAside, isObject } from './mentions.ts'
import { subjectOf, withoutSeat } from './organisation-subject.ts'
import { companies } from './organisation-companies.ts'
import { nameLines } from './organisation-lines.ts'
import { rolesOf } from '../lines/line-roles.ts'
import { findPhrases } from './organisation-phrases.ts'
import { PLACE_FORMS } from './place-names.ts'
import { isInCapitals, properNamesIn, lowerCapitals } from './capitals.ts'

export type ReadOrganisation = { value: string; span: Span }
type Candidate = Span & { name: string; score: number }

const LABEL =
  /(?:^|\n)[^\p{L}\n]{0,4}(?:poslodavac|narucilac|narucitelj|organizacija|organizator|organizatori|kompanija|firma|preduzece|institucija|raspisivac|ustanova|oglasivac|objavljuje|objavio|naziv (?:poslodavca|organizacije|firme|kompanije|institucije)|davalac|davatelj|investitor|employer|organi[sz]ation|company|company name|organi[sz]er|institution|hiring organi[sz]ation|posted by|agency|host organi[sz]ation|donor|implementing organi[sz]ation)\s{0,2}[:–-]\s{0,3}([^\n]{2,120})/gu
/** `Organised by X, supported by Y`. */
const BY = /\b(?:organi[sz]ed|hosted|delivered|implemented) by (?:the )?([^\n,;.|]{3,80})/g
const VERB =
  /(?<![\p{L}])(?:r ?a ?s ?p ?i ?s ?u ?j ?[eu]|objavljuj[eu]|objavila|objavio|trazi|traze|zaposljava|zaposljavaju|(?<!javnog |ovog |tog |objave )poziva|pozivaju|pozivamo|organizuj[eu]|organizira(?:ju)?|dodjeljuj[eu]|oglasava|upucuj[eu]|prima|nudi|otvara|pokrece|announces?|invites?|(?:ima|imaju) (?:cast|zadovoljstvo) (?:da )?pozva?ti|(?:je )?otvori(?:o|la|lo)(?: je)? (?:javni )?(?:poziv|konkurs|natjecaj|prijav\w)|dodijelit ce|dodjelit ce|is looking for|are looking for|seeks|is seeking|is hiring|is recruiting|is launching|is inviting|is accepting|welcomes|launch(?:es|ed)|offers?|is offering|is pleased to|opens|has opened|zapoceo|raspisala|raspisao|raspisalo|objavilo|pokrenul[ao]|pokrenuo|organizoval[ao]|organizovao|sprovodi|provodi|daje|zove|stipendira|upisuje|ima sjediste|okuplja|is implementing|announced|launched|has published|published its|(?:donijel[aoi]|donio)(?: je| su)? odluku)(?![\p{L}]| se )/gu
const REACH = 420
const RELATIVE = /\bkoj(?:[aei]|i?m|om|oj|u) (?:(?:je|se|su|ce|nam|i) ){0,2}$/
/** `X is a software company …`, `X je porodična firma …`: sentences in which organisations introduce themselves. */
const ABOUT =
  /(?<=^|\n|[.!] )(?:The )?((?:["“„]?[\p{Lu}\d][\p{L}\d&.'-]*["”“]?)(?: (?:&|i|and|of|for|za|d\.o\.o\.|["“„]?[\p{Lu}\d][\p{L}\d&.'-]*["”“]?)){0,6}) (?:(?:\([\p{Lu}]{2,8}\) )?(?:is|je) (?:(?:an?|the|one of|jedn[aou]|vodeć[aie]) )?(?:[\p{Ll}-]+,? ){0,5}?(?:compan(?:y|ies)|organi[sz]ations?|firm|start-?up|agency|NGO|foundation|association|network|institute|provider|manufacturer|fund|trust|club|charity|kompanij[aeu]|firma|firmi|preduzeće|poduzeće|organizacija|udruženje|udruga|agencija|fondacija|ustanova|proizvođač|distributer|banka|mreža))\b/gu
const LARGE_NAME =
  /(?:["“„][^"“”„\n]{2,50}["“”]|\p{Lu}[\p{L}\d&.'+-]{0,30})(?:[ ](?:["“„][^"“”„\n]{2,50}["“”]|&|in|of|for|and|the|i|za|u|[\p{Lu}\d][\p{L}\d&.'+-]{0,30})){0,8}$/u
const NO_NAME =
  /^(?:ako|javn\w+|oglas\w*|poziv\w*|konkurs\w*|natjecaj\w*|na osnovu|nacelnik|gradonacelnik|direktor\w*|komisija|mi|nasa|nas tim|the|we|our|this|it|koj\w|(?:upravni|skolski|nadzorni|izvrsni) odbor|predsjednik|senat|datum|broj|opcinski nacelnik|clan\w*|zakon\w*|godine|god|dana|program\w*|projek\w*|konkurs|za|u|i|da|rok|kandidat\w*|training|workshop|posao|hitno|deadline|location|position|candidates?|applicants?|successful|applications?|admin\w*|grupa|redakcija|urednik|urednistvo|portal\w*|bosna i hercegovina|republika srpska|federacija bosne i hercegovine)$/u
const STOP_SENTENCE = /(?<=\p{Ll}{3}|["”“)])[.!?;]\s(?=\p{Lu})|\n\s*\n/gu
const COUNTRY = /^(?:vlada|kanton|zupanija|federacija|zajednica|unija)$/

/** Adds the canton to a ministry below its name in a letterhead. */
function withCanton({ lines }: NoticeText, { name, start }: Candidate): string {
  if (
    !/^(?:ministarstvo|uprava|vlada|sluzba|zavod|skupstina)/.test(fold(name)) ||
    /kanton|zupanij|federa/.test(fold(name))
  )
    return name
  const above = lines.filter((line) => line.end < start).slice(0, 5)
  for (const { text } of above) {
    const match = /^(?:\p{L}+-)?\p{L}+(?:SKI|ski)\s(?:KANTON|kanton|Kanton)$/u.exec(text.trim())
    if (match) return `${name} ${capital(text.trim().split(' ')[0] ?? '').replace(/i$/, 'og')} kantona`
    if (/^kanton sarajevo$/i.test(text.trim())) return `${name} Kantona Sarajevo`
  }
  return name
}

/** `Zavod raspisuje` below `Zavod za zapošljavanje Republike Srpske` means the full name. */
function inFull(best: Candidate, all: readonly Candidate[]): Candidate {
  if (best.name.includes(' ') || !headOf(best.name)) return best
  const start = `${fold(best.name)} `
  const longer = all.filter(({ name }) => fold(name).startsWith(start))
  return longer.sort((a, b) => a.start - b.start)[0] ?? best
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()
}

/** `Firma Vertikala`: the sort of company before its name. */
const SORT = /^(?:Firma|Kompanija|Preduzeće|Poduzeće) (?=["“„]?\p{Lu})/u

/** Matches people and bodies that sign for an organisation. */
const OFFICER =
  /^(?:v d )?(?:nacelni|gradonacelni|direktor|predsjedni|ministar|vijece|skupstina|senat|rektor|dekan|(?:upravni|skolski|izvrsni|nadzorni) odbor)/
/** A mayor stands for the town. */
const OFFICE = /^(gradonacelni|nacelni)(?:k|ca|cica)\w? (?:grada |opcine |opstine )?([a-z ]+)$/

/** Reads the organisation that makes the offer. */
export function readOrganisation(notice: NoticeText, title: Span | undefined): ReadOrganisation | undefined {
  const candidates = [
    ...labelled(notice),
    ...announcing(notice),
    ...companies(notice),
    ...aboutThemselves(notice),
    ...phrases(notice, title),
    ...internationalNames(notice),
    ...nameLines(notice, title),
  ]
  const scores = new Map<string, Candidate>()
  const roles = rolesOf(notice)
  const menus = notice.lines.filter((line) => roles.get(line) === 'menu')
  for (const raw of candidates) {
    if (menus.some(({ start, end }) => raw.start >= start && raw.start < end)) continue
    const candidate = { ...raw, name: raw.name.replace(SORT, '') }
    const key = fold(candidate.name)
      .replace(/\b(?:d o o|doo|d d)\b/g, '')
      .trim()
    if (key.length < 2 || NO_NAME.test(key) || PLACE_FORMS.has(key)) continue
    const existing = scores.get(key)
    if (!existing) scores.set(key, { ...candidate })
    else {
      existing.score = Math.max(existing.score, candidate.score) + 0.6
      if (candidate.name.length > existing.name.length) existing.name = candidate.name
    }
  }
  const [best] = [...scores.values()].sort((a, b) => b.score - a.score || a.start - b.start)
  if (!best || best.score < 2.5) return undefined
  const names = properNamesIn(notice.text)
  Object.assign(best, inFull(best, [...scores.values()]))
  best.name = withCanton(notice, best)
  best.name = withoutSeat(best.name)
  const office = OFFICE.exec(fold(best.name))
  const seat = office && PLACE_FORMS.get(office[2] ?? '')
  if (seat)
    return {
      value: `${office[1] === 'gradonacelni' ? 'Grad' : 'Općina'} ${seat.name}`,
      span: { start: best.start, end: best.end },
    }
  const value = isInCapitals(best.name) && best.name.includes(' ') ? named(best.name, names) : best.name
  return { value: value.trim(), span: { start: best.start, end: best.end } }
}

/** Capitalises every important word of a name with no other known spelling. */
function named(text: string, names: ReadonlyMap<string, string>): string {
  const lowered = lowerCapitals(text, names)
  return lowered.charAt(0).toUpperCase() + lowered.slice(1)
}

function labelled({ text, flat }: NoticeText): Candidate[] {
  return [...flat.matchAll(LABEL), ...flat.matchAll(BY)].flatMap((match) => {
    const length = match[1]?.length ?? 0
    const start = match.index + match[0].length - length
    const line = text.slice(start, start + length)
    const cut = line.search(
      /[;|]|,\s(?=\p{Ll}|\d)|\s[-–—]\s|\s{2}|\.(?=\s+\p{Lu})(?<!d\.o\.o\.|d\.d\.)|\s(?:raspisuje|objavljuje|traži)\b/u,
    )
    const name = line
      .slice(0, cut < 0 ? undefined : cut)
      .trim()
      .replace(/[,:]$/, '')
    return name.length < 2 || /^\p{Ll}{2,}\s\p{Ll}/u.test(name)
      ? []
      : [{ start, end: start + name.length, name, score: 11 }]
  })
}

function announcing(notice: NoticeText): Candidate[] {
  const { text, flat } = notice
  const all = findPhrases(notice)
  const candidates: Candidate[] = []
  let count = 0
  for (const { index } of flat.matchAll(VERB)) {
    count += 1
    if (count > 12) break
    const from = Math.max(0, index - REACH)
    let start = from
    for (const stop of text.slice(from, index).matchAll(STOP_SENTENCE))
      start = from + stop.index + stop[0].length
    // Who carries something out in a clause is not who announces.
    if (RELATIVE.test(flat.slice(Math.max(0, index - 24), index))) continue
    const fade = (count - 1) * 0.5
    const subject = all.filter(
      (phrase) =>
        phrase.start >= start &&
        phrase.end <= index &&
        !isObject(flat, phrase.start) &&
        !isAside(flat, phrase),
    )
    const last = subject.at(-1)
    const near = text
      .slice(start, index)
      .replace(/(?:,?\s(?:dana\s)?\d{1,2}\.\s?\d{1,2}\.\s?\d{4}\.?(?:\sgodine)?,?)?[\s,:]*$/u, '')
    const large = LARGE_NAME.exec(near.slice(-90))
    const line = near.slice(near.lastIndexOf('\n') + 1).trimStart()
    const sender = subjectOf(line)
    if (sender && !isSmallTalk(sender) && !isOffer(sender)) {
      const at = start + near.length - line.length + line.indexOf(sender)
      const isOfficer = OFFICER.test(fold(sender))
      const own = all.find(
        (phrase) =>
          phrase.start >= at - 1 &&
          phrase.start < at + sender.length &&
          (isOfficer || phrase.end <= at + sender.length + 2),
      )
      const isOwn = own && (own.start <= at + 1 || isOfficer)
      candidates.push(
        isOwn
          ? { ...own, score: 6 + own.weight * 0.4 - fade }
          : {
              start: at,
              end: at + sender.length,
              name: sender,
              score: 7 + (own?.weight ?? 0) * 0.2 - fade,
            },
      )
      continue
    }
    if (last && index - last.end < 140)
      candidates.push({ ...last, score: 6 + last.weight * 0.4 - fade - (index - last.end > 60 ? 1 : 0) })
    if (
      large &&
      large[0].length > 1 &&
      !/\s(?:u|na|iz|kod|od|pri)\s$/u.test(near.slice(0, -large[0].length).slice(-5)) &&
      !(last && (index - last.end < 45 || last.end > start + near.length - large[0].length)) &&
      !isSmallTalk(large[0]) &&
      !(last && last.end >= start + near.length - 2)
    ) {
      const end = start + near.length
      const isWhole = end - large[0].length <= start + 4 || /[,"]\s?$/.test(near.slice(0, -large[0].length))
      candidates.push({
        start: end - large[0].length,
        end,
        name: large[0].replace(/^(?:The|Kompanija|Firma) (?=\S)/, ''),
        score: (isWhole ? 6.5 : 4.5) - fade,
      })
    }
  }
  return candidates
}

function aboutThemselves({ text }: NoticeText): Candidate[] {
  return [...text.slice(0, 12_000).matchAll(ABOUT)].slice(0, 2).flatMap((match) => {
    const name = match[1] ?? ''
    const start = match.index + match[0].indexOf(name)
    return isSmallTalk(name) ? [] : [{ start, end: start + name.length, name, score: 5.6 }]
  })
}

/** In a notice without line breaks, its heading is directly before the organisation. */
function isOffer(name: string): boolean {
  const flat = flatten(name)
  return (HEAD.test(flat) || /^(?:praks|fellowship|stipend)/.test(flat)) && !headOf(name.split(' ')[0] ?? '')
}

function isSmallTalk(name: string): boolean {
  const folded = fold(name)
  const [first = ''] = folded.split(' ')
  return (
    folded.length < 2 ||
    NO_NAME.test(folded) ||
    (!name.includes(' ') && NO_NAME.test(first)) ||
    /^(?:javni|javnog|na|za|ako|u|dana|i|clan\w*|ov[aoie]j?|ta|taj|to|nas[aeiu]?|vas[aeiu]?)\b/.test(
      folded,
    ) ||
    // A department acts for the body above it.
    /^(?:odj?el|odsjek|sektor|kabinet|komisij|strucn\w sluzb)/.test(folded) ||
    /^\d+$/.test(folded)
  )
}

function phrases(notice: NoticeText, title: Span | undefined): Candidate[] {
  const { flat, lines } = notice
  const head = lines[Math.min(12, lines.length - 1)]?.end ?? 0
  return findPhrases(notice).map((phrase) => {
    let score = phrase.weight * 0.55
    const line = lines.find(({ start, end }) => phrase.start >= start && phrase.start <= end)
    const isAlone = line !== undefined && phrase.start - line.start < 3 && line.end - phrase.end < 4
    if (phrase.start < head) score += 1.2
    if (isAlone && phrase.start < head) score += 1.6
    if (title && phrase.start >= title.start && phrase.end <= title.end)
      // A school or forum that fills the title is the offer, not its organisation.
      score += phrase.end - phrase.start > (title.end - title.start) * 0.8 ? -3 : 0.9
    if (/\bzahtjeva?\s(?:[a-z]+ )?$/.test(flat.slice(Math.max(0, phrase.start - 30), phrase.start)))
      score += 7
    if (
      /\b(?:nacelnik|gradonacelnik|vijece|skupstin\w|direktor\w?|odbor|senat|ministar\w?)\s(?:[a-z]+ ){0,1}$/.test(
        flat.slice(Math.max(0, phrase.start - 30), phrase.start),
      )
    )
      score += 1.2
    // The legal basis of a call cites the statute of the organisation that makes it.
    if (/\bstatut(?:a|om)?\s$/.test(flat.slice(Math.max(0, phrase.start - 12), phrase.start))) score += 1.5
    if (isAside(flat, phrase)) score -= 3
    if (COUNTRY.test(fold(phrase.head))) score -= 0.8
    if (isObject(flat, phrase.start)) score -= 3.5
    return { ...phrase, score }
  })
}

const MARKS =
  /\b(?:UNDP|UNICEF|UNHCR|UNFPA|UN Women|IOM|OSCE|OEBS|GIZ|USAID|Delegacija Evropske unije(?: u BiH)?|World Vision|Save the Children|Care International|Caritas|Mozaik|World Bank|Council of Europe|Vijeće Evrope|EBRD|Erste|Crveni kri[žz]\p{L}*(?: \p{Lu}\p{L}+){0,2}|Crveni krst(?: \p{Lu}\p{L}+){0,2}|Swisscontact|Helvetas|Terre des Hommes|WHO|FAO|UNESCO|ILO)(?: (?:BiH|Bosnia and Herzegovina|in Bosnia and Herzegovina|u Bosni i Hercegovini))?\b/gu

function internationalNames({ text, flat }: NoticeText): Candidate[] {
  return [...text.slice(0, 6000).matchAll(MARKS)].slice(0, 8).map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    name: match[0],
    score: (match.index < 250 ? 3.6 : 2.6) - (isObject(flat, match.index) ? 3 : 0),
  }))
}
