import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './voice-messages.bhs.ts'

export const messages = {
  name: 'Voice message, {length}',
  play: 'Play voice message',
  pause: 'Pause voice message',
  position: 'Place in the recording',
  at: '{now} of {length}',
  speed: 'Speed: {speed} times',
  times: '{speed}×',
  loading: 'Loading…',
  failed: 'The recording did not load. Please try again.',
  recording: 'Recording a voice message',
  opening: 'Opening the microphone…',
  finishing: 'Preparing the recording…',
  clock: '{now} / {most}',
  cancel: 'Cancel the recording',
  stop: 'Finish recording',
  listen: 'Listen before you send it',
  drop: 'Delete the recording',
  send: 'Send voice message',
  again: 'Record again',
  close: 'Close recording',
  problem: {
    refused:
      'The microphone is off for this page. Turn it on in your browser’s settings, beside the address, and try again.',
    missing: 'This device has no microphone. You can write a message instead.',
    unable: 'This browser cannot record a voice message. You can write a message instead.',
    short: 'The recording is too short. Please try again.',
    failed: 'Recording did not work. Please try again.',
    unsent:
      'Your device could not keep the message to send it. The recording is still here; please try again.',
  },
} as const satisfies SameShape<typeof bhs>
