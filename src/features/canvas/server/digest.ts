import { createHash } from 'node:crypto'

export function digestOf(part: unknown): string {
  return createHash('sha256').update(JSON.stringify(part)).digest('hex')
}
