import * as z from 'zod/mini'

/** Reads files of other programs, which omit fields, write `null` or put numbers in place of texts. */
const text = z.catch(z.optional(z.string()), undefined)
const listOf = <const S extends z.ZodMiniType>(item: S) =>
  z.catch(z.optional(z.array(z.catch(z.nullable(item), null))), undefined)
const texts = z.catch(z.optional(z.array(z.catch(z.string(), ''))), undefined)
const object = <const S extends z.ZodMiniType>(schema: S) => z.catch(z.optional(schema), undefined)

const pair = object(z.object({ bhs: z.string(), en: z.string() }))

/**
 * Fields of a profile that JSON Resume lacks: it has one language only and no kinds of work. Other programs skip them; if
 * they change the text beside them, these fields no longer count.
 */
const own = object(
  z.object({
    kind: text,
    order: z.catch(z.optional(z.number()), undefined),
    title: pair,
    place: pair,
    note: pair,
    skill: text,
    code: text,
    interest: text,
    municipality: text,
  }),
)
export const OWN = 'x-profile'

const common = { url: text, startDate: text, endDate: text, summary: text, highlights: texts, [OWN]: own }

/** The part of JSON Resume 1.0.0 for which a profile has a place. */
export const jsonResume = z.object({
  $schema: text,
  basics: object(
    z.object({
      name: text,
      label: text,
      email: text,
      phone: text,
      url: text,
      summary: text,
      location: object(z.object({ city: text, region: text, countryCode: text })),
      profiles: listOf(z.object({ network: text, username: text, url: text })),
      [OWN]: own,
    }),
  ),
  work: listOf(z.object({ ...common, name: text, company: text, position: text, description: text })),
  volunteer: listOf(z.object({ ...common, organization: text, position: text })),
  education: listOf(
    z.object({ ...common, institution: text, area: text, studyType: text, score: text, courses: texts }),
  ),
  awards: listOf(z.object({ title: text, date: text, awarder: text, summary: text })),
  certificates: listOf(z.object({ ...common, name: text, date: text, issuer: text })),
  publications: listOf(
    z.object({ name: text, publisher: text, releaseDate: text, url: text, summary: text }),
  ),
  projects: listOf(z.object({ ...common, name: text, description: text, entity: text, roles: texts })),
  skills: listOf(z.object({ name: text, level: text, keywords: texts, [OWN]: own })),
  languages: listOf(z.object({ language: text, fluency: text, [OWN]: own })),
  interests: listOf(z.object({ name: text, keywords: texts, [OWN]: own })),
  meta: object(z.object({ version: text, lastModified: text, language: text })),
})
export type JsonResume = z.output<typeof jsonResume>
export type Own = NonNullable<z.output<typeof own>>
