import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Movable, moveOf } from './moves.ts'
import { DECISIONS, isOver, stageOf, STAGES, STATUSES } from './statuses.ts'

const card = fc.oneof(
  fc.constant('saved' as const),
  fc.record({ status: fc.constantFrom(...STATUSES), elsewhere: fc.boolean() }),
) satisfies fc.Arbitrary<Movable>
const stage = fc.constantFrom(...STAGES)

test('an application elsewhere goes into whatever column it is put, and nothing else stands anywhere by itself', () => {
  fc.assert(
    fc.property(card, stage, (one, to) => {
      const move = moveOf(one, to)
      const statuses = move.kind === 'set' ? [move.status] : move.kind === 'choose' ? move.statuses : []
      for (const status of statuses) expect(stageOf(status)).toBe(to)
      const isElsewhere = one !== 'saved' && one.elsewhere
      const stays = stageOf(one === 'saved' ? 'draft' : one.status) === to
      expect(statuses.length > 0).toBe(isElsewhere && !stays)
      expect(move.kind === 'stay').toBe(stays)
    }),
  )
})

test('a member never sets what the organisation decides: of an application here they send and withdraw alone', () => {
  for (const status of STATUSES)
    for (const to of STAGES) {
      const { kind } = moveOf({ status, elsewhere: false }, to)
      expect(['stay', 'send', 'withdraw', 'refused']).toContain(kind)
      if (kind === 'send') expect([status, to]).toEqual(['draft', 'applied'])
      if (kind === 'withdraw') expect([to, status === 'draft' || isOver(status)]).toEqual(['closed', false])
    }
  for (const decision of DECISIONS.filter((one) => !isOver(one)))
    expect(moveOf({ status: 'sent', elsewhere: false }, stageOf(decision))).toEqual({
      kind: 'refused',
      why: 'theirs',
    })
})

test('what is over stays over, what was sent does not become a draft, and what is saved is begun first', () => {
  expect(moveOf({ status: 'declined', elsewhere: false }, 'applied')).toEqual({
    kind: 'refused',
    why: 'over',
  })
  expect(moveOf({ status: 'sent', elsewhere: false }, 'saved')).toEqual({ kind: 'refused', why: 'back' })
  expect(moveOf('saved', 'offer')).toEqual({ kind: 'refused', why: 'unsent' })
  expect(moveOf('saved', 'applied')).toEqual({ kind: 'begin' })
})
