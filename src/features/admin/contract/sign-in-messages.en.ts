import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './sign-in-messages.bhs.ts'

export const messages = {
  login: {
    title: 'Admin sign-in',
    text: 'Use your usual email and password. You go straight to the admin area.',
    email: 'Email',
    password: 'Password',
    show: 'Show password',
    hide: 'Hide password',
    submit: 'Sign in',
    busy: 'Signing in…',
    forgot: 'Forgot your password?',
    required: 'This field is required.',
    errorTitle: 'Error',
    failed: 'Sign-in failed',
    done: 'Signed in',
    welcome: 'Welcome back!',
    panel: 'Everything you run, in one place',
    panelText: 'Accounts, organisations, opportunities and page texts, with a log of every action.',
  },
  first: {
    title: 'Create the first admin account',
    text: 'The link from the terminal works once. This account gets all rights.',
    missing:
      'Open this page with the link that the server printed when it started. If the link has expired, restart the server and use the new one.',
    firstName: 'First name',
    lastName: 'Last name',
    confirm: 'Repeat the password',
    help: 'At least 8 characters. Advice: upper and lower case, a digit and a special character.',
    short: 'The password must have at least 8 characters',
    mismatch: "Passwords don't match",
    email: 'Invalid email address',
    submit: 'Create the account',
    busy: 'Creating the account…',
    failed: 'The account was not created. Check your connection and try again.',
    toLogin: 'Is there an administrator already? Sign in.',
  },
} as const satisfies SameShape<typeof bhs>
