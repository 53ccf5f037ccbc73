import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './onboarding-messages.bhs.ts'

/** Texts of the steps after the address is confirmed, apart because sign-in and registration do without them. */
export const messages = {
  progress: 'Step {step, number} of {all, number}: {name}',
  names: { s1: 'contact', s2: 'what interests you', s3: 'review' },
  next: 'Next',
  back: 'Back',
  complete: 'Complete',
  busy: 'Finishing…',
  contactTitle: 'What number can we reach you on?',
  contactText: 'Only you see the number, until you decide otherwise.',
  contactCount: 'of {all, number} details',
  phoneHelp: 'Start with 0 or with +387.',
  phoneCut: 'We have shortened the number to {kept}. You can enter a longer one later in the settings.',
  phoneRequired: 'Phone number is required',
  passwordTitle: 'Choose a password',
  passwordText:
    'This email was confirmed in a different browser from the one used to register. To keep the account safe, choose a new password here; the earlier one does not work.',
  genderRequired: 'Please select gender',
  interestsRequired: 'Select at least one interest',
  genders: { male: 'Male', female: 'Female', other: 'Other' },
  interestsTitle: 'What interests you?',
  interestsText:
    'Choose at least one. We pick the first opportunities from it, and you can change it any time.',
  interestsCount: 'of {all, number} areas',
  reviewTitle: 'Is everything right?',
  reviewText: 'Have a look before you finish.',
  reviewCount: '{count, plural, one {area} other {areas}}',
  edit: 'Change',
  editOf: 'Change: {name}',
  account: 'Account',
  noEmail:
    'We do not know which account this is for. <login>Sign in</login> or <register>create an account</register>.',
  failed: 'Onboarding could not be completed',
  interests: {
    technology: 'Technology',
    business: 'Business',
    education: 'Education',
    healthcare: 'Healthcare',
    environment: 'Environment',
    arts: 'Arts',
    sports: 'Sports',
    finance: 'Finance',
    marketing: 'Marketing',
    social_impact: 'Social impact',
  },
} as const satisfies SameShape<typeof bhs>
