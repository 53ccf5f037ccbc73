import type { Content } from '../../contract/content.ts'
import type { ClosedReason, Kind } from '../../contract/kinds.ts'

type TextPair = readonly [bhs: string, en: string]

/** An opportunity of the demo world; lines that begin with a dash are a list, with ## a heading. */
export type DemoOpportunity = {
  by: string
  /** By default made from the title. */
  slug?: string
  kind: Kind
  title: TextPair
  summary: TextPair
  body: TextPair
  at: Content['municipalities']
  /** Days since the publication; without it a draft. */
  since?: number
  /** Days until the deadline, at this time in Sarajevo. */
  days?: number
  clock?: string
  /** Names of the vocabulary; those after a plus are nice to have. */
  skills?: readonly string[]
  /** Start of an event or a training in days, and its length in hours. */
  starts?: readonly [days: number, clock: string, hours: number]
  pay?: readonly [from: number, to: number]
  closed?: ClosedReason
  status?: 'in-review'
  more?: Partial<Content>
}
