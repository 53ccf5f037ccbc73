import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './endorsement-messages.bhs.ts'

export const messages = {
  title: 'Your skills, confirmed by others',
  help: 'Only confirmations that you approve appear on your profile. The person who wrote one is not told what you decide.',
  failed: 'The confirmations did not load',
  skill: 'Skill: {skill}',
  from: {
    project: 'Project you share: {title}',
    organisation: 'Organisation you share: {title}',
    canvas: 'Application you share: {title}',
  },
  states: { waiting: 'Waiting for you', shown: 'On your profile', hidden: 'Hidden' },
  show: 'Show on my profile',
  hide: 'Hide',
  named: '{act}: {name}, {skill}',
  report: 'Report',
  done: {
    shown: 'The confirmation is on your profile, beside the skill.',
    hidden: 'The confirmation is hidden.',
  },
  give: {
    open: 'Confirm a skill',
    title: 'Confirm a skill: {name}',
    close: 'Close',
    skill: 'Which skill have you seen while working together?',
    choose: 'Choose a skill',
    said: '{skill} (confirmed already)',
    shared: 'How do you know?',
    text: 'One sentence about it',
    textHelp: 'What did they do while you worked together?',
    send: 'Send confirmation',
    take: 'Withdraw',
    sending: 'Sending…',
    sent: 'The confirmation is sent. {name} decides whether it goes on their profile.',
    taken: 'The confirmation is taken back.',
    noShared:
      'Only someone who has worked with a person can confirm their skills: on a project, in an organisation or on an application that was sent. The two of you have none of these yet.',
    noSkills: 'This profile has no skills that you can confirm.',
    needSkill: 'Choose a skill.',
    needText: 'Write one sentence.',
  },
  wrong: 'That did not work. Please try again.',
} as const satisfies SameShape<typeof bhs>
