import type { Run } from './rich-text-schemas.ts'

export const COLORS = ['river', 'apricot', 'lilac', 'sun', 'harm'] as const
export const HIGHLIGHTS = ['river', 'apricot', 'lilac', 'sun'] as const

/** http(s), mailto, tel or a path on this site; nothing that could run script or hide another host. */
export const LINK =
  /^(?:https?:\/\/[^\s\u0000-\u001f\u007f/?#@\\]+(?:[/?#][^\s\u0000-\u001f\u007f\\]*)?|mailto:[^\s\u0000-\u001f\u007f@\\]+@[^\s\u0000-\u001f\u007f@\\]+|tel:\+?[0-9()-]{3,20}|\/(?:[^\s\u0000-\u001f\u007f/\\][^\s\u0000-\u001f\u007f\\]*)?)$/

export type { Run }
export type RichText = Run[]
export type Marks = Omit<Run, 'text'>
export type MarkName = keyof Marks
/** Offsets count UTF-16 units, as selections do. */
export type Range = { from: number; to: number }

export function fromPlain(text: string): RichText {
  return text === '' ? [] : [{ text }]
}

export function plainText(runs: readonly Run[]): string {
  return runs.map((part) => part.text).join('')
}

export function textLength(runs: readonly Run[]): number {
  return runs.reduce((sum, part) => sum + part.text.length, 0)
}

export function marksOf({ bold, italic, link, color, highlight }: Run): Marks {
  return {
    ...(bold && { bold }),
    ...(italic && { italic }),
    ...(link && { link }),
    ...(color && { color }),
    ...(highlight && { highlight }),
  }
}

function sameMarks(a: Marks, b: Marks): boolean {
  return (
    a.bold === b.bold &&
    a.italic === b.italic &&
    a.link === b.link &&
    a.color === b.color &&
    a.highlight === b.highlight
  )
}

/** The one way to write a text: no empty runs, no neighbours with the same marks. */
export function normalise(runs: readonly Run[]): RichText {
  const result: RichText = []
  for (const part of runs) {
    if (part.text === '') continue
    const last = result.at(-1)
    if (last && sameMarks(last, part)) result[result.length - 1] = { ...last, text: last.text + part.text }
    else result.push({ text: part.text, ...marksOf(part) })
  }
  return result
}

export function sameText(a: readonly Run[], b: readonly Run[]): boolean {
  const left = normalise(a)
  const right = normalise(b)
  return (
    left.length === right.length &&
    left.every((part, index) => part.text === right[index]?.text && sameMarks(part, right[index]))
  )
}

/** The address a person means: adds what is usually left out; undefined when it is none we accept. */
export function linkFrom(typed: string): string | undefined {
  const text = typed.trim()
  const candidates = [text, ...guesses(text)]
  return candidates.find((candidate) => candidate.length <= 2000 && LINK.test(candidate))
}

function guesses(text: string): string[] {
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(text)) return [`mailto:${text}`]
  if (/^\+?[\d\s()/-]{6,20}$/.test(text)) return [`tel:${text.replace(/[\s/]/g, '')}`]
  if (/^[^\s:/?#@]+\.[a-z]{2,}(?:[/?#]\S*)?$/i.test(text)) return [`https://${text}`]
  return []
}
