import type { Feature } from '#platform/server/feature.ts'
import { messages as bhs } from '../contract/server-messages.bhs.ts'
import { messages as en } from '../contract/server-messages.en.ts'
import { titles } from '../contract/titles.ts'
import { mountConsents } from './consents/consent-page.routes.ts'
import { mentorshipConsole } from './console.part.ts'
import { mentorshipPart } from './dashboard.part.ts'
import { eraseMentorship, exportMentorship, mergeMentorship } from './data-rights.ts'
import { listAddresses, findPublicMentor } from './mentors/public.queries.ts'
import { firstSlotsTask } from './mentors/slots.service.ts'
import { groupSessionKind } from './groups/reportable.ts'
import { groupsTask } from './groups/groups.task.ts'
import { routes } from './mentorship.routes.ts'
import { mentorshipNotifications } from './notifications.ts'
import { mentorGroup } from './person-groups.ts'
import { mentorKind } from './reportable.ts'
import { expireTask } from './requests/expire.task.ts'
import { mentorSearch } from './search-kind.ts'
import { remindTask } from './work/remind.task.ts'
import { demoSkillsTask } from './seed/demo-skills.task.ts'
import { mentorshipMails } from './mail-samples.ts'
import { limitOfCall } from '#platform/server/limits/adjustable-limit.ts'
import { requestMentorship as requestMentorshipEndpoint } from '../contract/requests.endpoints.ts'

export { aboutMentorship } from './about.ts'
export { endMentorshipsBetween } from './requests/ending.service.ts'

/** Members who help others on, and what the two agree on. */
export const mentorship: Feature = {
  name: 'mentorship',
  catalogues: { bhs, en },
  limits: [limitOfCall(requestMentorshipEndpoint, { id: 'mentorshipRequests', least: 1, most: 100 })],
  mails: mentorshipMails,
  areas: [
    {
      id: 'mentorship',
      calls: ['/api/mentorship', '/api/public/mentors'],
      pages: ['/mentors', '/mentorship', '/recommended/mentors'],
    },
  ],
  routes,
  mount: mountConsents,
  tasks: [expireTask, remindTask, groupsTask, firstSlotsTask, demoSkillsTask],
  async sitemap({ db }) {
    const addresses = await listAddresses(db)
    const mentors = addresses.map(({ slug, changed }) => ({
      path: `/mentors/${slug}`,
      lastModified: changed,
    }))
    return [{ path: '/mentors' }, ...mentors]
  },
  async shareTitle({ db }, name) {
    if (name === 'mentori') return titles.mentors
    const [, slug] = /^mentor-(.+)$/.exec(name) ?? []
    const mentor = slug && (await findPublicMentor(db, { slug }))
    return mentor ? { bhs: mentor.name, en: mentor.name } : undefined
  },
  searchKinds: [mentorSearch],
  console: mentorshipConsole,
  dashboard: mentorshipPart,
  auditActions: ['approve', 'return', 'keep', 'lift'],
  reportable: [mentorKind, groupSessionKind],
  personGroups: [mentorGroup],
  notifications: mentorshipNotifications,
  exporter: exportMentorship,
  eraser: eraseMentorship,
  merger: mergeMentorship,
  seed: async (services) => (await import('./seed/mentorship.seed.ts')).seedMentorship(services),
  seedAfter: ['profiles'],
}
