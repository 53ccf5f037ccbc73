import { type Route, route } from '#platform/server/http/route.ts'
import {
  deleteOwnMentor,
  getOwnMentor,
  saveOwnMentor,
  submitOwnMentor,
} from '../contract/mentor-profile.endpoints.ts'
import { getMentor, listMentors } from '../contract/public.endpoints.ts'
import { answerQuestion, sendQuestion } from '../contract/questions/questions.endpoints.ts'
import * as requests from '../contract/requests.endpoints.ts'
import { requestGuardianConsent, getConsent } from '../contract/consent.endpoints.ts'
import { listSkillMentors, listSuggestedMentors } from '../contract/suggested.endpoints.ts'
import { decideMentor, getReviewedMentor, listReviewedMentors } from '../contract/review.endpoints.ts'
import { absenceRoutes } from './absences/absences.routes.ts'
import * as consents from './consents/consent.service.ts'
import { groupRoutes } from './groups/groups.routes.ts'
import * as own from './mentors/mentor-profile.service.ts'
import * as reading from './mentors/public.service.ts'
import { listMentorsBySkill } from './mentors/suggested.queries.ts'
import { suggestedMentors } from './mentors/suggested.service.ts'
import * as review from './mentors/review.service.ts'
import * as answering from './requests/answer.service.ts'
import { ask } from './requests/ask.service.ts'
import * as asking from './requests/question.service.ts'
import { workRoutes } from './work/work.routes.ts'
import { listOwn, readOne } from './requests/list.service.ts'

const publicRoutes: readonly Route[] = [
  route(listMentors, 'public', ({ services, query }) => reading.listMentors(services.db, query)),
  route(getMentor, 'public', ({ services, params }) => reading.getMentor(services.db, params.slug)),
]

const profileRoutes: readonly Route[] = [
  route(getOwnMentor, 'member', ({ services, session }) => own.getMentorProfile({ services, session })),
  route(saveOwnMentor, 'member', ({ services, session, body, request }) =>
    own.saveMentorProfile({ services, session, profile: body, headers: request.headers }),
  ),
  route(submitOwnMentor, 'member', ({ services, session }) => own.submitMentorProfile({ services, session })),
  route(deleteOwnMentor, 'member', async ({ services, session }) => {
    await own.removeMentorProfile({ services, session })
    return undefined
  }),
]

const requestRoutes: readonly Route[] = [
  route(listSkillMentors, 'member', async ({ services, session, query }) => ({
    skills: await listMentorsBySkill(services.db, {
      member: session.userId,
      skills: [...new Set(query.ids.split(','))],
    }),
  })),
  route(listSuggestedMentors, 'member', ({ services, session }) =>
    suggestedMentors(services.db, session.userId),
  ),
  route(requests.listMentorships, 'member', ({ services, session }) => listOwn({ services, session })),
  route(requests.requestMentorship, 'member', ({ services, session, body }) =>
    ask({ services, session, body }),
  ),
  route(getConsent, 'member', ({ services, session, params: { mentor } }) =>
    consents.consentOf({ services, session, mentor }),
  ),
  route(requestGuardianConsent, 'member', async ({ services, session, params: { mentor }, body }) => {
    await consents.ask({ services, session, mentor, body })
    return undefined
  }),
  route(requests.getMentorship, 'owner', ({ services, session, params: { id } }) =>
    readOne({ services, session, id }),
  ),
  route(requests.acceptMentorship, 'owner', ({ services, session, params: { id } }) =>
    answering.accept({ services, session, id }),
  ),
  route(requests.declineMentorship, 'owner', ({ services, session, params: { id }, body }) =>
    answering.decline({ services, session, id, reason: body.reason }),
  ),
  route(requests.proposeTime, 'owner', ({ services, session, params: { id }, body }) =>
    answering.propose({ services, session, id, at: body.at }),
  ),
  route(requests.withdrawRequest, 'owner', ({ services, session, params: { id } }) =>
    answering.withdraw({ services, session, id }),
  ),
  route(sendQuestion, 'owner', ({ services, session, params: { id }, body }) =>
    asking.askForMore({ services, session, id, body }),
  ),
  route(answerQuestion, 'owner', ({ services, session, params: { id, question }, body }) =>
    asking.answerQuestion({ services, session, id, question, answer: body.answer }),
  ),
]

const STAFF = { admin: 'users' } as const

const reviewRoutes: readonly Route[] = [
  route(listReviewedMentors, STAFF, ({ services, query }) =>
    review.listReviewed(services.db, { queue: query.queue, after: query.after }),
  ),
  route(getReviewedMentor, STAFF, ({ services, params }) => review.getReviewed(services.db, params.id)),
  route(decideMentor, STAFF, async ({ services, session, params: { id }, body, request }) => {
    await review.decide({ services, session, id, ...body, headers: request.headers })
    return undefined
  }),
]

export const routes: readonly Route[] = [
  ...publicRoutes,
  ...profileRoutes,
  ...requestRoutes,
  ...workRoutes,
  ...absenceRoutes,
  ...groupRoutes,
  ...reviewRoutes,
]
