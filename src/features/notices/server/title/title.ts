import { announcementIn, helpersIn, isSaidBy, sharesWords } from './announcement.ts'
import { beginsAsPost } from '../lines/post-nouns.ts'
import { bareName, nameLength } from '../lines/post-tail.ts'
import { type LineRole, rolesOf } from '../lines/line-roles.ts'
import { findPosts } from '../lines/posts.ts'
import { PLACE_FORMS } from '../facts/place-names.ts'
import { isInCapitals } from '../facts/capitals.ts'
import { flatten, type Line, type NoticeText, type Span } from '../text/notice-text.ts'
import { namesNoPost, postInSentence, SAYS_HOW_LONG } from './post-headings.ts'
import { ENDS_AS_OFFER, HEAD, LABEL, NO_HEAD, WANTED, WANTED_FIRST } from './title-lines.ts'
import { postName } from './post-names.ts'
import { opens, scoreOf } from './title-score.ts'
import { isBare, sentenceFrom, whole } from './title-span.ts'
import { type ReadTitle, sentenceCase, tidy } from './title-tidy.ts'
import { neededPost, vacancyTitle } from './vacancy-title.ts'

const MAX_LINES = 45
const LONGEST = 200
/** A heading in the middle of a sentence. */
const INLINE =
  /(?:JAVNI (?:POZIV|OGLAS|KONKURS|NATJEČAJ|NATJECAJ)|NAGRADNI (?:KONKURS|NATJEČAJ)|OGLAS|KONKURS|NATJEČAJ|[Jj]avni (?:poziv|oglas|konkurs|natječaj)|PUBLIC CALL|CALL FOR [A-Z]+|[Oo]glas za|[Kk]onkurs za|[Nn]atječaj za|[Pp]oziv za)(?=[\s:])/u

/** Words that make the addition to a post part of its name. */
const TELLS_MORE = /osposobljavanj|volonter|pripravni[kc]|praks|stipendij|finansir/
/** A label that names nothing but a post. */
const POST_LABEL =
  /^(?:[^\p{L}]{0,4})(?:pozicija|radno mj?esto|zanimanje|position|job title|post title|functional title|naziv (?:radnog|pozic))/u
/** Lines with these roles are not the title. */
const OTHER_ROLES = new Set<LineRole>([
  'label',
  'day',
  'contact',
  'condition',
  'money',
  'law',
  'announces',
  'organisation',
])

type Candidate = { line: Line; score: number }

/** Reads the title of a notice: its only post, or its heading. */
export function readTitle(notice: NoticeText): ReadTitle | undefined {
  const roles = rolesOf(notice)
  const wordLines = notice.lines.filter(({ text }) => /\p{L}{2}/u.test(text))
  const own = wordLines.filter((line) => roles.get(line) !== 'menu')
  const lines = (own.length > 0 ? own : wordLines).slice(0, MAX_LINES)
  let best: Candidate | undefined
  lines.forEach((line, place) => {
    const role = roles.get(line) ?? 'text'
    const isFirst = !lines.slice(0, place).some(({ flat }) => HEAD.test(flat))
    // Above the name of its sender, a line that could be one is what is offered: `Poslovni inkubator za mlade`.
    const isOffer =
      place === 0 && role === 'organisation' && isSeated(lines[1]) && roles.get(lines[1]!) === 'organisation'
    const isOther = OTHER_ROLES.has(role) && !opens(line.flat) && !isOffer
    // What stands below `objavljuje` is what is announced, also in small letters.
    const isAnnounced = place > 0 && roles.get(lines[place - 1]!) === 'announces'
    const score = scoreOf(line, place, isFirst) - (isOther ? 5 : 0) + (isAnnounced ? 5 : 0)
    if (!best || score > best.score) best = { line, score }
  })
  best = best && fullest(notice, lines, best)
  return (
    labelledTitle(notice, lines, best) ??
    postTitle(notice, best) ??
    announcedTitle(notice, lines, best) ??
    openedTitle(notice, lines, best) ??
    neededTitle(notice, lines, best) ??
    headingTitle(notice, lines, best)
  )
}

/** A news headline: a sentence about people or money instead of the name of a call. */
const HEADLINE =
  /\b(?:koj[aei]|mog[ua]|moze|opet|i ove (?:godine|zime|jeseni)|nastavlja\w*|pomaz\w+|ulaz[eu]|dobija\w*|stiz\w+|novac za|prilika|izdvoj\w+|prijave do|evo)\b/
/** Returns what a sentence announces below a headline that says something else. */
function announcedTitle(
  notice: NoticeText,
  lines: readonly Line[],
  best: Candidate | undefined,
): ReadTitle | undefined {
  const line = best?.line
  const isOwnName =
    line !== undefined &&
    ((HEAD.test(line.flat) && !WANTED.test(line.flat)) ||
      ENDS_AS_OFFER.test(line.flat) ||
      LABEL.test(line.flat) ||
      (beginsAsPost(line.flat.trim()) && !isHeadline(line)))
  if (isOwnName) return undefined
  const isWanted = line !== undefined && WANTED.test(line.flat) && !opens(line.flat)
  const helpers = isWanted && !WANTED_FIRST.test(line.flat) ? helpersIn(notice, line) : undefined
  const announcement = helpers ?? announcementIn(notice, lines)
  const read = announcement && tidy(notice, announcement.span)
  if (!read) return undefined
  const value = sentenceCase(announcement.toName(read.value))
  // An offer that looks for a person is named by the work.
  if (
    isWanted &&
    !helpers &&
    (!announcement.isCall || isForWork(value) || beginsAsPost(flatten(neededPost(line.text) ?? '')))
  )
    return undefined
  const heading = lines.slice(0, HEADINGS_MAX).find((one) => one.text.length < 90 && isSaidBy(one, value))
  if (heading && !isBare(heading)) return tidy(notice, whole(notice, heading))
  if (line && !isWanted && !announcement.isCall && !isHeadline(line) && sharesWords(line, value))
    return undefined
  return { ...read, value }
}

const HEADINGS_MAX = 6

/** `Obrtnička komora, Zenica`. */
function isSeated(line: Line | undefined): boolean {
  return line !== undefined && PLACE_FORMS.has(line.flat.slice(line.flat.lastIndexOf(', ') + 2).trim())
}

function isForWork(name: string): boolean {
  return /radn|posao|prijem|prijam|zapo[sš]lj|popun/iu.test(name)
}

/** A headline of news says something; a name only names. */
function isHeadline({ text, flat }: Line): boolean {
  return (
    HEADLINE.test(flat) ||
    /[?!:]|,\s/.test(text) ||
    /\p{L}{3}(?:jte|ite)(?!\p{L})/u.test(flat) ||
    /\b(?:je|su|se|ce|za sve|od sada)\b/.test(flat)
  )
}

/** Returns the more informative of two equal headings. */
function fullest(notice: NoticeText, lines: readonly Line[], best: Candidate): Candidate {
  const below = nameBelow(lines, best)
  if (below) return { ...best, line: below }
  if (!isBare(best.line)) return best
  // `Raspisuje se javni konkurs za …`: the sentence below a bare heading says what it is for.
  const name = (line: Line) =>
    line.flat
      .replace(/[^a-z]+/g, '')
      .replace(/^(?:raspisujes|objavljujes)e(?=javni|konkurs|natjecaj|oglas|poziv)/, '')
  const own = name(best.line)
  const others = lines.filter(
    (line) =>
      line !== best.line &&
      (isBare(line) || (name(line).startsWith(own) && / (?:za|o|na) /.test(line.flat))) &&
      !SAYS_HOW_LONG.test(line.flat),
  )
  const lengthOf = (line: Line) => whole(notice, line).end - line.start
  const [longest] = others.sort((a, b) => lengthOf(b) - lengthOf(a))
  return longest && lengthOf(longest) > lengthOf(best.line) + 8 ? { ...best, line: longest } : best
}

/** `Poziv izlagačima`: returns the next line if it names the event in capitals. */
function nameBelow(lines: readonly Line[], { line }: Candidate): Line | undefined {
  const next = lines[lines.indexOf(line) + 1]
  const isToPeople = /^[^\p{L}]{0,4}(?:javni )?poziv (?:[a-z]+(?:im|n)a? )?[a-z]+(?:ima|ama)[!:\s]*$/u.test(
    line.flat,
  )
  return isToPeople && next && isInCapitals(next.text) && !isInCapitals(line.text) && !NO_HEAD.test(next.flat)
    ? next
    : undefined
}

/** `Position: Finance Assistant`. */
function labelledTitle(
  notice: NoticeText,
  lines: readonly Line[],
  best: Candidate | undefined,
): ReadTitle | undefined {
  const labelled = lines.find(({ flat }) => LABEL.test(flat))
  if (!labelled || findPosts(notice).length > 1) return undefined
  const isPost = POST_LABEL.test(labelled.flat)
  const isBetter = !best || best.score < 7 || isBare(best.line) || scoreOf(labelled, 3) > best.score || isPost
  // A heading that says more than the label stays.
  if (!isBetter || (best && !isPost && isTelling(best.line, best.score))) return undefined
  const start = labelled.start + (LABEL.exec(labelled.flat)?.[0].length ?? 0)
  if (isPost)
    return namedPost(notice, { start, end: start + nameLength(notice.flat.slice(start, labelled.end)) })
  return tidy(
    notice,
    labelled.text.length > LONGEST ? sentenceFrom(notice, start) : { start, end: labelled.end },
  )
}

/** Returns the only post that is listed or named, where the heading names none. */
function postTitle(notice: NoticeText, best: Candidate | undefined): ReadTitle | undefined {
  const posts = findPosts(notice)
  const [only] = posts
  const heading = best && best.score >= 4 ? best.line : undefined
  const span =
    posts.length === 1 ? only : !heading || namesNobody(notice, heading) ? postInSentence(notice) : undefined
  if (!span || posts.length > 1 || (heading && TELLS_MORE.test(headingOf(notice, heading)))) return undefined
  const named = namedPost(notice, span)
  // `X traži`, with the wanted post on the next line, in the accusative.
  const isSought =
    /(?:traz[ei]|trazimo|zaposljava(?:mo|ju)?|prima(?:mo)?|(?:konkurs|oglas|natjecaj) za)(?: na rad)?[:\s]*$/.test(
      notice.flat.slice(Math.max(0, span.start - 40), span.start),
    )
  const title = named && isSought ? { ...named, value: sentenceCase(postName(named.value)) } : named
  return title && heading ? { ...title, heading: whole(notice, heading) } : title
}

function namedPost(notice: NoticeText, span: Span): ReadTitle | undefined {
  const title = tidy(notice, span)
  return title && { ...title, value: sentenceCase(bareName(title.value)) }
}

/** `We are looking for:`, with the wanted post on the next line. */
function openedTitle(
  notice: NoticeText,
  lines: readonly Line[],
  best: Candidate | undefined,
): ReadTitle | undefined {
  const opening = best && opens(best.line.flat) ? best.line : undefined
  const next = opening && lines[lines.indexOf(opening) + 1]
  if (!next || next.text.length >= 120 || rolesOf(notice).get(next) === 'condition') return undefined
  const title = tidy(notice, next)
  return title && { ...title, value: sentenceCase(bareName(vacancyTitle(title.value))) }
}

/** `Hitno! Potrebna frizerka`: returns the wanted post, of a heading that says no more than `POSAO` from below it. */
function neededTitle(
  notice: NoticeText,
  lines: readonly Line[],
  best: Candidate | undefined,
): ReadTitle | undefined {
  if (!best || best.score < 4 || !WANTED.test(best.line.flat)) return undefined
  for (const { start, end, flat } of isBare(best.line) ? lines.slice(0, MAX_LINES) : [best.line]) {
    const post = WANTED.test(flat)
      ? neededPost(notice.text.slice(start, Math.min(end, start + LONGEST)))
      : undefined
    if (post) return { value: sentenceCase(post), span: { start, end } }
  }
  return undefined
}

function headingTitle(
  notice: NoticeText,
  [first]: readonly Line[],
  best: Candidate | undefined,
): ReadTitle | undefined {
  if (best && best.score >= 4 && best.line.text.length <= LONGEST) {
    const isPost = beginsAsPost(best.line.flat.trim()) && !HEAD.test(best.line.flat)
    const span = isPost
      ? { start: best.line.start, end: best.line.start + nameLength(best.line.flat) }
      : undefined
    return span ? namedPost(notice, span) : tidy(notice, whole(notice, best.line))
  }
  const inline = INLINE.exec(notice.text.slice(0, 6000))
  if (inline) return tidy(notice, sentenceFrom(notice, inline.index))
  if (best && best.score > 0) return tidy(notice, whole(notice, best.line))
  return first && tidy(notice, whole(notice, first))
}

/** Recognises a heading that says that somebody is wanted, but not who. */
function namesNobody(notice: NoticeText, line: Line): boolean {
  const heading = headingOf(notice, line)
  return (
    namesNoPost(heading) ||
    (/\sza\b/.test(line.flat) && namesNoPost(line.flat)) ||
    /\bradno(?:g)? mj?est[oa]\b/.test(heading)
  )
}

function isTelling({ flat }: Line, score: number): boolean {
  return score >= 7 && /\b(?:za|for)\s\S+\s\S+/.test(flat) && !/^(?:oglas|konkurs) za posao/.test(flat)
}

function headingOf(notice: NoticeText, line: Line): string {
  const { start, end } = whole(notice, line)
  return notice.flat.slice(start, end)
}
