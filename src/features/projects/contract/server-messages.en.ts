import { hoursServerMessages as hours } from './hours/server-messages.en.ts'
import type { SameShape } from '#platform/contract/texts.ts'
import { moneyServerMessages as money } from './money/server-messages.en.ts'
import type { serverMessages as bhs } from './server-messages.bhs.ts'

export const serverMessages = {
  mails: { area: 'Projects' },
  errors: {
    finished: 'The project has ended, so nothing more can be entered.',
    idTaken: 'This entry could not be saved. Send it again.',
    notYet: 'That day has not come yet.',
    longAgo: 'Check the year: that day was before the project.',
    noSuchLine: 'That line is not in the plan. Choose another.',
    giverNeeded: 'A contribution needs the name of its giver; other entries do not.',
    tooMany: 'A project can have at most a thousand entries.',
    onlyLead: 'Only the team lead can end the project.',
    confirmed: 'This contribution has been confirmed, so it can no longer be removed.',
    linkGone: 'This link is no longer valid. Ask the team for a new one.',
    ownAddress:
      'That address belongs to someone in the team. A contribution is confirmed by the person who gave it.',
    ...money.errors,
    ...hours.errors,
  },
  share: { running: 'Began on {day}', finished: 'Finished on {day}' },
  audit: money.audit,
  notifications: {
    ...money.notifications,
    ...hours.notifications,
    kinds: { money: 'Contracts and payments', contributions: 'Confirmed contributions' },
    contributions: {
      confirmed: '{giver} confirmed the contribution ({what}). The project’s page names them now.',
      unanswered:
        'Nobody has confirmed “{what}” ({giver}) for seven days. Get in touch, or send the request again, perhaps to another address.',
    },
    topics: { ...money.notifications.topics, ...hours.notifications.topics },
  },
  profile: hours.profile,
  moderation: { kinds: { project: 'project page' } },
  dashboard: {
    ...money.dashboard,
    ...hours.dashboard,
    new: {
      title: '“{title}” has started',
      text: 'The money has been awarded. Describe your project and publish the first entry in the log.',
    },
    quiet: {
      title: '“{title}” is waiting for an entry',
      text: 'There has been nothing new in the log for two weeks. Two sentences are enough.',
    },
    action: 'Open the project',
  },
  mail: {
    confirm: {
      subject: 'Confirm your contribution to “{project}”',
      heading: 'Did you give this contribution?',
      text: 'A contribution was entered for the project “{project}”: {what}, worth {amount}. The giver is named as: {giver}. {asker} from the project team asks you to confirm it.',
      public:
        'Once you confirm, the project’s public page says who gave it and that it is confirmed. If something is wrong, do not confirm, and tell the team.',
      button: 'Look and confirm',
      life: 'The link is valid for {days} days. If you do not know what this is about, just delete this message.',
    },
  },
  search: { kinds: { projects: 'Projects' } },
} as const satisfies SameShape<typeof bhs>
