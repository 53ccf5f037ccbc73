import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './absence-messages.bhs.ts'

export const messages: SameShape<typeof bhs> = {
  report: 'The other side did not come',
  reportTitle: 'Did the other side not come?',
  reportText:
    'The first time we ask what happened, the second time we warn, and after a third missed meeting that person’s new mentorships are paused for 30 days. They can always answer, and then our team decides.',
  reportSend: 'Report a missed meeting',
  reported: 'Noted. The other side has been told.',
  absent: {
    own: 'The other side says that you missed this meeting.',
    other: 'Reported: the other side missed this meeting.',
  },
  mentor: {
    report: 'The mentor did not come',
    title: 'Did the mentor not come?',
    own: 'Somebody who has a place says that you missed this session. You can answer above, under “Meetings without you”.',
    other: 'Reported: the mentor missed this session.',
  },
  title: 'Meetings without you',
  group: 'Group session “{topic}”, {when}',
  steps: {
    question: 'The other side says that you missed this meeting. What happened?',
    warning:
      'The other side says that you missed this meeting too. After a third, new mentorships are paused for 30 days.',
    limit: 'The other side says that you missed this meeting.',
  },
  limit: 'New mentorships are paused until {day}. Those that you have go on.',
  expires: 'Counts until {day}.',
  answer: 'Answer',
  answerTitle: 'What happened?',
  answerLabel: 'Your answer',
  answerHelp: 'Only our team reads it and decides whether the missed meeting counts. You can answer once.',
  answerMissing: 'Say what happened, at least in one sentence.',
  answerSent: 'Your answer has been sent to our team.',
  waiting: 'Your answer is waiting for our team.',
  kept: 'Our team decided that the missed meeting counts: {reason}',
  lifted: 'Our team has taken this missed meeting off.',
  appeals: 'Answers about missed meetings',
  noAppeals: 'Nobody is waiting for a decision about a missed meeting.',
  appealFacts: '{side, select, mentor {mentor} other {mentee}}, reported by {by}',
  appealSteps: {
    question: 'first missed meeting',
    warning: 'second missed meeting',
    limit: 'third or later',
  },
  nobody: 'the account no longer exists',
  lift: 'Lift it',
  keep: 'Keep it',
  decide: { lift: 'Lift the missed meeting: {name}', keep: 'Keep the missed meeting: {name}' },
  why: 'Reason',
  whyHelp: 'The person whom you decide about reads it.',
  whyMissing: 'Write a reason, at least one sentence.',
  decided: 'The decision is recorded, and the person is told.',
}
