import { beginsAsPost } from '../lines/post-nouns.ts'
import { bareName, nameLength } from '../lines/post-tail.ts'
import { type LineRole, rolesOf } from '../lines/line-roles.ts'
import { findPosts } from '../lines/posts.ts'
import { isInCapitals } from '../facts/capitals.ts'
import type { Line, NoticeText, Span } from '../text/notice-text.ts'
import { namesNoPost, postInSentence, SAYS_HOW_LONG } from './post-headings.ts'
import { ENDS_AS_OFFER, HEAD, LABEL, NEW_PART, NO_HEAD, WANTED, WANTED_FIRST } from './title-lines.ts'
import { postName } from './post-names.ts'
import { isBare, sentenceFrom, whole } from './title-span.ts'
import { type ReadTitle, sentenceCase, tidy } from './title-tidy.ts'
import { neededPost, vacancyTitle } from './vacancy-title.ts'

const MAX_LINES = 45
const LONGEST = 200
/** A heading in the middle of a sentence. */
const INLINE =
  /(?:JAVNI (?:POZIV|OGLAS|KONKURS|NATJEČAJ|NATJECAJ)|NAGRADNI (?:KONKURS|NATJEČAJ)|OGLAS|KONKURS|NATJEČAJ|[Jj]avni (?:poziv|oglas|konkurs|natječaj)|PUBLIC CALL|CALL FOR [A-Z]+|[Oo]glas za|[Kk]onkurs za|[Nn]atječaj za|[Pp]oziv za)(?=[\s:])/u

const ANNOUNCES_A_CALL =
  /^[^\p{L}]{0,4}(?:.{4,110}? (?:je )?(?:raspisuj[eu]|objavljuj[eu]|otvara|pokrece|(?:raspisa|objavi|otvori|pokrenu)(?:o|la|lo|li)|(?:raspisan|objavljen|otvoren)[aoi]? (?:je|su))|(?:raspisan|objavljen|otvoren|raspisuje se|otvara se)[aoi]?)(?: je| su)? (?:\d{1,2}\. )?(?:[a-z]+ )?(?:javn\w+ )?(?:(?:oglas|konkurs|natjecaj|poziv) |prijave za )/u

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
  const written = notice.lines.filter(({ text }) => /\p{L}{2}/u.test(text))
  const own = written.filter((line) => roles.get(line) !== 'menu')
  const lines = (own.length > 0 ? own : written).slice(0, MAX_LINES)
  let best: Candidate | undefined
  lines.forEach((line, place) => {
    const role = roles.get(line) ?? 'text'
    const isFirst = !lines.slice(0, place).some(({ flat }) => HEAD.test(flat))
    const score = scoreOf(line, place, isFirst) - (OTHER_ROLES.has(role) && !opens(line.flat) ? 5 : 0)
    if (!best || score > best.score) best = { line, score }
  })
  best = best && fullest(notice, lines, best)
  return (
    labelledTitle(notice, lines, best) ??
    postTitle(notice, best) ??
    openedTitle(notice, lines, best) ??
    neededTitle(notice, best) ??
    headingTitle(notice, lines, best)
  )
}

/** Returns the more informative of two equal headings. */
function fullest(notice: NoticeText, lines: readonly Line[], best: Candidate): Candidate {
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
  const told = named && isSought ? { ...named, value: sentenceCase(postName(named.value)) } : named
  return told && heading ? { ...told, heading: whole(notice, heading) } : told
}

function namedPost(notice: NoticeText, span: Span): ReadTitle | undefined {
  const told = tidy(notice, span)
  return told && { ...told, value: sentenceCase(bareName(told.value)) }
}

/** `We are looking for:`, with the wanted post on the next line. */
function openedTitle(
  notice: NoticeText,
  lines: readonly Line[],
  best: Candidate | undefined,
): ReadTitle | undefined {
  const opening = best && opens(best.line.flat) ? best.line : undefined
  const next = opening && lines[lines.indexOf(opening) + 1]
  if (!next || next.text.length >= 120) return undefined
  const told = tidy(notice, next)
  return told && { ...told, value: sentenceCase(bareName(vacancyTitle(told.value))) }
}

/** `Hitno! Potrebna frizerka`: returns the wanted post. */
function neededTitle(notice: NoticeText, best: Candidate | undefined): ReadTitle | undefined {
  if (!best || best.score < 4 || !WANTED.test(best.line.flat)) return undefined
  const { start, end } = best.line
  const told = neededPost(notice.text.slice(start, Math.min(end, start + LONGEST)))
  return told ? { value: sentenceCase(told), span: { start, end } } : undefined
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

function scoreOf({ text, flat }: Line, place: number, mayAnnounce = false): number {
  const head = flat.replace(/^[^\p{L}\d]+/u, '')
  let score = place === 0 ? 4 : Math.max(0, 2 - place * 0.2)
  const inCapitals = isInCapitals(text)
  // A sentence that announces a call names it, unless a heading has done so.
  const announces = mayAnnounce && place < 4 && ANNOUNCES_A_CALL.test(flat)
  if (announces) score += 4.5
  if (HEAD.test(flat)) score += inCapitals || /^\p{Lu}/u.test(text.replace(/^[^\p{L}]+/u, '')) ? 6 : 1
  else if (WANTED.test(flat)) score += place === 0 || WANTED_FIRST.test(flat) ? 3.5 : 1.5
  if (inCapitals) score += 1.5
  if (NO_HEAD.test(head) && !opens(flat) && !announces) score -= 6
  if (NEW_PART.test(head) && !HEAD.test(head)) score -= 2
  if (text.length > 220) score -= 2.5
  if (!announces && text.endsWith('.') && /\s(?:je|su|ce|se|is|are|will)\s/.test(flat)) score -= 2
  if (/[:,]$/.test(text) && text.length > 60) score -= 1
  if (ENDS_AS_OFFER.test(flat)) score += 4
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

/** Recognises `We are looking for:` before a name on the next line. */
function opens(flat: string): boolean {
  return /^[^\p{L}]{0,6}(?:[\p{L}\d"“”„'.&-]+ ){0,6}(?:trazimo|traze|trazi se|traze se|potrebni su|potrebn[aio]|trazi|zaposljavamo|zaposljava|looking for|hiring|prima u radni odnos)[:\s.!-]*$/u.test(
    flat,
  )
}

function isTelling({ flat }: Line, score: number): boolean {
  return score >= 7 && /\b(?:za|for)\s\S+\s\S+/.test(flat) && !/^(?:oglas|konkurs) za posao/.test(flat)
}

function headingOf(notice: NoticeText, line: Line): string {
  const { start, end } = whole(notice, line)
  return notice.flat.slice(start, end)
}
