import * as z from 'zod/mini'
import { visibleWords } from '#platform/contract/bilingual-schemas.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'
import { bands } from './results.endpoints.ts'
import { CONTRIBUTIONS } from './statements.ts'

export const TEAM_NAME_MAX = 80
export const TEAMS_MAX = 20

const one = z.strictObject({ id: uuid })
const person = z.strictObject({ id: uuid, person: uuid })

export const createTeam = endpoint({
  method: 'POST',
  path: '/api/team-test/teams',
  summary: 'Makes a team under an id of the device, into which the member invites connections',
  status: 201,
  body: z.strictObject({ id: uuid, name: visibleWords(TEAM_NAME_MAX) }),
  response: z.strictObject({ id: uuid }),
})

const summary = z.strictObject({ bands, takenAt: isoDateTime, advice: z.string() })
export type Summary = z.output<typeof summary>

const member = z.strictObject({
  id: uuid,
  name: z.string(),
  owner: z.boolean(),
  invited: z.boolean(),
  /** Null where the person does not share it, or has none yet. */
  summary: z.nullable(summary),
})
export type TeamMember = z.output<typeof member>

const suggestion = z.strictObject({
  id: uuid,
  name: z.string(),
  /** Contributions that the team lacks and this person likes to make. */
  brings: z.array(z.enum(CONTRIBUTIONS)),
})

const team = z.strictObject({
  id: uuid,
  name: z.string(),
  own: z.strictObject({ owner: z.boolean(), invited: z.boolean(), shares: z.boolean() }),
  members: z.array(member),
  suggestions: z.array(suggestion),
})
export type Team = z.output<typeof team>

export const getTeam = endpoint({
  method: 'GET',
  path: '/api/team-test/teams/{id}',
  summary:
    'A team with the summaries that its members share, and for its owner connections who would complete it',
  params: one,
  blocks: { none: 'Members whom a block severs from the reader are left out of it, and the team stays.' },
  response: team,
})

export const deleteTeam = endpoint({
  method: 'DELETE',
  path: '/api/team-test/teams/{id}',
  summary: 'Ends a team of one’s own; nothing is shared with it any more',
  params: one,
})

export const inviteToTeam = endpoint({
  method: 'PUT',
  path: '/api/team-test/teams/{id}/people/{person}',
  summary: 'Invites a connection into a team of one’s own',
  params: person,
  blocks: 'refuses',
})

export const removeFromTeam = endpoint({
  method: 'DELETE',
  path: '/api/team-test/teams/{id}/people/{person}',
  summary: 'Takes somebody out of a team of one’s own, or an invitation back',
  params: person,
  blocks: { none: 'Whoever owns the team may end what they share with anybody, blocked or not.' },
})

export const updateMembership = endpoint({
  method: 'PUT',
  path: '/api/team-test/teams/{id}/membership',
  summary: 'Comes into a team to which the member is invited, and shares the summary with it or no longer',
  params: one,
  body: z.strictObject({ shares: z.boolean() }),
})

export const deleteMembership = endpoint({
  method: 'DELETE',
  path: '/api/team-test/teams/{id}/membership',
  summary: 'Leaves a team, or declines an invitation; what was shared is not any more',
  params: one,
})
