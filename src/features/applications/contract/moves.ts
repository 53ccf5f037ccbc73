import { isOver, type Stage, stageOf, type Status } from './statuses.ts'

/** A card of the board: something saved, an application here, or one elsewhere that the member keeps track of. */
export type Movable = { status: Status; elsewhere: boolean } | 'saved'

/** What putting a card into another column comes to. */
export type Move =
  /** It stands there already. */
  | { kind: 'stay' }
  /** The member says where an application elsewhere stands. */
  | { kind: 'set'; status: Status }
  /** A column of several: the member says which it is. */
  | { kind: 'choose'; statuses: readonly Status[] }
  /** An application is sent from its own page, after one has looked at it; one is begun from the opportunity. */
  | { kind: 'begin' }
  | { kind: 'send' }
  /** Cannot be undone, so it is asked first. */
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

/** What the member may do with a card; of an application here, where it stands is said by the organisation. */
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
