import { afterEach, expect, test } from 'vitest'
import { dropFirstAnswers, takeFirstAnswer } from './first-answers.ts'

const PATH = '/api/user/profile'
function begin(at = Date.now()) {
  globalThis.__first = { token: 'mine', at, answers: { [PATH]: Promise.resolve(new Response('{}')) } }
}
afterEach(dropFirstAnswers)

test('the first call of a page takes the answer that is on its way, and the next one asks anew', async () => {
  begin()
  expect(await takeFirstAnswer(PATH, 'mine')).toBeInstanceOf(Response)
  expect(takeFirstAnswer(PATH, 'mine')).toBeUndefined()
})

test('nobody takes an answer that was asked for with another session, or long ago', () => {
  begin()
  expect(takeFirstAnswer(PATH, 'theirs')).toBeUndefined()
  expect(takeFirstAnswer(PATH, null)).toBeUndefined()
  begin(Date.now() - 31_000)
  expect(takeFirstAnswer(PATH, 'mine')).toBeUndefined()
})

test('after a change the client asks the server again', () => {
  begin()
  dropFirstAnswers()
  expect(takeFirstAnswer(PATH, 'mine')).toBeUndefined()
})
