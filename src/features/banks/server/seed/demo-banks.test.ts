import { expect, test } from 'vitest'
import { demoBanks } from './demo-banks.seed.ts'

test('no board of the demo world decides with more people than it has', () => {
  const boards = Object.entries(demoBanks).flatMap(([slug, { board, decisions }]) =>
    decisions
      // All young people of the municipalities elected this board.
      .filter(({ title: [title] }) => title !== 'Izabran odbor')
      .map(({ votes }) => ({ slug, board: board.length, votes: votes.reduce((sum, one) => sum + one, 0) })),
  )
  expect(boards.length).toBeGreaterThan(3)
  expect(boards.filter(({ board, votes }) => votes > board)).toEqual([])
})
