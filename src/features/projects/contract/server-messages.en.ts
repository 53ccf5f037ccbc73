import type { SameShape } from '#platform/contract/texts.ts'
import { moneyServerMessages as money } from './money/server-messages.en.ts'
import type { serverMessages as bhs } from './server-messages.bhs.ts'

export const serverMessages = {
  errors: {
    finished: 'The project has ended; nothing is entered any more.',
    idTaken: 'This entry has already been kept under another name. Send it again.',
    notYet: 'That day has not come yet.',
    noSuchLine: 'That line is not in the plan. Choose another.',
    giverNeeded: 'Say who gave a contribution, and only of a contribution.',
    tooMany: 'A project has at most a thousand entries.',
    onlyLead: 'Only the team lead can end the project.',
    confirmed: 'Its giver has confirmed this contribution, so it stays.',
    linkGone: 'This link is worth nothing any more. Ask the team for a new one.',
    ownAddress:
      'That address belongs to someone in the team. A contribution is confirmed by the person who gave it.',
    ...money.errors,
  },
  audit: money.audit,
  notifications: money.notifications,
  moderation: { kinds: { project: 'page of a project' } },
  dashboard: {
    ...money.dashboard,
    new: {
      title: '“{title}” has begun',
      text: 'The money is given. Write what you do, and the first entry of the log.',
    },
    quiet: {
      title: '“{title}” waits for an entry',
      text: 'Nothing new has been in the log for two weeks. Two sentences are enough.',
    },
    action: 'Open the project',
  },
  mail: {
    confirm: {
      subject: 'Confirm your contribution to “{project}”',
      heading: 'The team says that this came from you',
      text: 'A contribution was entered for the project “{project}”: {what}, worth {amount}. The name beside it is: {giver}. {asker}, of the project’s team, asks you to confirm it.',
      public:
        'Once you confirm, the public page of the project says who gave it and that it is confirmed. If something is wrong, do not confirm, and tell the team.',
      button: 'Look and confirm',
      life: 'The link is valid for {days} days. If you do not know what this is about, just delete this message.',
    },
  },
} as const satisfies SameShape<typeof bhs>
