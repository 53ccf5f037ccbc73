import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './public-messages.bhs.ts'

export const messages = {
  rules: {
    title: 'Community rules',
    description: 'What you can write on Zamah, how to report what is not allowed, and how we decide.',
    intro:
      'People come here to find a first job, learn and make plans. These rules apply to everything anyone writes.',
    list: 'What is not allowed',
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
      title: 'False or misleading',
      text: 'Pay, deadline, place and requirements have to be as they really are.',
    },
    discrimination: {
      title: 'Discrimination',
      text: 'Nobody misses out because of gender, origin, religion, disability or family.',
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
      text: 'No advertising that has nothing to do with work or learning, and no posting the same message in a hundred places.',
    },
    privacy: {
      title: 'Other people’s private data',
      text: 'Do not publish other people’s numbers, pictures or messages unless they agree.',
    },
    danger: { title: 'Danger', text: 'Nothing that puts someone else in danger, least of all a minor.' },
  },
  how: {
    promise:
      'We look at every report within 24 hours, and at urgent ones straight away. For someone who has reported at least three times, never with good reason, it can take up to 72 hours.',
    person:
      'A person makes every decision, based on a rule, and gives reasons. We send the reasons to the author and the outcome to the person who reported it.',
    names: 'Only the moderators know who reported something.',
    messages:
      'From a reported conversation we see only the reported message and at most three before and three after it. Every time this happens it is recorded.',
    automatic:
      'A program checks the first message to someone you are not talking to yet, and the note with a connection request. It flags three or more links, a fifth new person contacted in one day, requests for money, a card, a document or a code, threats such as “I will kill you”, slurs from a list, and a phone number or talk of money sent to a minor. When you publish something or change your profile, it flags threats, slurs, requests for money, a card or a code, many links with little text, the same text in three places in one day, a new account that writes in eight places on its first day, and a phone number or talk of money in a comment to a minor. It does not read conversations between people who are already talking. The program hides nothing: a person decides about every flag.',
    strikes: 'A warning counts for six months and then expires.',
    measures:
      'What happens depends on earlier decisions. The first time, we only hide the content. Next comes a warning, then some days without contacting strangers, writing in public or sending links, and finally a temporary suspension. The program only suggests a step; a person decides, and every limit has an end date.',
    appeal: 'You can appeal against a decision once, within 14 days. Someone else decides on the appeal.',
  },
  log: {
    title: 'Decisions on reports',
    description:
      'All decisions on reports on Zamah: what was decided, by which rule, and the outcome of any appeal. Without names.',
    intro: 'What we decided about what people reported. Names and texts are left out.',
    rules: 'Community rules',
    years: 'By year',
    byRule: 'By rule, {year}',
    hidden: 'Hidden',
    warned: 'Warned or removed',
    limited: 'Limited or suspended',
    list: 'Decisions',
    more: 'Older decisions',
    first: 'Latest decisions',
    none: 'There are no decisions yet.',
    year: 'Year',
    decided: 'Decisions',
    inTime: 'In time',
    appeals: 'Appeals',
    lifted: 'Reversed',
    what: 'What',
    rule: 'Rule',
    measure: 'Decision',
    noRule: 'not against the rules',
  },
  measures: {
    help: 'Help offered',
    keep: 'stays',
    hide: 'hidden',
    strike: 'hidden, with a warning',
    remove: 'removed',
    limit: 'hidden, with limits',
    suspend: 'hidden, account suspended',
  },
  appealStates: {
    none: 'no appeal',
    waits: 'appeal awaiting an answer',
    stands: 'appeal refused',
    lifted: 'lifted on appeal',
  },
} as const satisfies SameShape<typeof bhs>
