import * as z from 'zod/mini'
import { visibleWords } from '#platform/contract/bilingual-schemas.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { uuid } from '#platform/contract/schemas.ts'
import { QUESTION_MAX } from '../kinds.ts'
import { mentorship } from '../requests.endpoints.ts'

export const sendQuestion = endpoint({
  method: 'POST',
  path: '/api/mentorship/{id}/questions',
  summary: 'Asks the member something before answering; meanwhile the mentor’s time stands still',
  params: z.strictObject({ id: uuid }),
  /** The device makes the id: the same question sent twice is asked once. */
  body: z.strictObject({ id: uuid, question: visibleWords(QUESTION_MAX) }),
  response: mentorship,
  limit: { times: 20, seconds: 3600 },
})

export const answerQuestion = endpoint({
  method: 'PUT',
  path: '/api/mentorship/{id}/questions/{question}/answer',
  summary: 'Answers the mentor’s question; what was left of the mentor’s time goes on',
  params: z.strictObject({ id: uuid, question: uuid }),
  body: z.strictObject({ answer: visibleWords(QUESTION_MAX) }),
  response: mentorship,
  limit: { times: 20, seconds: 3600 },
})
