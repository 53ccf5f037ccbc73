import Papa from 'papaparse'

/** One record of a CSV file; `line` is where it begins, counted from 1. */
export type CsvRecord = { line: number; fields: string[] }

export type CsvOptions = {
  /** The separator between two cells; by default the most frequent of comma, semicolon and tab in the first line. */
  separator?: string
  /** Characters that one record may have at most: a longer one is a missing quote. */
  longest?: number
}

export class CsvError extends Error {
  readonly line: number
  constructor(line: number, message: string) {
    super(message)
    this.line = line
  }
}

const LONGEST_RECORD = 64 * 1024

/**
 * Reads CSV of any size as it comes: any kind of line end (line ends within quotes become `\n`), a byte order mark. Empty
 * lines are left out. Throws a CsvError at the record that cannot be told from the ones after it.
 */
export async function* readCsv(
  chunks: AsyncIterable<string> | Iterable<string>,
  { separator, longest = LONGEST_RECORD }: CsvOptions = {},
): AsyncGenerator<CsvRecord> {
  let parser: Papa.Parser | undefined
  let rest = ''
  let line = 1

  function* records(last: boolean): Generator<CsvRecord> {
    parser ??= new Papa.Parser({ delimiter: separator ?? separatorOf(rest), newline: '\n' })
    const read = parser.parse(rest, 0, !last) as Papa.ParseResult<string[]>
    const fault = read.errors.find(({ row }) => row !== undefined && row < read.data.length)
    for (const [row, fields] of read.data.entries()) {
      if (row === fault?.row) throw new CsvError(line, faultText(fault.code))
      const text = fields.join('\n')
      if (text.length > longest) throw tooLong(line, longest)
      if (text !== '') yield { line, fields }
      line += text.split('\n').length - fields.length + 1
    }
    rest = rest.slice(read.meta.cursor)
    if (rest.length > longest) throw tooLong(line, longest)
  }

  for await (const chunk of oneLineEnd(chunks)) {
    rest += chunk
    if (rest.includes('\n') || rest.length > longest) yield* records(false)
  }
  if (rest !== '') yield* records(true)
}

/** Papa splits at one kind of line end only, and real files mix them. */
async function* oneLineEnd(chunks: AsyncIterable<string> | Iterable<string>): AsyncGenerator<string> {
  let rest = ''
  let isFirst = true
  for await (const chunk of chunks) {
    const text = isFirst ? chunk.replace(/^\uFEFF/, '') : rest + chunk
    isFirst &&= chunk === ''
    // The second half of a line end may come with the next piece.
    rest = text.endsWith('\r') ? '\r' : ''
    yield text.slice(0, text.length - rest.length).replace(/\r\n?/g, '\n')
  }
  if (rest === '\r') yield '\n'
}

function separatorOf(text: string): string {
  const [firstLine = ''] = text.split('\n', 1)
  const count = (sign: string) => firstLine.split(sign).length
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}

function faultText(code: Papa.ParseError['code']): string {
  return code === 'MissingQuotes'
    ? 'a quote is opened and never closed'
    : 'a quote stands within a quoted cell; inside quotes it is written twice'
}

function tooLong(line: number, longest: number): CsvError {
  return new CsvError(line, `the record is longer than ${longest / 1024} KB; is a quote missing?`)
}
