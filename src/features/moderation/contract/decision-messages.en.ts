import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './decision-messages.bhs.ts'

export const messages = {
  title: 'A decision about what you wrote',
  what: 'What: {what}',
  written: 'What it said',
  measures: {
    keep: 'It stays as it is.',
    hide: 'It is hidden.',
    strike: 'It is hidden and you get a warning.',
  },
  strikeUntil: 'The warning counts until {date}.',
  why: 'Why',
  decidedAt: 'Decided on {date}',
  rules: {
    money: 'Nobody asks for money for a job, an internship or training.',
    false: 'What is said has to be true.',
    discrimination: 'No discrimination.',
    harassment: 'No insults, threats or harassment.',
    hate: 'No hatred and no calls to violence.',
    impersonation: 'Nobody pretends to be somebody else.',
    sexual: 'No sexual content.',
    spam: 'No unwanted advertising and no repetition.',
    privacy: 'What is private to others stays theirs.',
    danger: 'Nothing that puts somebody in danger.',
  },
  appeal: {
    title: 'Appeal',
    help: 'Somebody else will look at the decision. You can appeal once, until {date}.',
    label: 'Why do you think that the decision is wrong?',
    needed: 'Write why you think that the decision is wrong.',
    send: 'Send appeal',
    sending: 'Sending…',
    sent: 'Your appeal was sent. We will tell you the answer.',
    failed: 'Your appeal was not sent. Please try again.',
    waits: 'The appeal waits for an answer.',
    over: 'The time to appeal is over.',
    answers: { stands: 'The decision stands.', lifted: 'The decision is lifted. Everything is as before.' },
  },
} as const satisfies SameShape<typeof bhs>
