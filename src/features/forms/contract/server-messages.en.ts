import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './server-messages.bhs.ts'

export const messages = {
  mails: { area: 'Forms' },
  errors: {
    slugTaken: 'Another form already has this address. Choose another one.',
    cycle: 'The logic goes round in a circle ({path}). Change one of these rules.',
    incomplete: 'Complete the marked questions and rules before you publish.',
    closed: 'This form cannot be sent at the moment.',
    full: 'There is no place left: as many were received as were asked for.',
    once: 'This form is sent only once, and you have sent it already.',
    membersOnly: 'Only members send this form. Sign in, then send it.',
    fileLost: 'A file got lost on the way. Choose it once more.',
    noRoom: 'There is no more room for files of this form. Tell whoever published it.',
    noFiles: 'Nobody has sent a file with this form yet.',
    webhookAddress:
      'Submissions cannot be sent to that address. Enter a public address that begins with https://.',
    unverified:
      'Only a verified organisation publishes a form. Ask for a check on the page of your organisation.',
    tooMany: 'Your organisation already has 50 forms. Archive those that you no longer need.',
    hidden: 'Moderators have hidden this form. You can appeal from your notifications.',
    hiddenText:
      'Moderators have hidden the form “{title}” with this very text. Change what they named, or appeal from your notifications and publish once the appeal is granted.',
    erased: 'The time to restore them is over; those answers have been erased.',
    tooLate: 'The time for changes is over. What you sent stays as it is.',
  },
  refused: {
    title: 'The form was not sent',
    back: 'Go one step back in your browser. Everything you typed is still there.',
    form: 'Open the form anew',
  },
  file: {
    number: 'Number',
    sent: 'Sent',
    status: 'Status',
    version: 'Version',
    member: 'Member',
    statuses: {
      received: 'received',
      reading: 'being read',
      question: 'waits for an addition',
      accepted: 'accepted',
      declined: 'not accepted',
      done: 'done',
    },
  },
  moderation: { kinds: { form: 'form' } },
  search: { kinds: { forms: 'Forms' } },
  dashboard: {
    waiting: 'A submission waits for you to add something: {name}',
    sent: 'Sent by a form: {name}, {status}',
  },
  notifications: {
    topics: {
      forms: {
        title: 'Forms',
        hint: 'what happens with what was sent by a form, and new answers to forms that you look after',
      },
    },
    kinds: { status: 'Status of a submission', answers: 'New answers', assigned: 'Assigned submissions' },
    answers: '{count, plural, one {# new answer} other {# new answers}}',
    assigned:
      '{count, plural, one {# submission was assigned to you to read.} other {# submissions were assigned to you to read.}}',
    status: {
      received: 'The submission was received.',
      reading: 'The submission is being read.',
      question: 'The submission waits for you to add something.',
      accepted: 'The submission was accepted.',
      declined: 'The submission was not accepted.',
      done: 'The submission is done.',
    },
  },
  mail: {
    status: {
      subject: 'News about your submission: {name}',
      heading: 'How your submission stands',
      button: 'Look at the submission',
    },
  },
  audit: {
    area: 'Forms',
    actions: {
      create: 'form created',
      settings: 'form settings changed',
      publish: 'form published',
      withdraw: 'form taken back',
      archive: 'form archived',
      delete: 'submissions deleted',
      restore: 'deleted submissions restored',
      status: 'status of submissions changed',
      export: 'submissions downloaded',
      webhook: 'webhook changed',
      unarchive: 'form brought back from the archive',
    },
    fields: {
      status: 'status',
      numbers: 'numbers of submissions',
      format: 'format',
      slug: 'address',
      audience: 'who sends',
      onceOnly: 'only once',
      opensAt: 'opens',
      closesAt: 'closes',
      editableUntil: 'changes until',
      quota: 'at most',
      retentionDays: 'days kept',
      offered: 'offer to organisations and banks',
      framed: 'frame on other sites',
      host: 'other system',
    },
  },
} satisfies SameShape<typeof bhs>
