import type { messages as bhs } from './messages.bhs.ts'
import type { SameShape } from './texts.ts'

export const messages = {
  errors: {
    unreadable: 'We cannot read this request.',
    invalid: 'Please check the marked fields.',
    foreignOrigin: 'This request comes from another site, so we do not accept it.',
    signInNeeded: 'Sign in to continue.',
    forbidden: 'You are not allowed to do this.',
    impersonationReadsOnly:
      'You are looking as a member: nothing can be changed. Stop looking as them first.',
    impersonationOwnEyes:
      'Only the person whose account it is sees this, not even the team that looks as them.',
    notFound: 'There is nothing here.',
    conflict: 'Somebody has changed this in the meantime. Reload and try again.',
    tooLarge: 'That is more data than we can accept.',
    unsupportedMedia: 'We expect data as JSON.',
    wrongFile: 'We do not accept this kind of file here.',
    tooMany: 'Too many tries. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
    busy: 'We are very busy right now. Please try again in a moment.',
    unexpected:
      'Something went wrong on our side. Try again; if it happens again, tell us the number {requestId}.',
  },
  shell: {
    skip: 'Skip to content',
    loading: 'Loading...',
    offline: 'There is no connection. We are trying again.',
    errorTitle: 'Something went wrong',
    errorText: 'Nothing that was saved is lost. Please try again.',
    retry: 'Try again',
    componentError: 'This part could not be loaded',
    refresh: 'Refresh',
    notFoundTitle: '404 Page Not Found',
    notFoundText: 'This page does not exist or has moved.',
    home: 'To the home page',
    toasts: 'Notifications',
    dismiss: 'Close',
    cancel: 'Cancel',
    description:
      'Zamah connects young people in Bosnia and Herzegovina with jobs, grants and mentors, and shows which skills they are missing.',
  },
  queries: {
    failed: 'This did not load',
    noAnswer: 'Check your connection and try again.',
    serverFailed: 'The server does not answer. Nothing is lost.',
    more: 'Show more',
  },
  bilingual: {
    label: { bhs: '{label} (bhs)', en: '{label} (English)' },
    older: { bhs: 'Older than the English text', en: 'Older than the text in bhs' },
    fine: 'It is still right',
  },
  forms: { wrong: '{count, plural, one {Correct # field} other {Correct # fields}}' },
  fields: {
    count: '{used} of {limit} characters',
    required: 'This field is required.',
    unknown: 'We do not know this field.',
    type: 'The value has the wrong type.',
    tooShort: 'This is too short.',
    tooLong: 'This is too long.',
    email: 'Invalid email address',
    choice: 'This value is not one of the choices.',
    amountRead: 'That is {amount}.',
    amountUnread: 'We cannot read this as an amount. Write it like this: 1,200',
    amountWhole: 'Give a whole amount, without feninga.',
    amountMost: '{max} at most.',
    format: 'This is not in the right form.',
    passwordCommon: 'Too many people use this password. Choose another one.',
    passwordPersonal: 'The password must not contain your name or email.',
  },
} as const satisfies SameShape<typeof bhs>
