import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './server-messages.bhs.ts'

export const messages = {
  errors: {
    enough: 'You have {count} CVs, which is the most we can keep. Delete one that you do not need.',
    nameNeeded: 'Give the CV a name you will recognise.',
    notDrawn: 'We cannot make the file at the moment. Try again in a minute.',
  },
  names: {
    job: 'CV for a job',
    first: 'First CV',
    study: 'CV for a scholarship',
    abroad: 'CV in English',
    copy: '{name} (copy)',
  },
  document: {
    title: '{name}, CV',
    contact: 'Contact',
    email: 'Email',
    phone: 'Phone',
    place: 'Place',
    arch: '{name}: {count, plural, one {# skill} other {# skills}}',
    page: 'page {page} of {of}',
  },
  console: {
    person: { cvs: 'CVs' },
  },
  search: { kinds: { cvs: 'My CVs' } },
} as const satisfies SameShape<typeof bhs>
