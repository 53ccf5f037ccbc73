import * as z from 'zod/mini'
import { line } from '#platform/contract/bilingual-schemas.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'
import { GROUPS } from './groups.ts'
import { names } from './skills.endpoints.ts'

export const NAME_MAX = 160
export const NAMES_MAX = 60
export const LINKS_MAX = 300
export const LISTED_MAX = 100

/** Skills and occupations have the same storage: names in two languages, and links between them. */
export const KINDS = ['skill', 'occupation'] as const
export type Kind = (typeof KINDS)[number]

const kind = z.enum(KINDS)
/** One line of ordinary characters, at least one of them a letter or a digit. */
const name = z.string().check(z.maxLength(NAME_MAX), z.regex(/^[^\p{C}\p{L}\p{N}]*[\p{L}\p{N}]\P{C}*$/u))
const nameList = z.array(name).check(z.minLength(1), z.maxLength(NAMES_MAX))
const params = z.strictObject({ kind, id: uuid })

const listed = z.strictObject({
  id: uuid,
  name: names,
  /** The group of a skill, or the ISCO number of an occupation. */
  group: z.string(),
  esco: z.boolean(),
  /** The time of the last change by staff. */
  editedAt: z.nullable(isoDateTime),
  /** Occupations that need the skill, or skills that the occupation needs. */
  links: z.int(),
})

const link = z.strictObject({ id: uuid, name: names, essential: z.boolean() })

const entry = z.strictObject({
  id: uuid,
  kind,
  group: z.string(),
  esco: z.nullable(z.string()),
  description: z.string(),
  /** The first name is shown, an occupation's second in bhs is the feminine title; the others are only found. */
  names: z.strictObject({ bhs: z.array(z.string()), en: z.array(z.string()) }),
  links: z.array(link),
  /** The entry that replaced it. */
  mergedInto: z.nullable(z.strictObject({ id: uuid, name: names })),
  /** Sent back on saving; another value means that somebody else was faster. */
  version: z.string(),
})

const entryFields = {
  group: z.union([z.enum(GROUPS), z.string().check(z.regex(/^\d{1,4}$/))]),
  names: z.strictObject({ bhs: nameList, en: nameList }),
  links: z.array(z.strictObject({ id: uuid, essential: z.boolean() })).check(z.maxLength(LINKS_MAX)),
}

export const listEntries = endpoint({
  method: 'GET',
  path: '/api/admin/vocabulary',
  summary:
    'Skills or occupations by any part of a name, by group, or those that staff changed last; at most 100, `more` tells whether there are others',
  query: z.strictObject({
    kind,
    query: z.optional(line(120)),
    group: z.optional(z.enum(GROUPS)),
  }),
  response: z.strictObject({ entries: z.array(listed), more: z.boolean() }),
})

export const getEntry = endpoint({
  method: 'GET',
  path: '/api/admin/vocabulary/{kind}/{id}',
  summary: 'One skill or occupation with all its names and links',
  params,
  response: entry,
})

export const createEntry = endpoint({
  method: 'POST',
  path: '/api/admin/vocabulary/{kind}',
  summary: 'Adds a skill or an occupation',
  params: z.strictObject({ kind }),
  body: z.strictObject(entryFields),
  response: z.strictObject({ id: uuid }),
  status: 201,
})

export const saveEntry = endpoint({
  method: 'PUT',
  path: '/api/admin/vocabulary/{kind}/{id}',
  summary: 'Changes names, group and links; what staff decides is kept through later imports',
  params,
  body: z.strictObject({ ...entryFields, version: z.string().check(z.maxLength(40)) }),
  response: entry,
})

export const mergeEntry = endpoint({
  method: 'POST',
  path: '/api/admin/vocabulary/{kind}/{id}/merge',
  summary: 'Lets an entry live on in another, which takes over its names, its links and everybody who has it',
  params,
  body: z.strictObject({ into: uuid }),
  response: entry,
})

/** The parts of a release, in the order of import. */
export const PARTS = ['skills', 'occupations', 'links'] as const
export type Part = (typeof PARTS)[number]
/** In place of an error for a run that ended without one. */
export const CUT_OFF = 'cut off'

const change = z.strictObject({ added: z.int(), changed: z.int(), removed: z.int(), same: z.int() })

export const listImports = endpoint({
  method: 'GET',
  path: '/api/admin/vocabulary-imports',
  summary:
    'The last 50 imports of a release, newest first, and whether the engine has learned the present vocabulary',
  response: z.strictObject({
    changedAt: isoDateTime,
    trainedAt: z.nullable(isoDateTime),
    imports: z.array(
      z.strictObject({
        id: uuid,
        source: z.string(),
        startedAt: isoDateTime,
        finishedAt: z.nullable(isoDateTime),
        failure: z.nullable(z.string()),
        /** The place where an earlier run of the same release was cut off, from which this one continued. */
        continued: z.nullable(
          z.strictObject({ step: z.enum(PARTS), count: z.int(), startedAt: isoDateTime }),
        ),
        report: z.nullable(
          z.strictObject({
            skills: change,
            occupations: change,
            skillLabels: change,
            occupationLabels: change,
            links: change,
          }),
        ),
      }),
    ),
  }),
})

export type ListedEntry = z.output<typeof listed>
export type Entry = z.output<typeof entry>
export type EntryLink = z.output<typeof link>
export type EntryInput = z.output<typeof createEntry.body & object>
export type ImportRun = z.output<typeof listImports.response & object>['imports'][number]
