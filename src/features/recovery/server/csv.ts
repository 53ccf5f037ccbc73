/** One record of a CSV file; `line` is where it begins, counted from 1. */
export type CsvRecord = { line: number; fields: string[] }

/** A record longer than this is a missing quote, not a person. */
const LONGEST_RECORD = 64 * 1024

export class CsvError extends Error {
  readonly line: number
  constructor(line: number, message: string) {
    super(message)
    this.line = line
  }
}

/**
 * Reads CSV as RFC 4180 has it, piece by piece: quotes, doubled quotes, line ends inside quotes, any kind of line end,
 * a byte order mark. The separator is what the first line uses most: comma, semicolon or tab. Empty lines are left out.
 */
export async function* readCsv(chunks: AsyncIterable<string> | Iterable<string>): AsyncGenerator<CsvRecord> {
  const parser = new CsvParser()
  for await (const chunk of chunks) yield* parser.push(chunk)
  yield* parser.end()
}

type State = 'start' | 'plain' | 'quoted' | 'afterQuote'

class CsvParser {
  #separator = ''
  #head = ''
  #state: State = 'start'
  #field = ''
  #fields: string[] = []
  #line = 1
  #began = 1
  #length = 0
  #afterReturn = false

  #next(): void {
    this.#fields.push(this.#field)
    this.#field = ''
    this.#state = 'start'
  }

  *push(chunk: string): Generator<CsvRecord> {
    if (this.#separator) return yield* this.#read(chunk)
    this.#head += chunk
    if (!/[\r\n]/.test(this.#head.slice(1)) && this.#head.length < LONGEST_RECORD) return
    yield* this.#begin()
  }

  *end(): Generator<CsvRecord> {
    if (!this.#separator) yield* this.#begin()
    if (this.#state === 'quoted') throw new CsvError(this.#began, 'a quote is opened and never closed')
    if (this.#fields.length > 0 || this.#field !== '' || this.#state !== 'start') yield* this.#finish()
  }

  *#begin(): Generator<CsvRecord> {
    const text = this.#head.replace(/^\uFEFF/, '')
    this.#separator = separatorOf(text.split(/[\r\n]/, 1)[0] ?? '')
    this.#head = ''
    yield* this.#read(text)
  }

  *#read(text: string): Generator<CsvRecord> {
    for (const sign of text) {
      const isSecondHalf = sign === '\n' && this.#afterReturn
      this.#afterReturn = sign === '\r'
      if (isSecondHalf) {
        if (this.#state === 'quoted') this.#field += sign
        continue
      }
      const endsLine = sign === '\n' || sign === '\r'
      if (endsLine) this.#line += 1
      if (this.#state === 'quoted') this.#quoted(sign)
      else if (endsLine) yield* this.#finish()
      else this.#unquoted(sign)
      this.#length += 1
      if (this.#length > LONGEST_RECORD)
        throw new CsvError(this.#began, 'the record is longer than 64 KB; is a quote missing?')
    }
  }

  #quoted(sign: string): void {
    if (sign === '"') this.#state = 'afterQuote'
    else this.#field += sign
  }

  #unquoted(sign: string): void {
    if (sign === this.#separator) return this.#next()
    if (sign === '"' && this.#state === 'start') this.#state = 'quoted'
    else if (sign === '"' && this.#state === 'afterQuote') {
      this.#field += sign
      this.#state = 'quoted'
    } else {
      this.#field += sign
      this.#state = 'plain'
    }
  }

  *#finish(): Generator<CsvRecord> {
    const isEmpty = this.#fields.length === 0 && this.#field === '' && this.#state === 'start'
    this.#next()
    if (!isEmpty) yield { line: this.#began, fields: this.#fields }
    this.#fields = []
    this.#began = this.#line
    this.#length = 0
  }
}

function separatorOf(firstLine: string): string {
  const count = (sign: string) => firstLine.split(sign).length
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}
