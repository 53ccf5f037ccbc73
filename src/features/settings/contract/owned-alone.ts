import * as z from 'zod/mini'

/** An organisation that would have no owner left. */
export const ownedAlone = z.strictObject({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  /** Number of open opportunities, and of people who wait for an answer. */
  openings: z.int(),
  applicants: z.int(),
  /** The people who could take over. */
  people: z.array(z.strictObject({ id: z.string(), name: z.string(), role: z.string() })),
})
export type OwnedAlone = z.infer<typeof ownedAlone>
