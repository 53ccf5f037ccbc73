import * as z from 'zod/mini'
import { words } from '#platform/contract/bilingual-schemas.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'
import { networkPerson } from './lists.endpoints.ts'

/** One sentence. */
export const ENDORSEMENT_MAX = 200

/** The things on which two people may have worked together. */
export const SHARED_KINDS = ['project', 'organisation', 'canvas'] as const

const texts = z.strictObject({ bhs: z.string(), en: z.string() })
const person = z.strictObject({ person: uuid })
const personSkill = z.strictObject({ person: uuid, skill: uuid })

const shared = z.strictObject({ kind: z.enum(SHARED_KINDS), id: uuid, title: z.string() })
export type Shared = z.output<typeof shared>

export const getEndorsing = endpoint({
  method: 'GET',
  path: '/api/network/people/{person}/endorsing',
  summary: 'Which skills of a connection the member may confirm, and what the two have worked on',
  params: person,
  blocks: 'hides',
  response: z.strictObject({
    /** `said` is the text that the member has written about it already. */
    skills: z.array(z.strictObject({ id: uuid, name: texts, said: z.nullable(z.string()) })),
    shared: z.array(shared),
  }),
})

export const saveEndorsement = endpoint({
  method: 'PUT',
  path: '/api/network/people/{person}/endorsements/{skill}',
  summary:
    'Confirms a skill of a connection with whom the member has worked, in a sentence; its owner decides whether it is shown',
  params: personSkill,
  body: z.strictObject({
    shared: z.strictObject({ kind: z.enum(SHARED_KINDS), id: uuid }),
    text: words(ENDORSEMENT_MAX).check(z.minLength(1)),
  }),
  blocks: 'refuses',
})

export const deleteEndorsement = endpoint({
  method: 'DELETE',
  path: '/api/network/people/{person}/endorsements/{skill}',
  summary: 'Takes a confirmation of a skill back, from the profile too',
  params: personSkill,
  blocks: { none: 'It takes back one’s own word; a block has taken it back already.' },
})

const endorsement = z.strictObject({
  id: uuid,
  person: networkPerson,
  skill: texts,
  shared,
  text: z.string(),
  state: z.enum(['waiting', 'shown', 'hidden']),
  at: isoDateTime,
})
export type Endorsement = z.output<typeof endorsement>

export const listEndorsements = endpoint({
  method: 'GET',
  path: '/api/network/endorsements',
  summary: 'What others have confirmed of the member’s skills: those that wait for a decision first',
  blocks: 'hides',
  response: z.strictObject({ endorsements: z.array(endorsement) }),
})

export const answerEndorsement = endpoint({
  method: 'PUT',
  path: '/api/network/endorsements/{id}',
  summary: 'Shows a confirmation of a skill as evidence on the own profile, or keeps it hidden',
  params: z.strictObject({ id: uuid }),
  body: z.strictObject({ shown: z.boolean() }),
})
