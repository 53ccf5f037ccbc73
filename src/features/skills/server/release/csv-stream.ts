import { PlainError } from '#platform/server/process/plain-error.ts'

const QUOTE = 34
const COMMA = 44
const RETURN = 13
const LINE = 10

/** A cell longer than this is a missing quote. */
const LONGEST = 1024 * 1024

/** The file is not the CSV that a release consists of. */
export class ReleaseError extends PlainError {}

/** Rows of a CSV with a header, read as they come; a row is what the columns call its cells. */
export async function* readRows(
  bytes: AsyncIterable<Buffer>,
  file: string,
): AsyncGenerator<Record<string, string>> {
  let header: string[] | undefined
  for await (const fields of readRecords(bytes, file)) {
    if (!header) {
      header = fields.map((name) => name.replace(/^\uFEFF/, ''))
      continue
    }
    const row: Record<string, string> = {}
    for (let n = 0; n < header.length; n += 1) row[header[n] ?? ''] = fields[n] ?? ''
    yield row
  }
}

async function* readRecords(bytes: AsyncIterable<Buffer>, file: string): AsyncGenerator<string[]> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of bytes) {
    const text = rest + decoder.decode(chunk, { stream: true })
    const { records, used } = parse(text, false)
    rest = text.slice(used)
    if (rest.length > LONGEST)
      throw new ReleaseError(`${file} has a cell longer than 1 MB; is a quote missing?`)
    yield* records
  }
  const { records, used } = parse(`${rest}\n`, true)
  if (used < rest.length) throw new ReleaseError(`${file} ends within a quoted cell.`)
  yield* records
}

/** Whole records of a piece of text, and how much of it they are. */
function parse(text: string, last: boolean): { records: string[][]; used: number } {
  const records: string[][] = []
  let fields: string[] = []
  let at = 0
  let used = 0
  while (at < text.length) {
    const cell = text.charCodeAt(at) === QUOTE ? quoted(text, at, last) : plain(text, at)
    if (!cell) break
    fields.push(cell.value)
    at = cell.end
    const sign = text.charCodeAt(at)
    if (sign === COMMA) {
      at += 1
      continue
    }
    if (sign === RETURN) {
      if (at + 1 >= text.length && !last) break
      at += 1
    }
    if (text.charCodeAt(at) === LINE) at += 1
    if (fields.length > 1 || fields[0] !== '') records.push(fields)
    fields = []
    used = at
  }
  return { records, used }
}

function quoted(text: string, start: number, last: boolean): { value: string; end: number } | undefined {
  let value = ''
  let from = start + 1
  for (;;) {
    const close = text.indexOf('"', from)
    if (close < 0 || (close + 1 >= text.length && !last)) return undefined
    value += text.slice(from, close)
    if (text.charCodeAt(close + 1) !== QUOTE) return { value, end: close + 1 }
    value += '"'
    from = close + 2
  }
}

function plain(text: string, start: number): { value: string; end: number } | undefined {
  for (let at = start; at < text.length; at += 1) {
    const sign = text.charCodeAt(at)
    if (sign === COMMA || sign === LINE || sign === RETURN) return { value: text.slice(start, at), end: at }
  }
  return undefined
}
