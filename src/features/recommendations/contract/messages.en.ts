import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './messages.bhs.ts'

export const messages = {
  title: 'For you',
  intro: 'Open opportunities that suit you, each with its reason.',
  how: 'Why am I seeing this?',
  tabs: { label: 'What suits you', opportunities: 'Opportunities', people: 'People' },
  filter: 'Kind of opportunity',
  all: 'All',
  list: 'Recommended opportunities',
  count: '{count, plural, one {# opportunity} other {# opportunities}}',
  failed: 'The recommendations did not load',
  empty: 'Nothing new for you right now',
  emptyText: 'As soon as something opens, it will be here. Until then, look through all opportunities.',
  browse: 'All opportunities',
  known: {
    skills: 'Add your skills, and we will compare what is asked for with what you can do.',
    skillsAction: 'Add skills',
    place: 'Say where you live, and we will put what is near you first.',
    placeAction: 'Add your municipality',
  },
  reasons: {
    label: 'Why we recommend this',
    skills:
      '{of, plural, =1 {You have the required skill} other {You have {count, number} of {of, number} required skills{near, plural, =0 {} other {, nearly # more}}}}',
    nearly:
      '{of, plural, =1 {You nearly have the required skill} other {You nearly have {count, number} of {of, number} required skills}}',
    sought:
      '{name, select, practice {You are looking for an internship} training {You are looking for training} grant {You are looking for support} other {You are looking for a job}}',
    home: 'In your municipality',
    near: '{count, number} km from you',
    remote: 'Remote',
    deadline:
      '{count, plural, =0 {Deadline in less than a day} one {Deadline in # day} other {Deadline in # days}}',
    liked: 'Similar to what has interested you so far',
    interest: 'You are interested in: {name}',
    language: 'Asks for a language you speak: {name}',
    pay: 'Among the best paid of its kind',
    amount: 'Amount among the highest of its kind',
    firstJob: 'No experience needed',
    learning: 'You learn something new here',
    popular:
      '{count, plural, one {# person with similar interests likes it} other {# people with similar interests like it}}',
    fresh:
      '{count, plural, =0 {Published in the last 24 hours} one {Published # day ago} other {Published # days ago}}',
    none: 'It is open. Complete your profile and we can tell you more.',
  },
  missing: 'A better match with: {names}',
  match: 'You have {have, number} of {of, plural, one {# required skill} other {# required skills}}',
  notKept: 'Not saved. Try again.',
  weights: {
    title: 'What matters to you',
    text: 'It only changes your own list.',
    near: 'Near me',
    pay: 'Pay or amount',
    learning: 'Learning',
    less: 'Less',
    normal: 'Usual',
    more: 'More',
    saved: 'The list is now in your order.',
  },
  reset: {
    open: 'Start over',
    title: 'Forget what has interested you so far?',
    text: 'The list will no longer take into account what you have looked at and saved. Saved opportunities stay in their own list, and opportunities marked “Not for me” do not come back. People marked “Not for me” may come back.',
    confirm: 'Forget',
    close: 'Close',
    done: 'The list starts over.',
  },
} as const satisfies SameShape<typeof bhs>
