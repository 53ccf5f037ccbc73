import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './start-messages.bhs.ts'

export const messages = {
  title: 'Tell us a little about yourself',
  text: 'In a minute you will see your skills, an occupation you are close to and opportunities that suit you.',
  dismiss: 'Not now',
  failed: 'Not saved. Try again.',
  seeking: {
    label: 'What are you looking for?',
    'first-job': 'A first job',
    practice: 'An internship or volunteering',
    training: 'Training',
    grant: 'A grant or scholarship',
    mentor: 'A mentor',
  },
  cv: 'Have a CV? Upload it instead',
  ready: 'Your skills are on your profile',
  readyText: 'We have already arranged the opportunities below to match them.',
  see: 'See opportunities for you',
  goal: 'Your goal is set: {title}',
  goalOpen: 'See what to learn next',
} as const satisfies SameShape<typeof bhs>
