import { CsvError, readCsv } from '#platform/server/files/csv.ts'
import { PlainError } from '#platform/server/process/plain-error.ts'

/** Descriptions and lists of alternative names are long. */
const LONGEST = 1024 * 1024

/** The file is not the CSV of a release. */
export class ReleaseError extends PlainError {}

/** Streams rows of a CSV with a header; a row maps columns to cells. */
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
