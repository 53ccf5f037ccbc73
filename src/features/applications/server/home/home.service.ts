import { listOverviewOf } from '#features/opportunities/server/index.ts'
import { countInvitations, listMembersOf, listOrganisationsOf } from '#features/organisations/server/index.ts'
import { ROLES } from '#features/organisations/contract/kinds.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { ENDING_DAYS, type OrganisationHome } from '../../contract/home.endpoints.ts'
import { listReplyRecords } from '../replies/replies.queries.ts'
import { listNextInterviews, listReaders, listWaitingCounts } from './home.queries.ts'

type Call = { services: Services; session: Pick<Session, 'userId'>; id: string }

const NONE = { all: 0, fresh: 0, further: 0, waiting: 0, late: 0, today: 0, promisedAt: null }

/** Returns what waits in an organisation for one of its people; a suspended one has no home. */
export async function getHome({ services: { db }, session, id }: Call): Promise<OrganisationHome> {
  const own = (await listOrganisationsOf(db, session.userId)).find(
    (organisation) => organisation.active && (organisation.id === id || organisation.slug === id),
  )
  if (!own) throw new Problem(problems.notFound)
  const { role, state, ...organisation } = own
  const organisationId = organisation.id
  const every = await listOverviewOf(db, { organisationId, endingDays: ENDING_DAYS })
  // A reviewer reads applications; drafts and questions are for those who write.
  const isReviewer = role === 'reviewer'
  const overview = isReviewer ? every.filter(({ wasPublished }) => wasPublished) : every
  const opportunityIds = overview.map((each) => each.id)
  const members = await listMembersOf(db, { organisationId, roles: ROLES })
  const inOrder = ROLES.flatMap((part) => members.filter((member) => member.role === part))
  const [counts, interviews, people, records, invitations] = await Promise.all([
    listWaitingCounts(db, opportunityIds),
    listNextInterviews(db, opportunityIds),
    listReaders(db, { people: inOrder, opportunityIds }),
    listReplyRecords(db, [organisationId]),
    countInvitations(db, organisationId),
  ])
  return {
    organisation,
    role,
    state,
    replies: records.get(organisationId) ?? { due: 0, inTime: 0 },
    opportunities: overview.map((each) => ({
      ...each,
      ...(counts.get(each.id) ?? NONE),
      ...(isReviewer && { questions: 0, isReturned: false }),
    })),
    interviews,
    people,
    invitations,
  }
}
