import * as z from 'zod/mini'
import { uuid } from './schemas.ts'

const FORM = /^(\d{1,15})\.([0-9a-f-]{36})$/

/** Where a page of a list ends: the moment by which it is ordered, and an id among those of the same moment. */
export const cursor = z.string().check(
  z.regex(FORM),
  z.refine((text) => uuid.safeParse(FORM.exec(text)?.[2]).success),
)

export type Place = { at: Date; id: string }

export function toCursor({ at, id }: Place): string {
  return `${at.getTime()}.${id}`
}

export function fromCursor(text: string): Place {
  const [, at = '', id = ''] = FORM.exec(text) ?? []
  return { at: new Date(Number(at)), id }
}
