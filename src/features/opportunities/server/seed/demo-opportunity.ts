import type { Content } from '../../contract/content.ts'
import type { ClosedReason, Kind } from '../../contract/kinds.ts'

export type TextPair = readonly [bhs: string, en: string]

/** An opportunity of the demo world; lines that begin with a dash are a list, with ## a heading. */
export type DemoOpportunity = {
  by: string
  /** Made of the title, if nothing else is said. */
  slug?: string
  kind: Kind
  title: TextPair
  summary: TextPair
  body: TextPair
  at: Content['municipalities']
  /** Published so many days ago; nothing for a draft. */
  since?: number
  /** Open for so many days more, until this clock in Sarajevo. */
  days?: number
  clock?: string
  /** Names of the vocabulary; those after a plus would be nice to have. */
  skills?: readonly string[]
  /** Of an event or a training: in so many days, for so many hours. */
  starts?: readonly [days: number, clock: string, hours: number]
  pay?: readonly [from: number, to: number]
  closed?: ClosedReason
  status?: 'in-review'
  more?: Partial<Content>
}
