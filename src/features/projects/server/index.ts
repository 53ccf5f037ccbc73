import type { Feature } from '#platform/server/feature.ts'
import { serverMessages as bhs } from '../contract/server-messages.bhs.ts'
import { serverMessages as en } from '../contract/server-messages.en.ts'
import { mountConfirmation } from './confirmation/confirm-page.routes.ts'
import { eraseProjects, exportProjects, mergeProjects } from './data-rights.ts'
import { drawDemoTask } from './draw-demo.task.ts'
import { moneyPart } from './money/money.part.ts'
import { remindTask } from './money/reminders/remind.task.ts'
import { remindOfPapersTask } from './money/reminders/remind-papers.task.ts'
import { latePaymentsTask } from './money/reminders/late-payments.task.ts'
import { shortBanksTask } from './money/reminders/short-banks.task.ts'
import { moneyKind } from './money/notifications.ts'
import { contributionKind } from './confirmation/notifications.ts'
import { unansweredContributionsTask } from './confirmation/unanswered-contributions.task.ts'
import { hoursKind } from './hours/notifications.ts'
import { remindOfHoursTask } from './hours/remind-hours.task.ts'
import { hoursPart } from './hours/hours.part.ts'
import { projectKind } from './reported.ts'
import { projectsPart } from './projects.part.ts'
import { listCards } from './projects.service.ts'
import { routes } from './projects.routes.ts'
import { shareProject } from './share-project.ts'
import { projectSearch } from './search-kind.ts'
import { projectMails } from './confirmation/mail-samples.ts'

export { aboutProject } from './about.ts'
export { updateSkillInProjects } from './hours/hours.queries.ts'
export { projectPictures } from './photos/uses.service.ts'
export { beginProject } from './begin.service.ts'

/** The work of teams with the money that boards of youth banks awarded them. */
export const projects: Feature = {
  name: 'projects',
  catalogues: { bhs, en },
  mails: projectMails,
  routes,
  tasks: [
    remindTask,
    remindOfPapersTask,
    shortBanksTask,
    latePaymentsTask,
    remindOfHoursTask,
    unansweredContributionsTask,
    drawDemoTask,
  ],
  searchKinds: [projectSearch],
  mount: mountConfirmation,
  shareTitle: shareProject,
  reportable: [projectKind],
  async dashboard(input) {
    const parts = await Promise.all([projectsPart(input), moneyPart(input), hoursPart(input)])
    return { steps: parts.flatMap(({ steps = [] }) => steps) }
  },
  notifications: {
    kinds: [moneyKind, hoursKind, contributionKind],
    topics: [
      { id: 'projects', order: 28, icon: 'application', mail: 'now', push: true },
      { id: 'hours', order: 29, icon: 'application', mail: 'daily', push: true },
    ],
  },
  auditActions: [
    'contract',
    'issue',
    'reopen',
    'sign',
    'sign-amendment',
    'accept',
    'return-report',
    'hand-in-report',
    'release',
    'hold',
    'pay',
    'unpay',
    'hand-in',
    'ask-change',
    'decide-change',
  ],
  async sitemap({ db }) {
    const cards = await listCards(db)
    return [{ path: '/projects' }, ...cards.map(({ slug }) => ({ path: `/projects/${slug}` }))]
  },
  exporter: exportProjects,
  eraser: eraseProjects,
  merger: mergeProjects,
  seed: async (services) => (await import('./projects.seed.ts')).seedProjects(services),
  seedAfter: ['votes'],
}
