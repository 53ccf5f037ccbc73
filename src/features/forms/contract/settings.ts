import * as z from 'zod/mini'
import { slugInput } from '#platform/contract/slug.ts'
import { isoDateTime } from '#platform/contract/schemas.ts'

export const AUDIENCES = ['all', 'members'] as const

/** Addresses under /forms that are none of a form. */
const RESERVED = new Set(['mine'])

/** Who may send a form, when and how often. Settings apply at once, unlike questions, which are published. */
export const settings = z.strictObject({
  slug: slugInput.check(z.refine((slug) => !RESERVED.has(slug))),
  audience: z.enum(AUDIENCES),
  onceOnly: z.boolean(),
  opensAt: z.nullable(isoDateTime),
  closesAt: z.nullable(isoDateTime),
  editableUntil: z.nullable(isoDateTime),
  quota: z.nullable(z.int().check(z.minimum(1), z.maximum(1_000_000))),
  retentionDays: z.nullable(z.int().check(z.minimum(1), z.maximum(3650))),
  framed: z.boolean(),
  /** Organisations and banks may ask it of their own people. */
  offered: z.boolean(),
})
export type Settings = z.output<typeof settings>
