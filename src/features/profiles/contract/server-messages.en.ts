import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './server-messages.bhs.ts'

export const messages = {
  moderation: { kinds: { profile: 'profile' } },
  errors: {
    slugTaken: 'This address belongs to someone else. Choose another.',
    backwards: 'The end date is before the start date.',
    skillNotListed: 'This skill is not on your profile.',
    skillsFull: 'A profile can have at most 60 skills. Remove one and try again.',
    entryUnknown: 'This entry is not on your profile.',
    evidenceFull: 'One skill can have ten pieces of evidence at most.',
  },
  step: {
    title: {
      headline: 'Write a headline',
      skills: 'Add at least three skills',
      work: 'Add your first experience',
      education: 'Add a school or university',
      about: 'Write a few sentences about yourself',
      languages: 'Add the languages you speak',
      photo: 'Add a photo',
      municipality: 'Say where you are from',
      translation: 'Add the text in the other language',
    },
    text: {
      headline: 'One line that says what you do or look for. Everyone reads it first.',
      skills: 'People find you by your skills, and we use them to choose opportunities for you.',
      work: 'Add work without a contract, volunteering and what you do at home too.',
      education: 'A school, university or course, finished or not.',
      about: 'Who you are, what you like doing and where you want to go.',
      languages: 'Add a level from A1 to C2 for each language.',
      photo: 'A profile with a face is easier to remember.',
      municipality: 'That is how you find opportunities nearby.',
      translation: 'With the headline and the text in both languages, people abroad can read you too.',
    },
    action: 'Open the profile',
    progress: '{done, plural, one {part of the profile} other {parts of the profile}}',
  },
  piece: {
    headline: 'Headline',
    skills: 'At least three skills',
    work: 'Experience',
    education: 'Education',
    about: 'A few sentences about you',
    languages: 'Languages',
    photo: 'Photo',
    municipality: 'Place',
    translation: 'Text in both languages',
  },
  console: {
    person: { profile: 'Public profile', skills: 'Skills' },
  },
} as const satisfies SameShape<typeof bhs>
