import type { Feature } from '#platform/server/feature.ts'
import { messages as bhs } from '../contract/server-messages.bhs.ts'
import { messages as en } from '../contract/server-messages.en.ts'
import { eraseNotices, exportNotices, mergeNotices } from './data-rights.ts'
import { noticesConsole } from './import/console.part.ts'
import { noticeNotifications } from './feeds/digest.service.ts'
import { feedDigestTask } from './feeds/digest.task.ts'
import { feedsTask, readFeedTask } from './feeds/feeds.task.ts'
import { routes } from './notices.routes.ts'
import { noticeMails } from './mail-samples.ts'

/** Modules that only commands need; a starting server does not load them. */
export const commands = {
  parsing: () => import('./parse-command.ts'),
  evaluation: () => import('./eval/evaluate.ts'),
}

export const notices: Feature = {
  name: 'notices',
  catalogues: { bhs, en },
  mails: noticeMails,
  routes,
  tasks: [feedsTask, readFeedTask, feedDigestTask],
  exporter: exportNotices,
  eraser: eraseNotices,
  merger: mergeNotices,
  notifications: noticeNotifications,
  console: noticesConsole,
  auditActions: ['add-feed', 'remove-feed'],
}
