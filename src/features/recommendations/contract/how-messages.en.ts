import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './how-messages.bhs.ts'

export const messages = {
  title: 'How we recommend',
  description:
    'What goes into the list of recommended opportunities, what never does, and how you can change it.',
  intro:
    'The list “For you” puts open opportunities in the order in which they suit you. Here is what counts, what does not, and how you change it.',
  signals: {
    title: 'What counts',
    skills:
      'Skills: how many of those asked for you have, and at which level. A similar skill counts less than the one asked for.',
    place: 'Place: how far it is from your municipality. Remote work is near everybody.',
    deadline:
      'Deadline and freshness: what is new and what ends soon is put a little higher. What has ended is not shown.',
    language:
      'Languages: where a language is asked for that your profile does not have, the opportunity stands lower.',
    interests: 'The interests you chose at the beginning. They count most while your profile has no skills.',
    behaviour: 'What you do: what you look at and save, where you apply, and why something is not for you.',
    similar:
      'What people with interests like yours save. It counts very little, so that the popular does not push aside what really suits you.',
  },
  never: {
    title: 'What never counts',
    text: 'Gender, age, name and photo do not change its order. The only thing we do with gender: a call that by its own condition is for women only, or for men only, is not offered to those it leaves out. The part of the program that makes it cannot even read them, and that is checked with every change.',
    decide:
      'The list decides nothing about you. No employer sees your place in it, and every opportunity can be found by searching too.',
    money: 'Nobody can buy a place in the list.',
  },
  diversity: {
    title: 'Variety',
    text: 'Of twenty opportunities in a row at most three are from one organisation. Those of an organisation you belong to are left out.',
  },
  people: {
    title: 'People',
    text: 'The list “People for you” has only those who have published their profile. What counts are skills in common, what you lack for a target and they can do, interests in common and the place, and only where members may see it on the profile. Your targets are shown to nobody.',
    leave:
      'You would rather not be in such a list? Make your profile private, or hide your skills and interests.',
  },
  control: {
    title: 'What you can do',
    weights: 'Say how much nearness, pay and learning matter to you.',
    dismiss:
      'Say “Not for me”: that opportunity or person does not come back unless you take it back. People are never told.',
    reset:
      'Start anew: the list forgets what has interested you so far, and people you put away may come back.',
    export:
      'Download your data in the settings. The list is not kept: it is made anew each time you open it.',
  },
  open: 'Open “For you”',
} as const satisfies SameShape<typeof bhs>
