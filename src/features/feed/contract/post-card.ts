import * as z from 'zod/mini'
import { isoDateTime } from '#platform/contract/schemas.ts'
import { THING_KINDS } from './post-link.ts'

const texts = z.strictObject({ bhs: z.string(), en: z.string() })

/** What a post shares, as it is on the day of reading. */
export const postCard = z.strictObject({
  /** `site` is a page of another site; `gone` is what these readers cannot read, or nobody any more. */
  kind: z.enum([...THING_KINDS, 'site', 'gone']),
  /** The address that it leads to; empty where it is gone. */
  path: z.string(),
  /** Its name; that of the author for a post. */
  title: texts,
  /** Whose it is, the first words of a post, or what a page says of itself. */
  note: z.string(),
  deadline: z.nullable(isoDateTime),
  /** The address of its picture here. */
  picture: z.nullable(z.string()),
})
export type PostCard = z.output<typeof postCard>
