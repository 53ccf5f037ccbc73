import type { messages as bhs } from './messages.bhs.ts'
import type { SameShape } from './texts.ts'

export const messages = {
  errors: {
    unreadable: 'We cannot read this request.',
    invalid: 'Please check the marked fields.',
    foreignOrigin: 'This request comes from another site, so we do not accept it.',
    signInNeeded: 'Sign in to continue.',
    forbidden: 'You are not allowed to do this.',
    lookReadsOnly: 'You are looking as a member: nothing can be changed. End the look first.',
    lookOwnEyes: 'Only the person whose account it is sees this, not even the team that looks as them.',
    notFound: 'There is nothing here.',
    conflict: 'Somebody has changed this in the meantime. Reload and try again.',
    tooLarge: 'That is more data than we take.',
    unsupportedMedia: 'We expect data as JSON.',
    wrongFile: 'We do not take this kind of file here.',
    tooMany: 'Too many tries. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
    busy: 'We are very busy right now. Please try again in a moment.',
    unexpected:
      'Something failed on our side. Try again; if it happens again, tell us the number {requestId}.',
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
    description:
      'Zamah takes young people in Bosnia and Herzegovina to jobs, grants and mentors, and shows which skills they are missing.',
  },
  forms: { wrong: '{count, plural, one {# field needs a correction} other {# fields need a correction}}' },
  fields: {
    required: 'This field is required.',
    unknown: 'We do not know this field.',
    type: 'The value has the wrong type.',
    tooShort: 'This is too short.',
    tooLong: 'This is too long.',
    email: 'Invalid email address',
    choice: 'This value is not one of the choices.',
    format: 'This is not in the right form.',
    passwordCommon: 'Too many people use this password. Choose another one.',
    passwordPersonal: 'The password must not contain your name or email.',
  },
} as const satisfies SameShape<typeof bhs>
