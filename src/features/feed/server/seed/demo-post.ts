import type { cast } from '#features/account/server/index.ts'
import type { SeededQuestion } from '#features/discussions/server/index.ts'
import type { Audience } from '../../contract/audience.ts'

export type Name = keyof typeof cast

/** A post of the demo world, how many hours ago, with who supports it and what was said under it. */
export type DemoPost = {
  /** A fixed id for posts whose address is used elsewhere. */
  id?: string
  author: Name
  /** Parts are paragraphs; lines with `- ` a list. */
  text: string
  hours: number
  audience?: Audience
  pictures?: readonly { drawing: string; alt: string }[]
  /** Hours until its end, and who chose which option. */
  poll?: { options: string[]; hours: number; votes: Partial<Record<Name, number>> }
  /** Days until it begins. */
  event?: { title: string; place: string; days: number }
  /** The path of what it shares. */
  link?: string
  supporters?: readonly Name[]
  comments?: readonly SeededQuestion<Name>[]
}
