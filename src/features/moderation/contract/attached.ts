import * as z from 'zod/mini'

/** An attachment of a reported message: named as its sender named it, a voice message by its length. */
export const attachedFile = z.strictObject({
  kind: z.enum(['picture', 'voice', 'file']),
  name: z.string(),
  milliseconds: z.int(),
})
export type AttachedFile = z.output<typeof attachedFile>

/** Returns the length of a voice message as clocks show it: `0:07`. */
export function lengthOf(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
