import * as z from 'zod/mini'
import type { CallPhase } from '#features/calls/contract/call.ts'

const CANVAS_STATES = [
  'writing',
  'late',
  'review',
  'changes',
  'ballot',
  'awarded',
  'refused',
  'cancelled',
] as const

/** The state of an application as its team knows it. */
export const canvasState = z.strictObject({
  kind: z.enum(CANVAS_STATES),
  /** Feninga: what the project gets, or would get by enough votes. */
  amount: z.nullable(z.int()),
  link: z.nullable(z.strictObject({ to: z.enum(['project', 'results', 'vote', 'call']), path: z.string() })),
})
export type CanvasState = z.output<typeof canvasState>

export type CanvasFacts = {
  slug: string
  phase: CallPhase
  isSent: boolean
  /** The deadline is over, and the minutes of grace behind it. */
  isOver: boolean
  /** The board waits for changes. */
  isAsked: boolean
  /** With two signatures, and so in the team's letter; null is a rejection. */
  decision: { amount: number | null } | null
  /** The votes on this application are counted, and its team knows. */
  isCounted: boolean
  /** The final amount of the award. */
  award: number | null
  project: string | null
}

/**
 * Returns the state of an application. It reveals the outcome only once the team has its letter or the results are
 * public.
 */
export function stateOf(facts: CanvasFacts): CanvasState {
  const { slug, phase, isSent, decision, isCounted, award, project } = facts
  const call = `/calls/${slug}`
  const vote = { to: 'vote', path: `${call}/vote` } as const
  const counted = isCounted ? vote : null
  const outcome = phase === 'finished' ? ({ to: 'results', path: `${call}/results` } as const) : counted
  if (award !== null)
    return {
      kind: 'awarded',
      amount: award,
      link: project === null ? outcome : { to: 'project', path: `/projects/${project}` },
    }
  const isRefused = isCounted || phase === 'finished' || decision?.amount === null
  if (isSent && isRefused) return { kind: 'refused', amount: null, link: outcome }
  if (phase === 'cancelled') return { kind: 'cancelled', amount: null, link: { to: 'call', path: call } }
  if (!isSent) return { kind: facts.isOver ? 'late' : 'writing', amount: null, link: null }
  if (decision) return { kind: 'ballot', amount: decision.amount, link: vote }
  return { kind: facts.isAsked ? 'changes' : 'review', amount: null, link: null }
}
