import type { HomeOpportunity, OrganisationHome } from '../../contract/home.endpoints.ts'

const NUMBERS = ['late', 'today', 'fresh', 'waiting', 'questions'] as const
type Numbers = Record<(typeof NUMBERS)[number], number>

/** The numbers of all opportunities together, and the promise that ends first. */
export function sumsOf({ opportunities }: OrganisationHome): Numbers & { promisedAt: string | undefined } {
  const sums = { late: 0, today: 0, fresh: 0, waiting: 0, questions: 0 }
  for (const opportunity of opportunities) for (const name of NUMBERS) sums[name] += opportunity[name]
  const [promisedAt] = opportunities.flatMap((each) => each.promisedAt ?? []).toSorted()
  return { ...sums, promisedAt }
}
export type Sums = ReturnType<typeof sumsOf>

/** Returns whether an organisation has nothing published yet and whoever reads may change that. */
export function isNew({ opportunities, role }: OrganisationHome): boolean {
  return role !== 'reviewer' && opportunities.every(({ wasPublished }) => !wasPublished)
}

/** Returns the one of these opportunities whose promise ends first. */
export function firstWith(
  { opportunities }: OrganisationHome,
  name: 'late' | 'today' | 'fresh' | 'questions',
): HomeOpportunity | undefined {
  const some = opportunities.filter((each) => each[name] > 0)
  return some.toSorted((one, other) => timeOf(one) - timeOf(other))[0]
}

/** The steps of a new organisation. */
export function stepsOf({ state, people, invitations }: OrganisationHome) {
  return [
    { id: 'prove', state: state === 'verified' ? 'done' : state === 'waiting' ? 'pending' : 'open' },
    { id: 'people', state: people.length > 1 ? 'done' : invitations > 0 ? 'pending' : 'open' },
    { id: 'publish', state: 'open' },
  ] as const
}

function timeOf({ promisedAt }: HomeOpportunity): number {
  return promisedAt ? Date.parse(promisedAt) : Number.MAX_SAFE_INTEGER
}
