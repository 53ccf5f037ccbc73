import * as z from 'zod/mini'
import { uuid } from '#platform/contract/schemas.ts'

const FORM = /^([01])\.(\d{1,9})\.([0-9a-f-]{36})$/

/** The end of a page of questions: whether the last one has an official answer, how many members share it, and its id. */
export const pageCursor = z.string().check(
  z.regex(FORM),
  z.refine((text) => uuid.safeParse(FORM.exec(text)?.[3]).success),
)

export type PagePlace = { isAnswered: boolean; interests: number; id: string }

export function toPageCursor({ isAnswered, interests, id }: PagePlace): string {
  return `${isAnswered ? 1 : 0}.${interests}.${id}`
}

export function fromPageCursor(text: string): PagePlace {
  const [, isAnswered = '0', interests = '0', id = ''] = FORM.exec(text) ?? []
  return { isAnswered: isAnswered === '1', interests: Number(interests), id }
}
