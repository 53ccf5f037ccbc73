import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './messages.bhs.ts'

export const messages = {
  mails: { area: 'New password' },
  errors: {
    codeInvalid: 'Wrong code. Check the digits and try again.',
    codeExpired: 'This code has expired. Ask for a new one.',
    codeUsed: 'This code has already been used. Ask for a new one.',
    tokenInvalid: 'This password link is not valid or has expired.',
    tokenExpired: 'This password link has expired. Ask for a new one.',
    tokenUsed: 'This link has already been used. Ask for a new one.',
    oneProof: 'Send either the code or the token of the link, and only one of them.',
    passwordTooShort: 'The password must have at least 8 characters',
  },
  mail: {
    reset: {
      subject: 'A new password for {product}',
      heading: 'Choose a new password',
      withCode:
        'Hello {name}, someone asked to reset the password of your account. If it was you, enter this code in the same browser:',
      codeLife:
        'The code works for {codeMinutes} minutes and only in that browser. Instead you can open the link: it works on any device for {linkMinutes} minutes.',
      withLink:
        'Hello {name}, someone asked to reset the password of your account. If it was you, open this link to choose a new one. It works on any device and expires in {linkMinutes} minutes.',
      noCodes:
        'To keep accounts safe we are not sending codes at the moment. If a page asks you for a code, close it and use this link.',
      button: 'Choose a new password',
      notYou:
        'If you did not ask for this, you can ignore it: your password stays the same. Do not forward this email to anyone.',
    },
    merged: {
      subject: 'This account on {product} is closed',
      heading: 'The account was joined to your other one',
      text: 'Hello {name}, someone tried to register or reset a password with this address. This account is closed because we merged it into your other account, which has everything now. Sign in with the address of that account; you can find it in the email we sent when we merged them.',
      button: 'Sign in',
      help: 'If you did not ask for this, or cannot get into the other account, write to us at {url}.',
    },
    changed: {
      subject: 'Your password has been changed',
      heading: 'Your password has been changed',
      text: 'Hello {name}, the password of your account was changed on {date} at {time}. Every device has to sign in again.',
      identities:
        'Signing in with Google was removed too. You can add it again in the settings once you are signed in.',
      notYou: 'If this was not you, choose a new password straight away and check who can open your email.',
      button: 'This was not me',
    },
  },
} as const satisfies SameShape<typeof bhs>
