import { readFile } from 'node:fs/promises'
import { commands } from '#features/votes/server/index.ts'
import { formatAmount } from '#platform/contract/amount.ts'
import { PlainError } from '#platform/server/process/plain-error.ts'
import type { Command } from './run.ts'

/**
 * Recounts the published file of a vote, without a database: `npm run votes:recount -- file [digest]`. Fails if a line was
 * changed, removed or added, or the digest differs from the page's.
 */
export async function votesRecount({ args: [path, expected] }: Command): Promise<void> {
  if (path === undefined) throw new PlainError('Say which file: npm run votes:recount -- file [digest]')
  const file = await readFile(path, 'utf8').catch(() => {
    throw new PlainError(`There is no file ${path}.`)
  })
  const { recount, AuditError } = await commands.audit()
  const say = (line: string) => process.stdout.write(`${line}\n`)
  try {
    const { slug, votes, voided, left, placed, digest } = recount(file)
    const km = (feninga: number) => formatAmount(feninga / 100, 'bhs')
    say(`${slug}: ${votes} votes, ${voided} voided`)
    for (const { place, title, votes: own, given } of placed)
      say(`${String(place).padStart(3)}. ${title}: ${own}, ${given === null ? 'no money' : km(given)}`)
    say(`Left in the fund: ${km(left)}`)
    say(`SHA-256 ${digest}`)
    if (expected === undefined)
      say(
        'UNPROVEN: the lines agree with one another, and somebody who made up a whole file could do that too. Give the digest that stands on the page of the vote: npm run votes:recount -- file digest',
      )
    if (expected !== undefined && expected.replace(/\s/g, '').toLowerCase() !== digest)
      throw new PlainError(
        'This is not the digest that you gave: the file is another one than the published.',
      )
    if (expected !== undefined) say('PROVEN: it is the file whose digest you gave.')
  } catch (error) {
    throw error instanceof AuditError ? new PlainError(error.message) : error
  }
}
