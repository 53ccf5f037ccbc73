import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './messages.bhs.ts'

export const messages = {
  mails: { area: 'Registration and sign-in' },
  errors: {
    loginInvalid: 'The email or password is incorrect.',
    unverified: 'This email is not verified yet. We have sent you a new code.',
    suspended:
      '{until, select, day {The account is closed until {day}/{month}/{year}. The reason and how to appeal are in the email we sent you.} other {This account has been suspended. Write to us if you think that is a mistake.}}',
    sessionEnded: 'You are no longer signed in. Please sign in again.',
    verificationInvalid: 'Invalid or expired verification code',
    passwordTooShort: 'The password must have at least 8 characters',
    passwordMismatch: "Passwords don't match",
    termsRequired: 'You must accept the terms of use',
    phoneRequired: 'Phone number is required',
    phoneInvalid: 'Enter the full phone number, for example 061 123 456',
    birthdayInvalid: 'This is not a possible date of birth.',
    genderRequired: 'Please select gender',
    interestRequired: 'Select at least one interest',
    onboardingForbidden: 'We cannot confirm that this account is yours. Sign in and continue.',
    onboardingDone: 'These steps are already done. You can change your details in the settings.',
    firstAdminInvalid: 'This link is not valid, has expired or has been used.',
    emailTaken: 'There is already an account for this email.',
  },
  alreadyVerified: 'This email is already verified. You can sign in.',
} as const satisfies SameShape<typeof bhs>
