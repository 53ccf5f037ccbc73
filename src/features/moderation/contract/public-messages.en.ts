import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './public-messages.bhs.ts'

export const messages = {
  rules: {
    title: 'Community rules',
    description: 'What may be written on Zamah, how to report what may not, and how we decide.',
    intro:
      'People look for a first job here, learn and make plans. These rules apply to everything people write here.',
    list: 'What is not all right',
    how: 'How we decide',
    help: 'If someone is in danger',
    helpText: 'Call now. The calls are free of charge, day and night.',
    log: 'All decisions, without names',
  },
  items: {
    money: {
      title: 'Money in advance',
      text: 'Nobody asks for money, a card or a copy of a passport for a job, an internship or training.',
    },
    false: {
      title: 'False or wrong',
      text: 'Pay, deadline, place and what is asked for have to be as they really are.',
    },
    discrimination: {
      title: 'Discrimination',
      text: 'Nobody misses a chance because of gender, origin, faith, disability or family.',
    },
    harassment: {
      title: 'Insults and threats',
      text: 'You may disagree with someone. You may not insult or threaten them, or write to them when they do not want it.',
    },
    hate: { title: 'Hatred', text: 'No hatred of people for who they are, and no calls to violence.' },
    impersonation: {
      title: 'Impersonation',
      text: 'You write under your own name. You speak for a company or a school only if you really work for it.',
    },
    sexual: {
      title: 'Sexual content',
      text: 'Minors use Zamah too. There is no place for sexual content here.',
    },
    spam: {
      title: 'Unwanted content',
      text: 'No advertising that has nothing to do with work and learning, and not the same message in a hundred places.',
    },
    privacy: {
      title: 'Private data of others',
      text: 'Numbers, pictures and messages of others are not published unless they agree.',
    },
    danger: { title: 'Danger', text: 'Nothing that puts someone else in danger, least of all a minor.' },
  },
  how: {
    promise: 'We look at a report within 24 hours, and at an urgent one straight away.',
    person:
      'A person decides, by a rule and with a reason. The person concerned gets the reason, and the person who reported it learns what we decided.',
    names: 'Nobody but the moderators learns who reported something.',
    messages:
      'Of a reported conversation we see the reported message and three at most before and after it. Every such look is on record.',
    automatic:
      'A program looks at the first message to someone you are not talking to yet. It flags one with three links or more, one that goes to a fifth person within a day, one that asks for money, a card, a document or a code, one that threatens with words such as “I will kill you” or says a slur from a list, and one that sends a minor a phone number or speaks of money. What is public or on a profile it looks at when it is published: it flags a threat, a slur from a list, asking for money, a card or a code, many links with little text, the same text in three places within a day, and a new account that writes in eight places on its first day. It does not read conversations of people who are already talking. The program hides nothing: a person decides about every flag.',
    strikes: 'A warning counts for six months and then expires.',
    measures:
      'What follows depends on what was before: first something is only hidden, then comes a warning, then for some days no writing to people one does not know, in public or with links, and only at the end is the account closed for a time. The ladder only proposes, a person decides, and every limit has an end.',
    appeal: 'You can appeal against a decision once, within 14 days. Someone else answers the appeal.',
  },
  log: {
    title: 'Decisions on reports',
    description:
      'All decisions on what was reported on Zamah: what, by which rule, and what came of an appeal. Without names.',
    intro: 'What we decided about what people reported. Names and texts are left out.',
    rules: 'Community rules',
    years: 'By year',
    list: 'Decisions',
    more: 'Older decisions',
    first: 'Latest decisions',
    none: 'There are no decisions yet.',
    year: 'Year',
    decided: 'Decisions',
    inTime: 'In time',
    appeals: 'Appeals',
    lifted: 'Lifted',
    when: 'When',
    what: 'What',
    rule: 'Rule',
    measure: 'Decision',
    appeal: 'Appeal',
    noRule: 'not against the rules',
  },
  measures: {
    keep: 'stays',
    hide: 'hidden',
    strike: 'hidden, with a warning',
    remove: 'removed',
    limit: 'hidden, with limits',
    suspend: 'hidden, account suspended',
  },
  appealStates: {
    none: 'none',
    waits: 'waits for an answer',
    stands: 'decision stands',
    lifted: 'decision lifted',
  },
} as const satisfies SameShape<typeof bhs>
