import { QUESTIONS_MAX, type Side } from '../kinds.ts'

/** What a side does about a request that waits. */
export const REQUEST_ACTS = ['accept', 'propose', 'question', 'decline', 'answer', 'withdraw'] as const
export type RequestAct = (typeof REQUEST_ACTS)[number]

/** The facts about a request that waits, and who wants to do something about it. */
export type RequestFacts = {
  side: Side
  turn: Side | null
  /** The mentor's questions; the one without an answer is the member's to answer. */
  questions: readonly { answer: string | null }[]
}

export type ActRefusal = 'notFound' | 'notYourTurn' | 'questionFirst' | 'tooManyQuestions'

/**
 * The one rule of who may do what about a request. Whoever has the turn answers; while a question is open the member owes
 * nothing but its answer, so nobody agrees to a time that they proposed themselves.
 */
export function refusalOfAct(
  act: RequestAct,
  { side, turn, questions }: RequestFacts,
): ActRefusal | undefined {
  if (act === 'withdraw') return side === 'member' ? undefined : 'notFound'
  if (act === 'question' && side === 'member') return 'notFound'
  if (turn !== side) return 'notYourTurn'
  const isOpen = questions.some(({ answer }) => answer === null)
  if (act === 'answer') return isOpen ? undefined : 'notYourTurn'
  if (isOpen) return 'questionFirst'
  return act === 'question' && questions.length >= QUESTIONS_MAX ? 'tooManyQuestions' : undefined
}
