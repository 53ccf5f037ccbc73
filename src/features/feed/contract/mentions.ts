import * as z from 'zod/mini'

/** A member whom a post mentions; `slug` leads to their published profile. */
export const mention = z.strictObject({ name: z.string(), slug: z.string() })
export type Mention = z.output<typeof mention>
