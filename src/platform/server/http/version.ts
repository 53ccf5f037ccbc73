import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { problems } from '#platform/contract/problems.ts'
import { Problem } from './problem.ts'

/** Adds the version of what an area says: two devices that see the same have the same. */
export function withVersion<T extends object>(part: T): T & { version: string } {
  return {
    ...part,
    version: createHash('sha256').update(JSON.stringify(part)).digest('base64url').slice(0, 16),
  }
}

/** Which versions a call accepts to change; undefined for any. */
export function acceptedVersions(headers: IncomingHttpHeaders): readonly string[] | undefined {
  const ifMatch = headers['if-match']
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined
  return ifMatch.split(',').map((part) =>
    part
      .trim()
      .replace(/^W\//, '')
      .replace(/^"(.*)"$/, '$1'),
  )
}

/** Refuses a change of what has changed since it was read; a change that saves itself must say what it read. */
export function refuseStale(headers: IncomingHttpHeaders, current: { version: string }): void {
  const savesItself = headers['x-autosave'] !== undefined && headers['x-autosave'] !== 'false'
  if (savesItself && headers['if-match'] === undefined) {
    throw new Problem(problems.invalid, { fields: { 'If-Match': 'required' } })
  }
  const accepted = acceptedVersions(headers)
  if (accepted && !accepted.includes(current.version)) throw new Problem(problems.conflict)
}
