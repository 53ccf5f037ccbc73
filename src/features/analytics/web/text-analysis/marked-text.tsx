export type Mark = { start: number; end: number }

/** Marks the words of a text that were read as a skill; of overlapping marks the first one stays. */
export function MarkedText({ text, marks, lang }: { text: string; marks: readonly Mark[]; lang?: string }) {
  return (
    <span className="whitespace-pre-line [overflow-wrap:anywhere]" {...(lang && { lang })}>
      {partsOf(text, marks).map(({ part, marked, at }) =>
        marked ? (
          <mark key={at} className="rounded-stone bg-lilac-tint px-0.5 text-lilac-ink">
            {part}
          </mark>
        ) : (
          part
        ),
      )}
    </span>
  )
}

export function partsOf(
  text: string,
  marks: readonly Mark[],
): { part: string; marked: boolean; at: number }[] {
  const parts: { part: string; marked: boolean; at: number }[] = []
  let at = 0
  const add = (to: number, marked: boolean) => {
    if (to > at) parts.push({ part: text.slice(at, to), marked, at })
    at = Math.max(at, to)
  }
  for (const { start, end } of [...marks].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < at) continue
    add(start, false)
    add(end, true)
  }
  add(text.length, false)
  return parts
}
