import { isOver, type Stage, stageOf, type Status } from './statuses.ts'

/** A card of the board: a saved opportunity, an application here, or an external one that the member tracks. */
export type Movable = { status: Status; elsewhere: boolean } | 'saved'

/** The effect of moving a card into another column. */
export type Move =
  /** The card is in that column already. */
  | { kind: 'stay' }
  /** The member sets the status of an external application. */
  | { kind: 'set'; status: Status }
  /** The column has several statuses, so the member chooses one. */
  | { kind: 'choose'; statuses: readonly Status[] }
  /** An application is sent from its own page after a last look; one is begun from the opportunity. */
  | { kind: 'begin' }
  | { kind: 'send' }
  /** Cannot be undone, so the member has to confirm it. */
  | { kind: 'withdraw' }
  | { kind: 'refused'; why: 'unsent' | 'theirs' | 'over' | 'back' }

const ENDS = ['hired', 'declined', 'withdrawn'] as const
const SET: Readonly<Record<Exclude<Stage, 'closed'>, Status>> = {
  saved: 'draft',
  applied: 'sent',
  'in-review': 'in-review',
  interview: 'interview',
  offer: 'offer',
}

/** Returns the move that the member may make; the organisation sets the status of an application here. */
export function moveOf(card: Movable, to: Stage): Move {
  const from = card === 'saved' ? 'saved' : stageOf(card.status)
  if (from === to) return { kind: 'stay' }
  if (card === 'saved') return to === 'applied' ? { kind: 'begin' } : { kind: 'refused', why: 'unsent' }
  if (card.elsewhere)
    return to === 'closed' ? { kind: 'choose', statuses: ENDS } : { kind: 'set', status: SET[to] }
  if (card.status === 'draft') return to === 'applied' ? { kind: 'send' } : { kind: 'refused', why: 'unsent' }
  if (isOver(card.status)) return { kind: 'refused', why: 'over' }
  if (to === 'closed') return { kind: 'withdraw' }
  return { kind: 'refused', why: to === 'saved' ? 'back' : 'theirs' }
}
