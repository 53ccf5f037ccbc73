import type { MemberFacts, OfferFacts } from './facts.ts'
import { member, NOW } from './rank.fixture.ts'
import { Recommender } from './recommender.ts'

/** Returns a recommender that knows these offers. */
export async function over(offers: readonly OfferFacts[]): Promise<Recommender> {
  const recommender = new Recommender()
  await recommender.load(offers)
  return recommender
}

export async function suggested(
  offers: readonly OfferFacts[],
  to: Partial<MemberFacts>,
  more: { limit?: number; kinds?: readonly OfferFacts['kind'][] } = {},
) {
  return (await over(offers)).suggest(member(to), { now: NOW, limit: 20, ...more })
}

export async function firstFor(
  to: Partial<MemberFacts>,
  ...offers: OfferFacts[]
): Promise<OfferFacts | undefined> {
  const [first] = await suggested(offers, to)
  return offers.find(({ id }) => id === first?.id)
}
