import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { routes } from '#app/compose.ts'
import type { Schema } from '#platform/contract/endpoint.ts'
import type { Route } from '#platform/server/http/route.ts'

/**
 * The readers of a member's text by each call that takes one, by the beginning of its address; the longest match counts.
 * Texts that reach somebody who has not asked for them go through the policy of reach, which `blocks.test.ts` tests.
 */
const READERS: Record<string, string> = {
  '/api/auth': 'Nobody else: it makes the account.',
  '/api/profile': 'Whoever opens the page of its writer.',
  '/api/cvs': 'Nobody else.',
  '/api/letters': 'Nobody else.',
  '/api/external-applications': 'Nobody else.',
  '/api/saved-searches': 'Nobody else.',
  '/api/settings': 'Whoever opens the page of its writer.',
  '/api/network/muted-words': 'Nobody else.',
  '/api/network/people/{person}': 'One person, as the policy allows.',
  '/api/team-test': 'Those who have joined the team by its link.',
  '/api/organisations': 'Everybody, or those of the organisation.',
  '/api/opportunities': 'Everybody once staff have looked, or those who have applied for it.',
  '/api/notices': 'Those who bring opportunities in.',
  '/api/managed-calls': 'Everybody.',
  '/api/articles': 'Everybody, once an editor has read it.',
  '/api/public/forms': 'Staff of the house or people of one organisation, as the form says.',
  '/api/organisation-forms': 'Everybody, those who answered, or the people of the organisation.',
  '/api/library': 'Whoever reads the text in which the picture stands.',
  '/api/library-documents': 'Whoever reads the text in which the file stands.',
  '/api/mentorship': 'Everybody, or the two of a mentorship, which the policy of mentoring allows.',
  '/api/applications': 'The organisation to which somebody has applied, or who applied there.',
  '/api/canvases': 'The team and its mentors, all of whom came by a link.',
  '/api/threads': 'The team and its mentors, all of whom came by a link; an author and the editors.',
  '/api/reviews': 'The board, and the team that has sent its application to it.',
  '/api/votes': 'The board.',
  '/api/projects': 'The team, the board of its bank, and everybody who opens its page.',
  '/api/feed': 'Whom its author chose: everybody, members or connections; nobody is written to.',
  '/api/comments': 'Whoever reads what is commented on; one whom a block severs neither comments nor reads.',
  '/api/discussions': 'Everybody who opens the page, in public.',
  '/api/conversations': 'Those in it, as the policy allows.',
  '/api/reports': 'Moderators.',
  '/api/moderation': 'Moderators.',
}

/** Calls that bring somebody into a conversation, and what protects people under 18 from strangers in each. */
const OPENINGS: Record<string, string> = {
  'POST /api/conversations': 'Refused by the policy; blocks.test.ts tries it.',
  'POST /api/conversations/{id}/members': 'Refused by the policy; blocks.test.ts tries it.',
  'POST /api/team-conversations':
    'They come in by opening it themselves; the test of what applications are about tries it.',
  'PATCH /api/conversations/{id}': 'Nobody comes in by a name.',
}

const nameOf = ({ endpoint: { method, path } }: Route) => `${method} ${path}`
const jsonOf = (schema: Schema | undefined, io: 'input' | 'output') =>
  schema ? JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: 'any' })) : ''

const ofMembers = routes.filter(({ policy }) => policy !== 'globalAdmin' && typeof policy !== 'object')
/** Returns whether a call takes a text: its schema allows line breaks and no other control characters, or is for names. */
const takesWords = ({ endpoint: { method, body } }: Route) =>
  method !== 'GET' && /u000b-|<>@:/.test(jsonOf(body, 'input'))
const opens = ({ endpoint: { method, response } }: Route) =>
  method !== 'GET' && jsonOf(response, 'output').includes('"mayWrite"')

describe('somebody under 18', () => {
  test('is thought of wherever a member writes: it is said who reads it', () => {
    const writing = ofMembers.filter(takesWords)
    expect(writing.length).toBeGreaterThan(50)
    const beginnings = Object.keys(READERS)
    const isUnder = (path: string, beginning: string) =>
      path === beginning || path.startsWith(`${beginning}/`)
    const unsaid = writing.filter(({ endpoint: { path } }) => !beginnings.some((one) => isUnder(path, one)))
    expect(unsaid.map(nameOf)).toEqual([])
    const unused = beginnings.filter((one) => !writing.some(({ endpoint: { path } }) => isUnder(path, one)))
    expect(unused).toEqual([])
  })

  test('is thought of in every call by which somebody comes into a conversation', () => {
    expect(ofMembers.filter(opens).map(nameOf).toSorted()).toEqual(Object.keys(OPENINGS).toSorted())
  })
})
