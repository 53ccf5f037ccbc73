import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { endpointKey } from './endpoint-key.ts'

const getNote = endpoint({
  method: 'GET',
  path: '/api/notes/{id}',
  summary: 'One note',
  params: z.object({ id: z.string() }),
})

const first = { params: { id: '1' } }
const second = { params: { id: '2' } }

function kept() {
  const queries = new QueryClient()
  queries.setQueryData(endpointKey(getNote, { ...first, query: { of: 'a' } }), 'first of a')
  queries.setQueryData(endpointKey(getNote, { ...first, query: { of: 'b' } }), 'first of b')
  queries.setQueryData(endpointKey(getNote, { ...second, locale: 'en' }), 'second in English')
  return queries
}

const answers = (queries: QueryClient, queryKey: readonly unknown[]) =>
  queries.getQueriesData({ queryKey }).map(([, data]) => data)

test('the address alone reaches every answer of an endpoint', () => {
  expect(answers(kept(), endpointKey(getNote))).toEqual(['first of a', 'first of b', 'second in English'])
})

test('the parameters alone reach every answer with them, in any query and language', () => {
  expect(answers(kept(), endpointKey(getNote, first))).toEqual(['first of a', 'first of b'])
  expect(answers(kept(), endpointKey(getNote, second))).toEqual(['second in English'])
})

test('what is not given is no part of the key, so that one call is kept once', () => {
  expect(endpointKey(getNote, { params: undefined, query: undefined, locale: undefined })).toEqual([
    '/api/notes/{id}',
  ])
})
