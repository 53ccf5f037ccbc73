import * as z from 'zod/mini'
import { words } from '#platform/contract/bilingual-schemas.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'
import { MUTED_KINDS, MUTED_WORD_MAX } from './muted-words.ts'

/**
 * The audience that finds a member's published profile in the directory: every member, members with a shared connection,
 * nobody.
 */
export const FINDABLE = ['members', 'mutual', 'nobody'] as const
export type Findable = (typeof FINDABLE)[number]

/** The people who may write first to a member: every member, or only people they know, which is always so under 18. */
export const REACHABLE = ['members', 'known'] as const
export type Reachable = (typeof REACHABLE)[number]

export const MUTED_WORDS_MAX = 200

const findable = z.enum(FINDABLE)

export const getNetworkSettings = endpoint({
  method: 'GET',
  path: '/api/network/settings',
  summary: 'Who finds the member, who may turn to them first, and the words and tags they have muted',
  response: z.strictObject({
    findable,
    reachable: z.enum(REACHABLE),
    /** Under 18 there is no choice. */
    mayChooseReachable: z.boolean(),
    words: z.array(z.strictObject({ id: uuid, kind: z.enum(MUTED_KINDS), word: z.string() })),
  }),
})

export const updateFindable = endpoint({
  method: 'PUT',
  path: '/api/network/settings/findable',
  summary: 'Says who finds the member in the directory; only published profiles are ever found',
  body: z.strictObject({ findable }),
})

export const updateReachable = endpoint({
  method: 'PUT',
  path: '/api/network/settings/reachable',
  summary: 'Says who may turn to the member first; under 18 it is always people they know',
  body: z.strictObject({ reachable: z.enum(REACHABLE) }),
})

export const addMutedWord = endpoint({
  method: 'POST',
  path: '/api/network/muted-words',
  summary:
    'Mutes a word or a tag in all its forms and both scripts; the same one again is the one that is there',
  body: z.strictObject({
    kind: z.enum(MUTED_KINDS),
    word: words(MUTED_WORD_MAX).check(z.minLength(1)),
  }),
  response: z.strictObject({ id: uuid }),
})

export const removeMutedWord = endpoint({
  method: 'DELETE',
  path: '/api/network/muted-words/{id}',
  summary: 'Takes a muted word or tag back',
  params: z.strictObject({ id: uuid }),
})

const listed = z.strictObject({ id: uuid, name: z.string(), since: isoDateTime })
const page = z.strictObject({ people: z.array(listed), next: z.nullable(uuid) })

export const listBlocked = endpoint({
  method: 'GET',
  path: '/api/network/blocks',
  summary: 'Whom the member has blocked, newest first',
  query: z.strictObject({ after: z.optional(uuid) }),
  blocks: { none: 'It is the list of one’s own blocks, where they are taken back.' },
  response: page,
})

export const listMuted = endpoint({
  method: 'GET',
  path: '/api/network/mutes',
  summary: 'Whom the member has muted, newest first',
  query: z.strictObject({ after: z.optional(uuid) }),
  blocks: 'hides',
  response: page,
})
