import type { messages as bhs } from './messages.bhs.ts'
import type { SameShape } from './texts.ts'

export const messages = {
  shell: {
    skip: 'Skip to content',
    loading: 'Loading...',
    needsScript:
      'This page only works with JavaScript. Turn it on in the settings of your browser and reload the page.',
    needsScriptWay: 'You cannot turn it on? Write to us.',
    offline: 'You are offline. We keep trying to reconnect.',
    errorTitle: 'Something went wrong',
    errorText: 'Nothing that was saved is lost. Please try again.',
    retry: 'Try again',
    home: 'Go to the home page',
    componentError: 'This part could not be loaded',
    refresh: 'Refresh',
    toasts: 'Notifications',
    dismiss: 'Close',
    cancel: 'Cancel',
    description:
      'Zamah connects young people in Bosnia and Herzegovina with jobs, grants and mentors, and shows which skills they are missing.',
  },
  sheets: { csv: 'Download CSV', xlsx: 'Download XLSX', busy: 'Preparing…' },
  queries: {
    failed: 'This did not load',
    noAnswer: 'Check your connection and try again.',
    serverFailed: 'The server is not responding. Nothing has been lost.',
    more: 'Show more',
  },
  forms: { wrong: '{count, plural, one {Correct # field} other {Correct # fields}}' },
  fields: {
    count: '{used} of {limit} characters',
    tooLong: 'Shorten the text: {over, plural, one {# character} other {# characters}} too many.',
    signs: 'Delete the control character or half emoji: it cannot be saved.',
    amountRead: 'That is {amount}.',
    amountUnread: 'We cannot read this as an amount. Write it like this: 1,200',
    amountWhole: 'Give a whole amount, without feninga.',
    amountMost: '{max} at most.',
  },
} as const satisfies SameShape<typeof bhs>
