import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './how-messages.bhs.ts'

export const messages = {
  title: 'How we recommend',
  description:
    'What goes into the list of recommended opportunities, what never does, and how you can change it.',
  intro:
    'The “For you” list shows open opportunities in order of how well they suit you. Here is what counts, what does not, and how to change it.',
  signals: {
    title: 'What counts',
    skills:
      'Skills: how many of the required skills you have, and at what level. A similar skill counts less than the one asked for.',
    place: 'Place: how far it is from your municipality. Remote work counts as near for everyone.',
    deadline: 'Deadline: what is new or closing soon comes a little higher. What has closed is not shown.',
    language:
      'Languages: if a language is asked for that is not on your profile, the opportunity comes lower.',
    interests: 'The interests in your settings. They count most while your profile has no skills.',
    behaviour: 'What you look at and save, where you apply, and why something is not for you.',
    similar:
      'What people with similar interests save. It counts very little: what suits you matters more than what is popular.',
  },
  never: {
    title: 'What never counts',
    text: 'Gender, age, name and photo do not change the order. The only thing we do with gender: a call whose own terms limit it to women, or to men, is not offered to those it excludes. The part of the program that makes the list cannot even read this data, and we check that with every change.',
    decide:
      'The list decides nothing about you. No employer sees your place in it, and you can also find every opportunity by searching.',
    money: 'Nobody can buy a place in the list.',
  },
  diversity: {
    title: 'Variety',
    text: 'Of any twenty opportunities in a row, at most three are from one organisation. Those of an organisation you belong to are left out.',
  },
  people: {
    title: 'People',
    text: 'The list “People for you” only includes people who have published their profile. We look at skills in common, what they can do that you lack for a goal, interests in common and place, and only if it is visible to members on their profile. Your goals are never shown to anyone.',
    leave: 'Would you rather not be on this list? Unpublish your profile, or hide your skills and interests.',
  },
  control: {
    title: 'What you can do',
    weights: 'Say how much distance, pay and learning matter to you.',
    dismiss:
      'Say “Not for me”: that opportunity or person does not come back unless you undo it. People are never told.',
    reset:
      'Start over: the list forgets what has interested you so far, and people you marked “Not for me” may come back.',
    export:
      'Download your data in the settings. We do not keep the list: we make it again each time you open it.',
  },
  open: 'Open “For you”',
} as const satisfies SameShape<typeof bhs>
