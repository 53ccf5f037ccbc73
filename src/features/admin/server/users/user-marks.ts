import * as z from 'zod/mini'
import { problems } from '#platform/contract/problems.ts'
import { uuid } from '#platform/contract/schemas.ts'
import { Problem } from '#platform/server/http/problem.ts'

const fields = z.tuple([z.string().check(z.maxLength(300)), uuid])

/** Where a page of the list ends: the value of the last row by which it is sorted, and its id. */
export type Mark = { key: string; id: string }

export function toMark({ key, id }: Mark): string {
  return Buffer.from(JSON.stringify([key, id])).toString('base64url')
}

export function fromMark(text: string): Mark {
  const { data } = fields.safeParse(json(text))
  // The database takes no zero character.
  if (!data || data[0].includes('\0')) throw refusal()
  return { key: data[0], id: data[1] }
}

function json(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
  } catch {
    throw refusal()
  }
}

function refusal(): Problem {
  return new Problem(problems.invalid, { fields: { after: problems.invalid.code } })
}
