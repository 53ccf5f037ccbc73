import { expect, test } from 'vitest'
import { type CanvasFacts, stateOf } from './canvas-state.ts'

const SENT: CanvasFacts = {
  slug: 'jesen',
  phase: 'review',
  isSent: true,
  isOver: true,
  isAsked: false,
  decision: null,
  isCounted: false,
  award: null,
  project: null,
}
const UNSENT: CanvasFacts = { ...SENT, phase: 'open', isSent: false, isOver: false }
const approved = { decision: { amount: 900_00 } }
const rejected = { decision: { amount: null } }
const given = { ...approved, award: 900_00 }
const RESULTS = '/calls/jesen/results'
const VOTE = '/calls/jesen/vote'

test.each<[string, CanvasFacts, string, number | null, string | null]>([
  ['before the deadline', UNSENT, 'writing', null, null],
  ['in the minutes of grace', { ...UNSENT, phase: 'review' }, 'writing', null, null],
  ['not sent in time', { ...UNSENT, phase: 'review', isOver: true }, 'late', null, null],
  ['never sent, after the results', { ...UNSENT, phase: 'finished', isOver: true }, 'late', null, null],
  [
    'begun for a call that is cancelled',
    { ...UNSENT, phase: 'cancelled' },
    'cancelled',
    null,
    '/calls/jesen',
  ],
  ['sent before the deadline', { ...SENT, phase: 'open', isOver: false }, 'review', null, null],
  ['sent', SENT, 'review', null, null],
  ['asked for changes', { ...SENT, isAsked: true }, 'changes', null, null],
  [
    'asked for changes, then cancelled',
    { ...SENT, isAsked: true, phase: 'cancelled' },
    'cancelled',
    null,
    '/calls/jesen',
  ],
  ['approved for the vote', { ...SENT, ...approved }, 'ballot', 900_00, VOTE],
  ['in the vote', { ...SENT, ...approved, phase: 'voting' }, 'ballot', 900_00, VOTE],
  ['before the count', { ...SENT, ...approved, phase: 'deciding' }, 'ballot', 900_00, VOTE],
  [
    'in a vote that is cancelled',
    { ...SENT, ...approved, phase: 'cancelled' },
    'cancelled',
    null,
    '/calls/jesen',
  ],
  ['with too few votes', { ...SENT, ...approved, phase: 'deciding', isCounted: true }, 'refused', null, VOTE],
  ['with enough votes', { ...SENT, ...given, phase: 'deciding', isCounted: true }, 'awarded', 900_00, VOTE],
  ['rejected by letter', { ...SENT, ...rejected }, 'refused', null, null],
  ['rejected, then cancelled', { ...SENT, ...rejected, phase: 'cancelled' }, 'refused', null, null],
  ['given money by letter', { ...SENT, ...given }, 'awarded', 900_00, null],
  [
    'with a project',
    { ...SENT, ...given, phase: 'finished', project: 'klupe' },
    'awarded',
    900_00,
    '/projects/klupe',
  ],
  ['given money, after the results', { ...SENT, ...given, phase: 'finished' }, 'awarded', 900_00, RESULTS],
  ['rejected, after the results', { ...SENT, ...rejected, phase: 'finished' }, 'refused', null, RESULTS],
  ['undecided, after the results', { ...SENT, phase: 'finished' }, 'refused', null, RESULTS],
])('%s', (_, facts, kind, amount, path) => {
  const state = stateOf(facts)
  expect([state.kind, state.amount, state.link?.path ?? null]).toEqual([kind, amount, path])
})
