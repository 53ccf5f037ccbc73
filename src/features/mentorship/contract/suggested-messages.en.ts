import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './suggested-messages.bhs.ts'

export const messages: SameShape<typeof bhs> = {
  title: 'Mentors for you',
  intro: 'People who can help with what you still need, and have room and a free time.',
  list: 'Suggested mentors',
  count: '{count, plural, one {# person} other {# people}}',
  all: 'All mentors',
  none: 'Nobody has room right now.',
  noneText: 'Look at all mentors: some of them soon have room again.',
  goalHint: 'Choose a goal, and whoever teaches the skills that you lack comes first.',
  goalAction: 'Choose a goal',
  failed: 'The suggestions did not load.',
  privacy:
    'The order follows from your goals, skills and place, from free times and measured replies. None of them learns that they were suggested to you.',
  first: 'First time: {when}',
  reasons: {
    label: 'Why {name}',
    teaches: 'Teaches {skills}, which you still need for {goal}',
    learning: 'Teaches {skills}, which you are learning now',
    shares: 'Knows what you know: {skills}',
    near: 'From where you live',
    soon: 'Has a free time within seven days',
  },
  skill: {
    one: 'Ask for help: {name}',
    many: '{count, plural, one {# person helps} other {# people help}} with this',
    manyNamed: '{count, plural, one {# person helps} other {# people help}} with this: {skill}',
    oneNamed: 'Ask for help: {name}, {skill}',
  },
  card: {
    title: 'Mentoring',
    mine: 'All mentorships',
    meeting: '{day} at {time}',
    answer: 'Waits for your answer until {when}',
    nobody: 'Somebody who is no longer here',
    list: 'Your mentorships',
    offers: 'Who can help you',
  },
}
