import * as z from 'zod/mini'
import { uuid } from '#platform/contract/schemas.ts'

/**
 * A member whom a comment names. The text holds their place, `@[1]`, and not their name, which is that of today; a place for
 * which there is nobody names somebody who is no longer here, or whom this reader does not meet.
 */
export const commentMention = z.strictObject({
  place: z.int(),
  id: uuid,
  name: z.string(),
  slug: z.nullable(z.string()),
})
export type CommentMention = z.output<typeof commentMention>

const PLACE = /@\[(\d{1,2})\]/g

export type CommentPiece = { text: string } | { mention: CommentMention | null }

/** Splits the text of a comment into its words and the people whom it names. */
export function commentPieces(text: string, mentions: readonly CommentMention[]): CommentPiece[] {
  return text.split(PLACE).flatMap((part, at): CommentPiece[] => {
    if (at % 2 === 1) return [{ mention: mentions.find(({ place }) => place === Number(part)) ?? null }]
    return part === '' ? [] : [{ text: part }]
  })
}

/** The text with names, as its author mends it. */
export function textWithNames(text: string, mentions: readonly CommentMention[], nobody: string): string {
  return commentPieces(text, mentions)
    .map((piece) => ('text' in piece ? piece.text : `@${piece.mention?.name ?? nobody}`))
    .join('')
}
