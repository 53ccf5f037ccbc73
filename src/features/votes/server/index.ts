import type { Feature } from '#platform/server/feature.ts'
import { serverMessages as bhs } from '../contract/server-messages.bhs.ts'
import { serverMessages as en } from '../contract/server-messages.en.ts'
import { eraseVoidings, exportVoidings, mergeVoidings } from './data-rights.ts'
import { closeTask, forgetTask } from './closing.task.ts'
import { voteNotifications } from './notifications.ts'
import { listVotes } from './ballot.queries.ts'
import { VOTING } from './ballot.service.ts'
import { shareVote } from './share.ts'
import { mountAuditFiles, routes } from './votes.routes.ts'
import { voteMails } from './mail-samples.ts'

/** Modules for the command line; loaded only then. */
export const commands = { audit: () => import('./audit-file.ts') }

/** The public vote on a board's approved applications: one phone, one vote, and a file that anyone can count. */
export const votes: Feature = {
  name: 'votes',
  catalogues: { bhs, en },
  mails: voteMails,
  areas: [{ id: VOTING, calls: [], pages: [], kinds: [] }],
  routes,
  tasks: [closeTask, forgetTask],
  notifications: voteNotifications,
  mount: mountAuditFiles,
  shareTitle: shareVote,
  async sitemap({ db }) {
    const slugs = await listVotes(db)
    return slugs.map((slug) => ({ path: `/calls/${slug}/vote` }))
  },
  exporter: exportVoidings,
  eraser: eraseVoidings,
  merger: mergeVoidings,
  seed: async (services) => (await import('./votes.seed.ts')).seedVotes(services),
  seedAfter: ['reviews'],
}
