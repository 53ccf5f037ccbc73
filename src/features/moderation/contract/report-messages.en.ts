import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './report-messages.bhs.ts'

export const messages = {
  title: 'Report',
  close: 'Close',
  what: 'What is wrong?',
  none: 'Choose what is wrong.',
  note: 'Anything we should know? (optional)',
  who: 'Only the moderators know who reported it. We will tell you what we decide.',
  send: 'Send report',
  sending: 'Sending…',
  sent: 'Thank you. Your report has arrived. We will tell you what we decided.',
  failed: 'The report was not sent. Please try again.',
  done: 'OK',
  urgent: {
    title: 'We have seen it and are looking now.',
    text: 'If somebody is in danger now, call. Calls are free, and lines without hours answer at night too.',
    crisis: 'If things are hard for you or somebody close: health centres have a centre for mental health.',
  },
  lines: {
    young: 'Blue Phone: somebody to talk to for children, young people and parents, weekdays 9 am to 10 pm',
    ambulance: 'Ambulance',
    police: 'Police',
    violenceRs: 'SOS line for victims of violence (RS)',
    violenceFbih: 'SOS line for victims of violence (FBiH)',
  },
  attached: {
    label: 'Sent with it',
    picture: 'Picture: {name}',
    voice: 'Voice message, {length}',
    file: 'Document: {name}',
  },
  reasons: {
    minor: 'A minor is in danger',
    'self-harm': 'Someone might harm themselves',
    money: 'Asks for money or personal documents',
    false: 'False or misleading',
    discrimination: 'Discriminates',
    harassment: 'Insults, threatens or harasses',
    hate: 'Spreads hatred',
    impersonation: 'Pretends to be someone else',
    sexual: 'Sexual content',
    spam: 'Unwanted advertising or links',
    privacy: 'Publishes someone’s private data',
    other: 'Something else',
  },
} as const satisfies SameShape<typeof bhs>
