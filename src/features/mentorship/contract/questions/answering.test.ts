import { describe, expect, test } from 'vitest'
import { REQUEST_ACTS, type RequestFacts, refusalOfAct } from './answering.ts'
import { QUESTIONS_MAX, SIDES } from '../kinds.ts'

const open = { answer: null }
const done = { answer: 'Od septembra.' }

/** What a side may do, by who has the turn and what has been asked. */
const allowed = (facts: RequestFacts) => REQUEST_ACTS.filter((act) => refusalOfAct(act, facts) === undefined)

describe('who may do what about a request', () => {
  test.each([
    ['A new request is the mentor’s to answer', 'mentor', [], 'mentor', 'accept propose question decline'],
    ['A member may only withdraw a new request', 'mentor', [], 'member', 'withdraw'],
    ['A mentor who asked waits', 'member', [open], 'mentor', ''],
    ['A member who is asked answers or withdraws', 'member', [open], 'member', 'answer withdraw'],
    [
      'A mentor who has an answer may ask once more',
      'mentor',
      [done],
      'mentor',
      'accept propose question decline',
    ],
    ['A mentor asks twice at most', 'mentor', [done, done], 'mentor', 'accept propose decline'],
    [
      'A time that a mentor proposed is the member’s to answer',
      'member',
      [done],
      'member',
      'accept propose decline withdraw',
    ],
    ['A mentor who proposed a time waits', 'member', [], 'mentor', ''],
  ] as const)('%s', (_, turn, questions, side, acts) => {
    expect(allowed({ side, turn, questions }).join(' ')).toBe(acts)
  })

  test('Nobody ever agrees to a time while a question is open', () => {
    for (const side of SIDES)
      for (const turn of SIDES)
        for (let asked = 0; asked < QUESTIONS_MAX; asked++) {
          const questions = [...Array.from({ length: asked }, () => done), open]
          expect(refusalOfAct('accept', { side, turn, questions })).toBeDefined()
          expect(refusalOfAct('question', { side, turn, questions })).toBeDefined()
        }
  })
})
