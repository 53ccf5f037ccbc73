import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './messages.bhs.ts'

export const messages = {
  sent: {
    title: 'Sent at {time}',
    titleDays:
      'Sent at {time}, {days, plural, =0 {on the day of the deadline} one {# day before the deadline} other {# days before the deadline}}',
    to: '{title}, {organisation}',
    text: 'The organisation has your application. We will tell you as soon as something changes.',
  },
  goal: {
    arch: '{of, plural, one {A finished bridge of # stone} other {A finished bridge of # stones}}',
    picture: '{of, plural, one {# skill} other {All # skills}}',
  },
  funded: {
    title: '{amount} for “{title}”',
    text: 'The decision is the same for the whole team. The first instalment comes after the contract.',
    contract: 'Contract and payments',
  },
  proof: {
    by: '{name} confirms: {skill}',
    plain: 'A new confirmation: {skill}',
    hours: '{count, plural, one {# hour confirmed: {skill}} other {# hours confirmed: {skill}}}',
    arch: 'Skills with evidence: {have, number} of {of, number}',
    picture: 'A confirmed skill',
  },
  added: {
    title: '{count, plural, one {# new skill} other {# new skills}} on your profile',
    text: 'From your own words. Evidence comes next: a person, work or an exam.',
  },
  picture: {
    make: 'Make a picture',
    title: 'A picture to share',
    lead: 'It is made on your device. We neither publish nor keep it.',
    name: 'Name on the picture',
    nameHelp: 'It may stay empty.',
    shape: 'Shape',
    wide: 'Wide',
    square: 'Square',
    alt: 'Picture: {title} {text}',
    drawing: 'Drawing…',
    failed: 'The picture was not drawn. Try again.',
    close: 'Close',
    save: 'Save the picture',
    share: 'Share',
    file: 'zamah.png',
  },
} satisfies SameShape<typeof bhs>
