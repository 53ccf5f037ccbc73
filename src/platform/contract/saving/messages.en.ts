import type { SameShape } from '../texts.ts'
import type { messages as bhs } from './messages.bhs.ts'

export const messages = {
  idle: 'Everything is saved',
  waiting: 'Not saved yet',
  kept: 'Saved on this device',
  restored: 'We have restored your unsaved text.',
  busy: 'Saving…',
  saved: 'Saved at {time}',
  away: 'No connection. What you wrote is saved on this device, and we send it as soon as the connection is back.',
  awayNotKept:
    'No connection, and this device has no room left. Keep this page open until the connection is back.',
  notKept: 'This device has no room left for the text. Keep this page open until it is saved.',
  draftKept: 'Saved on this device, not sent yet',
  draftRestored: 'We have restored your unsent text.',
  draftNotKept: 'This device has no room for your text. Do not close the page until you have sent it.',
  failed: 'Not saved. We are trying again.',
  refused: 'Not saved.',
  refusedKept: 'We have saved your text on this device. Correct it and we will try again.',
  again: 'Try again',
  conflict:
    'Someone has saved another version in the meantime. Your text is safe on this device. Which version do you want to keep?',
  nowThere: 'The saved text now says:',
  compare: 'Compare both texts',
  both: 'Your text and the saved text',
  myText: 'Your text',
  savedText: 'Saved text',
  sameTexts: 'The texts are the same. Something else is different, for example a picture or the topic.',
  changes: 'What has changed since',
  removed: 'removed:',
  added: 'added:',
  mine: 'Save mine',
  theirs: 'Keep what is saved',
} as const satisfies SameShape<typeof bhs>
