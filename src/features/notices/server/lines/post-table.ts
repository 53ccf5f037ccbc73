import { countOf } from '../facts/numbers.ts'
import type { Line } from '../text/notice-text.ts'
import type { Post } from './posts.ts'
import { nameLength } from './post-tail.ts'

const HEADING_OF_POST =
  /^(?:naziv )?(?:radno(?:g)? mj?est[oa]|pozicija|naziv radnog mj?esta|predmet|nastavnik)$/
const HEADING_OF_COUNT = /^(?:broj (?:potrebnih )?(?:izvrs\w+|radnika|lica)|izvrs\w+)$/
const HEADING =
  /^(?:red(?:ni)?\.? ?br(?:oj)?\.?|r\.? ?br?\.?|broj .{2,24}|vrijeme .{2,30}|vrsta .{2,24}|trajanje.{0,20}|norma|napomena|vrijeme|strucna sprema|uslovi|sss)$/
const ROW = /^\s*\d{1,2}\s?[.)]?\s*$/
const COLUMNS_MAX = 8
const ROW_MAX = 400

/** Finds posts in a table whose rows are lines: `1. | Vodoinstalater | 2` below its headings. */
export function rowPosts(lines: readonly Line[]): Post[] {
  const first = lines.findIndex(({ flat }) => {
    const headings = cellsOf(flat).map(({ cell }) => cell)
    return (
      headings.some((cell) => HEADING_OF_POST.test(cell)) &&
      headings.some((cell) => HEADING_OF_COUNT.test(cell))
    )
  })
  if (first < 0) return []
  const headings = cellsOf(lines[first]!.flat).map(({ cell }) => cell)
  const column = headings.findIndex((cell) => HEADING_OF_POST.test(cell))
  const counts = headings.findIndex((cell) => HEADING_OF_COUNT.test(cell))
  const posts: Post[] = []
  for (const { start, flat } of lines.slice(first + 1)) {
    const row = cellsOf(flat)
    const post = row[column]
    const number = row[counts]
    const count = countOf(/^(\d{1,3}|[a-z]+)/.exec(number?.cell ?? '')?.[1] ?? '')
    if (row.length !== headings.length || !post || !number || !/\p{L}{3}/u.test(post.cell)) break
    posts.push({
      start: start + post.at,
      end: start + post.at + nameLength(post.cell),
      count: count
        ? { start: start + number.at, end: start + number.at + number.cell.length, count }
        : undefined,
    })
  }
  return posts
}

function cellsOf(flat: string): { cell: string; at: number }[] {
  if (flat.length > ROW_MAX || !flat.includes('|')) return []
  return [...flat.matchAll(/[^|]+/g)].map(({ 0: cell, index }) => ({
    cell: cell.trim(),
    at: index + cell.length - cell.trimStart().length,
  }))
}

/** Finds posts in a table whose cells became lines: its headings, then a number at the start of each row. */
export function tablePosts(lines: readonly Line[]): Post[] {
  const first = lines.findIndex(({ flat }) => HEADING_OF_POST.test(flat.trim()))
  if (first < 1 && !(first === 0 && lines.length > 3)) return []
  let from = first
  while (from > 0 && HEADING.test(lines[from - 1]!.flat.trim())) from -= 1
  let to = first + 1
  while (to < lines.length && to - from < COLUMNS_MAX && HEADING.test(lines[to]!.flat.trim())) to += 1
  if (to - from < 2) return []
  const headings = lines.slice(from, to).map(({ flat }) => flat.trim())
  const column = first - from
  const counts = headings.findIndex((heading) => HEADING_OF_COUNT.test(heading))
  const posts: Post[] = []
  for (let at = to; at < lines.length; at += 1) {
    const row = lines.slice(at, at + headings.length)
    const post = row[column]
    if (
      !post ||
      (column > 0 && !ROW.test(row[0]!.flat)) ||
      !/\p{L}{3}/u.test(post.flat) ||
      post.text.length > 140
    )
      break
    const cell = row[counts]
    const count = cell && countOf(/^\s*(\d{1,3}|[a-z]+)/.exec(cell.flat)?.[1] ?? '')
    posts.push({
      start: post.start,
      end: post.start + nameLength(post.flat),
      count: cell && count ? { start: cell.start, end: cell.end, count } : undefined,
    })
    at += headings.length - 1
  }
  return posts
}
