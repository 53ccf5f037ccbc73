import {
  type Marks,
  type MarkName,
  marksOf,
  normalise,
  plainText,
  type Range,
  type RichText,
  type Run,
  textLength,
} from './rich-text.ts'

/** The runs between two offsets. */
export function sliceText(runs: readonly Run[], range: Range): RichText {
  const { from, to } = inside(runs, range)
  const result: RichText = []
  let start = 0
  for (const part of runs) {
    const text = part.text.slice(Math.max(0, from - start), Math.max(0, to - start))
    if (text) result.push({ ...part, text })
    start += part.text.length
  }
  return normalise(result)
}

/** Sets a mark on a range, or takes it away with `undefined`. */
export function setMark<N extends MarkName>(input: {
  runs: readonly Run[]
  range: Range
  name: N
  value: Marks[N] | undefined
}): RichText {
  const { runs, name, value } = input
  const range = inside(runs, input.range)
  const marked = sliceText(runs, range).map((part) => ({ ...part, [name]: value }))
  return normalise([
    ...before(runs, range.from),
    ...marked.map((part) => ({ text: part.text, ...marksOf(part) })),
    ...after(runs, range.to),
  ])
}

/** The value that the whole range shares; undefined when there is none. */
export function sharedMark<N extends MarkName>(input: {
  runs: readonly Run[]
  range: Range
  name: N
}): Marks[N] | undefined {
  const selected = sliceText(input.runs, input.range)
  const [first] = selected
  if (!first) return undefined
  return selected.every((part) => part[input.name] === first[input.name]) ? first[input.name] : undefined
}

/** Bold or italic on the range, or off when the whole range has it. */
export function toggleMark(input: { runs: readonly Run[]; range: Range; name: 'bold' | 'italic' }): RichText {
  return setMark({ ...input, value: sharedMark(input) ? undefined : true })
}

/** Puts text in place of a range; it takes the marks of what stands there, but never prolongs a link. */
export function replaceText({
  runs,
  range,
  text,
}: {
  runs: readonly Run[]
  range: Range
  text: string
}): RichText {
  const { from, to } = inside(runs, range)
  const left = before(runs, from)
  const right = after(runs, to)
  const marks = marksForTyping({
    replaced: sliceText(runs, { from, to })[0],
    left: left.at(-1),
    right: right[0],
  })
  return normalise([...left, { text, ...marks }, ...right])
}

export function insertText(input: { runs: readonly Run[]; at: number; text: string }): RichText {
  return replaceText({ runs: input.runs, range: { from: input.at, to: input.at }, text: input.text })
}

export function deleteText(input: { runs: readonly Run[]; range: Range }): RichText {
  const { from, to } = inside(input.runs, input.range)
  return normalise([...before(input.runs, from), ...after(input.runs, to)])
}

function marksForTyping({ replaced, left, right }: { replaced?: Run; left?: Run; right?: Run }): Marks {
  const source = replaced ?? left ?? right
  if (!source) return {}
  const marks = marksOf(source)
  const within = replaced ? true : left?.link !== undefined && left.link === right?.link
  if (!within) delete marks.link
  return marks
}

function before(runs: readonly Run[], offset: number): RichText {
  return sliceText(runs, { from: 0, to: offset })
}

function after(runs: readonly Run[], offset: number): RichText {
  return sliceText(runs, { from: offset, to: textLength(runs) })
}

/** Brings a range into the text, in order, and never between the halves of one character. */
function inside(runs: readonly Run[], { from, to }: Range): Range {
  const text = plainText(runs)
  const low = Math.max(0, Math.min(from, to, text.length))
  const high = Math.min(text.length, Math.max(from, to, 0))
  return { from: wholeCharacter(text, low), to: wholeCharacter(text, high) }
}

function wholeCharacter(text: string, offset: number): number {
  const splits = /[\ud800-\udbff]/.test(text[offset - 1] ?? '') && /[\udc00-\udfff]/.test(text[offset] ?? '')
  return splits ? offset - 1 : offset
}

/** Neighbouring runs of one link together, so that it is shown as one link whatever else marks its words. */
export function linkGroups(runs: readonly Run[]): { link: string | undefined; runs: Run[] }[] {
  const groups: { link: string | undefined; runs: Run[] }[] = []
  for (const part of runs) {
    const last = groups.at(-1)
    if (last && last.link === part.link) last.runs.push(part)
    else groups.push({ link: part.link, runs: [part] })
  }
  return groups
}
