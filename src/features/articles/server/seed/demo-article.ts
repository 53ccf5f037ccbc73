import type { cast } from '#features/account/server/index.ts'
import type { Bilingual } from '#platform/contract/bilingual.ts'
import type { CoverName } from './covers.ts'
import type { Content } from '../../contract/content.ts'
import type { Topic } from '../../contract/topics.ts'

/** An article of the demo world; without English it is there in one language alone. */
export type DemoArticle = {
  author: keyof typeof cast
  topic: Topic
  tags: string[]
  title: Bilingual
  summary: Bilingual
  body: Bilingual
  cover?: CoverName
  /** Which part of which series it is. */
  series?: NonNullable<Content['series']>
  /** Days since it was published; negative where its moment is still to come. */
  daysAgo: number
  /** Waits for the editors, or for its author, to whom they returned it for this reason. */
  state?: 'waiting' | { returned: string }
}

/** From an advertisement to a signature, by several people. */
export const FIRST_JOB_SERIES = {
  bhs: 'Prvi posao, od oglasa do potpisa',
  en: 'A first job, from the advertisement to the signature',
}
