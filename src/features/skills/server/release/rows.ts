import { CsvError, readCsv } from '#platform/server/files/csv.ts'
import { PlainError } from '#platform/server/process/plain-error.ts'

/** Descriptions are long, and so are lists of alternative names. */
const LONGEST = 1024 * 1024

/** The file is not the CSV that a release consists of. */
export class ReleaseError extends PlainError {}

/** Rows of a CSV with a header, read as they come; a row is what the columns call its cells. */
export async function* readRows(
  bytes: AsyncIterable<Buffer>,
  file: string,
): AsyncGenerator<Record<string, string>> {
  let header: string[] | undefined
  try {
    for await (const { fields } of readCsv(textOf(bytes), { separator: ',', longest: LONGEST })) {
      if (header) yield Object.fromEntries(header.map((name, n) => [name, fields[n] ?? '']))
      else header = fields
    }
  } catch (error) {
    if (error instanceof CsvError) throw new ReleaseError(`${file}, line ${error.line}: ${error.message}.`)
    throw error
  }
}

async function* textOf(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true })
  yield decoder.decode()
}
