import { toLatin } from '#platform/contract/fold-script.ts'
import { joinSpacedLetters } from './join-letters.ts'
import { repairEncoding } from './repair-encoding.ts'
import { stripMarkup } from '#platform/server/outside/strip-markup.ts'

/** Letters that are read; no notice is longer. */
const MAX_READ = 400_000
const MAX_PLAIN = 60_000
const MAX_KEPT = 24_000

const INVISIBLE =
  /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\u0000-\u0008\u000b\u000e-\u001f\u007f]/g
const LIGATURES: Readonly<Record<string, string>> = {
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬀ: 'ff',
  ǆ: 'dž',
  ǅ: 'Dž',
  Ǆ: 'DŽ',
  ǉ: 'lj',
  ǈ: 'Lj',
  Ǉ: 'LJ',
  ǌ: 'nj',
  ǋ: 'Nj',
  Ǌ: 'NJ',
}
/** Adjectives of cantons and similar ones keep their hyphen at the end of a line. */
const HYPHENATED = /(?:sko|čko|ško|ćko|eko)$/iu

/** Cleans a notice for reading: one script, whole words, plain lines. All facts are read from this text. */
export function cleanText(raw: string): string {
  const plain = stripMarkup(repairEncoding(stripMarkup(raw.slice(0, MAX_READ)).slice(0, MAX_PLAIN)))
    .replace(/\r\n?|[\u2028\u2029\u0085\f\v]/g, '\n')
    .replace(INVISIBLE, '')
    .replace(/[ﬁﬂﬀǅǄǆǈǇǉǋǊǌ]/g, (letter) => LIGATURES[letter] ?? letter)
    .normalize('NFC')
  const spaced = joinSpacedLetters(toLatin(plain))
  return joinBrokenWords(
    withCells(spaced)
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n ?/g, '\n'),
  )
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, MAX_KEPT)
}

/** Cells of a row that was copied from a table stay apart. */
function withCells(text: string): string {
  if (!text.includes('\t')) return text
  return text
    .split('\n')
    .map((line) => (/\S\t[^\t]*\S\t\s*\S/.test(line) ? line.trim().replace(/ ?\t[\t ]*/g, ' | ') : line))
    .join('\n')
}

function joinBrokenWords(text: string): string {
  return text.replace(/(\p{L}{2,40})[-‐¬]\n(\p{Ll})/gu, (_, before: string, after: string) =>
    HYPHENATED.test(before) ? `${before}-${after}` : `${before}${after}`,
  )
}
