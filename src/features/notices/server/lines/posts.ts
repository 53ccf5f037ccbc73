import { fold } from '#platform/contract/fold.ts'
import { headOf } from '../facts/organisation-nouns.ts'
import { PLACE_FORMS } from '../facts/place-names.ts'
import type { Line, NoticeText, Span } from '../text/notice-text.ts'
import { findPostCounts, type PostCount } from './counts.ts'
import { beginsAsPost } from './post-nouns.ts'
import { nameLength } from './post-tail.ts'
import { rowPosts, tablePosts } from './post-table.ts'

/** A post in a notice: the place of its name, and the number wanted, if stated. */
export type Post = Span & { count: PostCount | undefined }

const MARK =
  /^\s*(?:(?:javni )?(?:oglas|konkurs|natjecaj)\s?:\s?)?(?:(?:\d{1,2}(?:\.\d{1,2}){0,2}\s?[.)]|\d{1,2}\/\d{2}(?=\s)|[a-z]\)|[ivx]{1,4}[.)]|[-•*●▪·–])\s*)?(?:(?:naziv )?(?:radno(?:g)? mj?est[oa]|radna pozicija|pozicij[aeu]|na poziciju|position(?: title)?|job title)(?: broj \d)?\s?[:–-]\s?)?(?=["„“]?\p{L})/u
const NUMBERED = /^\s*\d{1,2}(?:\.\d{1,2})?\s?[.)]\s*\p{L}/u
const CODED = /^\s*\d{1,2}\/\d{2}\s\p{L}/u
/** Beginnings of lines that are not about a post. */
const NO_POST =
  /^["„“]?(?:broj|potreb\w*|ukupno|za |oglas\b|konkurs\b|javn\w+ (?:oglas|konkurs|poziv|natjecaj)|nagradn|natjecaj|poziv|od toga|i to|u |na |uslov|uvjet|opis|kandidat|prijav|rok\b|mjesto rada|lokacij|trajanj|radno vrijeme|izvrs|po jedan|najmanje|traz|prima|zaposljava|raspisuje)/
const COUNT_FIRST = /^[^\p{L}\d]*(?:broj (?:potrebnih |trazenih )?)?(?:\d|izvrs|jed|dv|tri|cet|pet)/u
const NAME_MAX = 140
/** `… raspisuje natječaj na radno mjesto X, 1 izvršilac`: the name follows. */
const NAMED_BEHIND =
  /^.{0,300}\b(?:radno mj?esto|radnog mj?esta|poziciju|zaposljava:|trazimo:|traze se:|oglas za|konkurs za|natjecaj za)\s?[:–-]?\s{1,2}["“„]?(?!radn|upra|slob|drzavn|namjest|prij|popun|zaposl|posao|izbor)(?=\p{L}{3})/u
/** `Bakery X traži pekara (1 izvršilac)`: named in another case, which the title corrects. */
const NAMED_AS_WANTED =
  /\b(?:traz[ei]|trazimo|zaposljava(?:mo|ju)?|prima(?:mo)?|potreb(?:an|na|ni|ne|no))\s(?!se:)/
/** A sentence, not a name. */
const SENTENCE =
  /\b(?:je|su|se|ce|traje|traj[iu]|raspisuj[eu]|objavljuj[eu]|traz[ei]|prima|zaposljava|mora|ima|bira)\b/
/** Longest line of a list. */
const LINE_MAX = 500
const POSTS_MAX = 60
const LINES_READ = 600
const KNOWN = new WeakMap<NoticeText, Post[]>()

/** Finds the posts in a notice, each once, in order. */
export function findPosts(notice: NoticeText): Post[] {
  const hit = KNOWN.get(notice)
  if (hit) return hit
  const lines = notice.lines.filter(({ text }) => /\p{L}|\d/u.test(text)).slice(0, LINES_READ)
  const rows = rowPosts(lines)
  const table = rows.length > 0 ? rows : tablePosts(lines)
  const listed =
    table.length > 0 ? table : lines.flatMap((line, at) => postIn(line, lines.slice(at + 1, at + 4)) ?? [])
  const posts = distinct(notice, listed.length > 0 ? listed : numbered(lines)).slice(0, POSTS_MAX)
  KNOWN.set(notice, posts)
  return posts
}

function postIn(line: Line, next: readonly Line[]): Post | undefined {
  if (line.flat.length > LINE_MAX) return undefined
  const lead = (NAMED_BEHIND.exec(line.flat) ?? MARK.exec(line.flat))?.[0].length
  if (lead === undefined) return undefined
  if (NAMED_AS_WANTED.test(line.flat.slice(0, lead + 120))) return undefined
  const [counted] = findPostCounts(line.flat).filter(({ start }) => start > lead)
  const rest = line.flat.slice(lead, counted?.start)
  if (NO_POST.test(rest)) return undefined
  const below = counted || !mayNameAPost(line, lead) ? undefined : countBelow(next)
  if (!counted && !below && !CODED.test(line.flat)) return undefined
  const length = nameLength(rest)
  const name = rest.slice(0, length)
  if (!/\p{L}{3}/u.test(name) || length > NAME_MAX || isOtherName(line.text.slice(lead, lead + length)))
    return undefined
  return {
    start: line.start + lead,
    end: line.start + lead + length,
    count: counted ? moved(counted, line.start) : below,
  }
}

function mayNameAPost({ flat, text }: Line, lead: number): boolean {
  return (
    NUMBERED.test(flat) ||
    beginsAsPost(flat.slice(lead)) ||
    (flat.length < 70 && /:/.test(flat.slice(0, lead))) ||
    (text.length < 60 && /^[^\p{Ll}]+$/u.test(text))
  )
}

/** Recognises counted names that are no posts: a town, a department, a sentence. */
function isOtherName(name: string): boolean {
  const flat = fold(name).trim()
  if (beginsAsPost(flat)) return false
  return (
    SENTENCE.test(flat) ||
    PLACE_FORMS.has(flat) ||
    headOf(flat.split(' ')[0] ?? '') !== undefined ||
    (/^[^\p{Ll}]+$/u.test(name) && flat.split(' ').some((word) => headOf(word)))
  )
}

/** Finds `Broj izvršilaca: 1` in one of the next lines, unless another post comes first. */
function countBelow(next: readonly Line[]): PostCount | undefined {
  for (const line of next) {
    if (line.flat.length > LINE_MAX || NUMBERED.test(line.flat)) return undefined
    const [count] = findPostCounts(line.flat)
    if (count && COUNT_FIRST.test(line.flat)) return moved(count, line.start)
  }
  return undefined
}

/** Finds numbered lines that begin like posts, where nothing is counted. */
function numbered(lines: readonly Line[]): Post[] {
  return lines.flatMap(({ flat, start }) => {
    if (!NUMBERED.test(flat) || flat.length > NAME_MAX) return []
    const lead = MARK.exec(flat)?.[0].length ?? 0
    const rest = flat.slice(lead)
    if (!beginsAsPost(rest) || /\b(?:je|su|se|mora|ima|treba|dokaz|diplom)\b/.test(rest)) return []
    return [{ start: start + lead, end: start + lead + nameLength(rest), count: undefined }]
  })
}

function distinct({ flat }: NoticeText, posts: readonly Post[]): Post[] {
  const names = new Set<string>()
  return posts.filter(({ start, end }) => {
    const name = flat
      .slice(start, end)
      .replace(/[^a-z]+/g, ' ')
      .trim()
    if (names.has(name)) return false
    names.add(name)
    return true
  })
}

function moved({ start, end, count }: PostCount, by: number): PostCount {
  return { start: start + by, end: end + by, count }
}
