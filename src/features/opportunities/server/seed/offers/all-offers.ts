import { opportunitySlug } from '../../../contract/slug.ts'
import type { DemoOpportunity } from '../demo-opportunity.ts'
import { learningOffers } from '../learning-offers.seed.ts'
import { moreWorkOffers } from '../more-work-offers.seed.ts'
import { practiceOffers } from '../practice-offers.seed.ts'
import { workOffers } from '../work-offers.seed.ts'
import { careOffers } from './care-offers.seed.ts'
import { closedOffers } from './closed-offers.seed.ts'
import { courseOffers } from './course-offers.seed.ts'
import { craftOffers } from './craft-offers.seed.ts'
import { firstStepOffers } from './first-step-offers.seed.ts'
import { eventOffers } from './event-offers.seed.ts'
import { grantOffers } from './grant-offers.seed.ts'
import { helpingOffers } from './helping-offers.seed.ts'
import { landOffers } from './land-offers.seed.ts'
import { moneyOffers } from './money-offers.seed.ts'
import { officeOffers } from './office-offers.seed.ts'
import { tradeOffers } from './trade-offers.seed.ts'

/** All opportunities of the demo world. */
export const demoOffers: readonly DemoOpportunity[] = [
  ...workOffers,
  ...moreWorkOffers,
  ...practiceOffers,
  ...learningOffers,
  ...tradeOffers,
  ...careOffers,
  ...officeOffers,
  ...landOffers,
  ...firstStepOffers,
  ...courseOffers,
  ...moneyOffers,
  ...closedOffers,
  ...helpingOffers,
  ...grantOffers,
  ...eventOffers,
  ...craftOffers,
]

export function slugOf({ slug, title: [bhs, en] }: DemoOpportunity): string {
  return slug ?? opportunitySlug({ bhs, en })
}
