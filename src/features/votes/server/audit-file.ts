import { createHash } from 'node:crypto'
import Papa from 'papaparse'
import { type Placed, voteOrder } from '../contract/vote-order.ts'

export type AuditOption = { number: number; title: string; amount: number; boardPlace: number }
export type AuditVote = { receipt: string; option: number; voidReason: string | null }
export type Audit = {
  slug: string
  fund: number
  minVotes: number
  options: readonly AuditOption[]
  votes: readonly AuditVote[]
}

const CHAIN_SIGNS = 16

/**
 * Writes the published file of a vote: CSV with a line for the call, one per project, one per vote in the order of receipts
 * (which reveals no time of voting), and an end. The last column chains each line to all before it, so that a change is
 * located; the SHA-256 of the whole is on the page. Nothing in it derives from a phone.
 */
export function writeAudit({ slug, fund, minVotes, options, votes }: Audit): string {
  const lines: (string | number)[][] = [
    ['call', slug, fund, minVotes],
    ...options.map(({ number, amount, boardPlace, title }) => ['project', number, amount, boardPlace, title]),
    ...votes
      .toSorted((a, b) => (a.receipt < b.receipt ? -1 : 1))
      .map(({ receipt, option, voidReason }) =>
        voidReason === null ? ['vote', receipt, option] : ['void', receipt, option, voidReason],
      ),
    ['end', votes.length],
  ]
  let before = ''
  return lines
    .map((line) => {
      before = link(before, line.map(asText))
      return Papa.unparse([[...line.map(asText), before]], { newline: '\n' })
    })
    .join('\n')
    .concat('\n')
}

/** Spreadsheets calculate cells that begin with one of these characters; an apostrophe makes them text. */
const FORMULA = /^'*[=+\-@\t]/

function asText(value: string | number): string {
  const text = String(value).replaceAll(/\r\n?/g, '\n')
  return FORMULA.test(text) ? `'${text}` : text
}

function fromText(text: string): string {
  return FORMULA.test(text) && text.startsWith("'") ? text.slice(1) : text
}

/** Normalises line ends and removes a byte order mark, which programs and emails change without changing the content. */
function plainLines(file: string): string {
  return file.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
}

export function digestOf(file: string): string {
  return createHash('sha256').update(file).digest('hex')
}

export type Recount = {
  slug: string
  votes: number
  voided: number
  left: number
  placed: Placed<AuditOption & { id: string; votes: number }>[]
  digest: string
}

/** The fault of a file and its line; counting stops there. */
export class AuditError extends Error {
  readonly line: number
  constructor(line: number, message: string) {
    super(`Line ${line}: ${message}`)
    this.line = line
  }
}

/** Recounts a file from its lines only. Throws `AuditError` at the first line that was changed, removed or added. */
export function recount(received: string): Recount {
  const file = plainLines(received)
  const { data } = Papa.parse<string[]>(file, {
    // Named, because the reader would guess another separator from a title with semicolons.
    delimiter: ',',
    newline: '\n',
    skipEmptyLines: false,
  })
  const lines = data.at(-1)?.join('') === '' ? data.slice(0, -1) : data
  let before = ''
  const rows = lines.map((line, at) => {
    const columns = line.slice(0, -1)
    before = link(before, columns)
    if (line.at(-1) !== before)
      throw new AuditError(at + 1, 'was changed, or a line before it was removed or added.')
    return columns
  })
  const [call, ...rest] = rows
  if (call?.[0] !== 'call') throw new AuditError(1, 'does not name a call.')
  const end = rest.pop()
  if (end?.[0] !== 'end') throw new AuditError(rows.length, 'is not the end: something is missing after it.')
  const [, slug = '', fund = '', minVotes = ''] = call
  const projects = rest.filter(([kind]) => kind === 'project')
  const cast = rest.filter(([kind]) => kind === 'vote' || kind === 'void')
  if (projects.length + cast.length !== rest.length || cast.length !== Number(end[1]))
    throw new AuditError(rows.length, `says ${end[1]} votes, and there are ${cast.length}.`)
  const receipts = cast.map(([, receipt = '']) => receipt)
  const twice = receipts.findIndex((receipt, at) => at > 0 && receipt <= (receipts[at - 1] ?? ''))
  if (twice >= 0)
    throw new AuditError(projects.length + twice + 2, 'has a receipt that is not after the one before it.')
  const valid = cast.filter(([kind]) => kind === 'vote')
  const counted = projects.map(([, number, amount, boardPlace, title = '']) => ({
    id: String(number),
    number: Number(number),
    amount: Number(amount),
    boardPlace: Number(boardPlace),
    title: fromText(title),
    votes: valid.filter(([, , option]) => option === number).length,
  }))
  if (counted.reduce((sum, { votes }) => sum + votes, 0) !== valid.length)
    throw new AuditError(rows.length, 'ends a file with votes for a project that it does not name.')
  const order = voteOrder(counted, { fund: Number(fund), minVotes: Number(minVotes) })
  return { slug, votes: valid.length, voided: cast.length - valid.length, ...order, digest: digestOf(file) }
}

function link(before: string, columns: readonly string[]): string {
  return createHash('sha256')
    .update(`${before}\n${JSON.stringify(columns)}`)
    .digest('hex')
    .slice(0, CHAIN_SIGNS)
}
