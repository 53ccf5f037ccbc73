import type { Line } from '../layout/line.ts'
import { isLocation } from './cues.ts'
import { isContact } from './contacts.ts'
import { paragraphs } from './notes.ts'
import type { Part } from './parts.ts'

/** A text, and the certainty of its meaning from 0 to 1. */
export type TextMatch = { text: string; confidence: number }

type Person = { name: string; headline: TextMatch | undefined; about: TextMatch | undefined }

export const TITLE_OF_PAPER =
  /^(?:curriculum vitae|europass.*|cv|resume|résumé|animated|профил|(?:[\p{L}–-]+\s){0,4}(?:[žz]ivotopis|biografija|животопис|биографија))$/iu
const NAME = /^\p{Lu}[\p{L}'’-]+(?:\s+(?:\p{Lu}[\p{L}'’-]*\.?|\(\p{L}+\))){1,3}$/u
export const LABELLED_NAME =
  /^(?:ime i prezime|prezime i ime|prezime\S* ?\/? ?ime\S*|name|full name|first name\S* ?\/? ?surname\S*|surname\S* ?\/? ?first name\S*|име и презиме|презиме и име)\s*:?\s*$/i
export const INLINE_NAME =
  /^(?:ime i prezime|prezime i ime|ime|name|full name|име и презиме|презиме и име|име)\s*:\s*(.+)$/iu
const PROSE = 90
const HEADLINE_MAX = 120

/** Reads the person: the largest name at the top, and the text below it. */
export function readPerson(parts: readonly Part[]): Person {
  const lines = parts.flatMap((part) => part.lines).filter(({ text }) => !TITLE_OF_PAPER.test(text.trim()))
  const labelled = lines.find(({ cells }) => cells.length > 1 && LABELLED_NAME.test(cells[0] ?? ''))
  const inline = lines.map(({ text }) => INLINE_NAME.exec(text)?.[1]).find(Boolean)
  const named = lines.filter(({ text }) => isName(nameIn(text))).toSorted((a, b) => b.size - a.size)[0]
  const name = labelled?.cells[1] ?? inline ?? nameIn(named?.text ?? '')
  const after = named ? lines.slice(lines.indexOf(named) + 1) : lines
  const free = lines.filter(
    (line) =>
      line !== named &&
      line !== labelled &&
      !INLINE_NAME.test(line.text) &&
      !isContact(line.text) &&
      !isLocation(line.text),
  )
  const headline = after.slice(0, 3).find((line) => free.includes(line) && isHeadline(line))
  const rest = free.filter((line) => line !== headline && line.cells.length === 1)
  const isProse = paragraphs(rest).length > PROSE
  return {
    name: titled(name.replace(/\s+/g, ' ').trim()).slice(0, 120),
    headline: headline && { text: headline.text.replace(/ {2,}/g, ' '), confidence: 0.75 },
    about: isProse ? { text: paragraphs(rest), confidence: 0.7 } : undefined,
  }
}

/** Returns the name before other words of its line: “Огњен Марковић, рођен 4. 8. 2001.” */
function nameIn(text: string): string {
  const [first = text, ...others] = text.split(/\s*[,|•·]\s+|\s{2,}/)
  return others.length > 0 && NAME.test(first) && /\d|@|[\p{L}]{2,}/u.test(others.join(' ')) ? first : text
}

function isName(text: string): boolean {
  const plain = titled(text.trim())
  return NAME.test(plain) && !/\d|@/.test(text) && !isLocation(text)
}

/** Changes a name in capitals to normal case. */
function titled(text: string): string {
  if (text !== text.toUpperCase()) return text
  return text
    .toLowerCase()
    .replace(/(^|[\s-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
}

function isHeadline({ text, isBullet, isFull }: Line): boolean {
  return (
    !isBullet &&
    !(isFull && text.length > 60) &&
    text.length >= 4 &&
    text.length <= HEADLINE_MAX &&
    !/[.:]$/.test(text) &&
    !/\d{4}|(?:\d[\s/-]?){6}/.test(text)
  )
}
