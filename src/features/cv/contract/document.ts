import * as z from 'zod/mini'
import { picture } from '#features/profiles/contract/pictures.ts'
import { CV_SECTIONS, DESIGNS } from './variant.ts'

/** A block of a note: sentences, or lines that begin with a hyphen. */
const block = z.union([
  z.strictObject({ kind: z.literal('text'), text: z.string() }),
  z.strictObject({ kind: z.literal('list'), items: z.array(z.string()) }),
])
export type Block = z.output<typeof block>

const entry = z.strictObject({
  id: z.string(),
  title: z.string(),
  place: z.string(),
  /** The kind of job or education, such as paid work or a course. */
  kind: z.string(),
  period: z.string(),
  note: z.array(block),
  url: z.nullable(z.string()),
})
export type CvEntry = z.output<typeof entry>

/** A skill, a language or a link. */
const item = z.strictObject({
  id: z.string(),
  label: z.string(),
  detail: z.string(),
  href: z.nullable(z.string()),
  /** The level, for example 3 of 4; 0 of 0 where nothing is measured. */
  rank: z.int(),
  of: z.int(),
})
export type CvItem = z.output<typeof item>

const section = z.strictObject({
  name: z.enum(CV_SECTIONS),
  title: z.string(),
  text: z.array(block),
  entries: z.array(entry),
  items: z.array(item),
})
export type CvSection = z.output<typeof section>

const contact = z.strictObject({
  kind: z.enum(['email', 'phone', 'place']),
  label: z.string(),
  text: z.string(),
  href: z.nullable(z.string()),
})

/** A CV with every word in its place, from which pages, PDF and DOCX are rendered. */
export const cvDocument = z.strictObject({
  design: z.enum(DESIGNS),
  /** A BCP 47 tag. */
  language: z.enum(['bs-Latn', 'bs-Cyrl', 'en-GB']),
  title: z.string(),
  name: z.string(),
  headline: z.string(),
  contact: z.array(contact),
  /** The heading of the contacts, where a design has one. */
  contactTitle: z.string(),
  photo: z.nullable(picture),
  sections: z.array(section),
  /** The description of the arch for screen readers. */
  archLabel: z.string(),
  /** `page § of ¶`; no script changes these placeholders of the numbers. */
  pageLabel: z.string(),
})
export type CvDocument = z.output<typeof cvDocument>
