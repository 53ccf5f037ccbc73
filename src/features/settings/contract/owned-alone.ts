import * as z from 'zod/mini'

/** An organisation that nobody would lead if its owner went. */
export const ownedAlone = z.strictObject({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  /** How many things are open there, and how many people wait for an answer. */
  openings: z.int(),
  applicants: z.int(),
  /** The people who could lead it. */
  people: z.array(z.strictObject({ id: z.string(), name: z.string(), role: z.string() })),
})
export type OwnedAlone = z.infer<typeof ownedAlone>
