import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './server-messages.bhs.ts'

export const messages = {
  limits: {
    reports: { title: 'Reports', hint: 'by one person' },
  },
  mails: { area: 'Moderation' },
  errors: {
    ownThing: 'This is yours. You can only report what someone else has written.',
    alreadyReported: 'You have already reported this. We will tell you what we decide.',
    decided: 'Someone has just settled this case.',
    taken: 'Someone else is working on this case. Take it over if you need to.',
    ruleNeeded: 'Choose the rule that was broken.',
    reasonNeeded: 'Write the reason.',
    limitsNeeded: 'Choose what the person cannot do for now.',
    daysNeeded: 'Choose for how many days.',
    nobody: 'The author’s account no longer exists, so it cannot be limited.',
    removed:
      'A moderator removed this, so you cannot publish it again. Your notifications explain why and how to appeal.',
    limitedFirst:
      'Until {day}/{month}/{year} you cannot contact people you do not know yet. Your notifications explain why and how to appeal.',
    limitedQuestions:
      'Until {day}/{month}/{year} you cannot write in public. Your notifications explain why and how to appeal.',
    limitedLinks:
      'Until {day}/{month}/{year} you cannot send links. Leave the link out, or read the reason in your notifications.',
    involved: 'Someone else decides on this.',
    wordShort: 'Enter a word of at least three letters. A shorter one would flag too many innocent texts.',
    wordsFull: 'The lists are full: 500 changes at most. Remove words that are no longer needed.',
    notNow: 'There is no appeal to answer here, or the time for it is over.',
  },
  rules: {
    money: 'The rule: nobody asks for money for a job, an internship or training.',
    false: 'The rule: what you write has to be true.',
    discrimination: 'The rule: no discrimination.',
    harassment: 'The rule: no insults, threats or harassment.',
    hate: 'The rule: no hatred and no calls to violence.',
    impersonation: 'The rule: nobody pretends to be someone else.',
    sexual: 'The rule: no sexual content.',
    spam: 'The rule: no unwanted advertising and no repetition.',
    privacy: 'The rule: other people’s private data is not published.',
    danger: 'The rule: nothing that puts someone in danger.',
  },
  notifications: {
    topics: { moderation: { title: 'Reports and decisions', hint: 'what was decided about reports' } },
    decision:
      '{measure, select, strike {Something you wrote was hidden and you get a warning. See the reason and how to appeal.} remove {Something you wrote was removed and you get a warning. See the reason and how to appeal.} limit {Something you wrote was hidden and you can do less for a while. See what, until when and how to appeal.} suspend {Something you wrote was hidden and your account is closed for a while. See the reason and how to appeal.} other {Something you wrote was hidden. See the reason and how to appeal.}}',
    answer:
      '{answer, select, lifted {Your appeal was accepted. Everything is as it was.} other {Your appeal was reviewed. The decision stands.}}',
    help: 'Somebody was worried about you. See who can help.',
    outcome:
      '{outcome, select, helped {We wrote to the person you worry about and offered help. Thank you for caring.} cared {We looked and did what was needed. Thank you for caring; if something changes, tell us again.} kept {We looked at what you reported. It is not against the rules, so it stays. Thank you for looking out.} restored {After an appeal, someone else on the team lifted the decision on your report: the content is not against the rules.} other {We looked at what you reported and hid it. Thank you.}}',
    urgent:
      '{reason, select, minor {Urgent: danger to a minor was reported.} other {Urgent: someone might harm themselves.}}',
  },
  mail: {
    button: 'Open the decision',
    decision: {
      subject: 'A decision about your content',
      heading: 'What was decided, and why',
      appeal: 'If you think we are wrong, you can ask someone else to look at it within 14 days.',
    },
    help: {
      subject: 'Somebody is thinking of you',
      heading: 'If things are hard, you are not alone with them',
      button: 'Open the message',
      lines: {
        ambulance: 'Ambulance: 124, at any hour',
        young: 'Blue Phone, somebody to talk to: 080 05 03 05, weekdays 9 am to 10 pm',
      },
    },
    suspended: {
      subject: 'Your account is closed for a while',
      heading: 'Your account is closed, and why',
      text: 'Something you wrote was hidden and your account is closed until {date}. Then it opens by itself.',
    },
    answer: { subject: 'The answer to your appeal', heading: 'The answer to your appeal' },
  },
  console: {
    groups: { reported: 'has been reported' },
    queues: { moderation: { title: 'Moderation', hint: 'reports and appeals' } },
  },
  audit: {
    area: 'Moderation',
    actions: {
      look: 'Look at a reported message',
      decide: 'Decision on a report',
      answer: 'Answer to an appeal',
      words: 'Change of a word list',
      take: 'Case taken over from someone else',
    },
    fields: {
      measure: 'measure',
      rule: 'rule',
      answer: 'answer',
      days: 'days',
      limits: 'limited',
      list: 'list',
      language: 'language',
      form: 'form',
      isOn: 'flags',
    },
  },
} as const satisfies SameShape<typeof bhs>
