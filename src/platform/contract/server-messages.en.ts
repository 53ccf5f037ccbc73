import type { SameShape } from './texts.ts'
import type { serverMessages as bhs } from './server-messages.bhs.ts'

export const serverMessages = {
  errors: {
    unreadable: 'We cannot read this request.',
    invalid: 'Please check the marked fields.',
    signs:
      'The text contains a control character or half an emoji, which cannot be saved. Delete it and try again.',
    foreignOrigin: 'This request comes from another site, so we do not accept it.',
    unknownKey: 'This key is not valid.',
    beyondKey: 'This key may not do that.',
    signInNeeded: 'Sign in to continue.',
    forbidden: 'You are not allowed to do this.',
    impersonationReadsOnly: 'You are viewing as a member, so you cannot change anything. Stop viewing first.',
    impersonationOwnEyes: 'Only the account owner can see this. It is hidden while you view as them.',
    notFound: 'Not found.',
    conflict: 'Someone has changed this in the meantime. Reload and try again.',
    tooLarge: 'That is more data than we can accept.',
    unsupportedMedia: 'We expect data as JSON.',
    wrongFile: 'We do not accept this kind of file here.',
    pictureHeic:
      'The picture is in HEIC format, which we cannot open here. On an iPhone choose it from Photos, and the phone converts it, or save it as JPEG. To take photos as JPEG from now on: Settings, Camera, Formats, “Most Compatible”.',
    wrongRange: 'The file has no such part.',
    tooMany: 'Too many attempts. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
    busy: 'We are very busy right now. Please try again in a moment.',
    resting: 'This part of Zamah is resting for now. Nothing was deleted; come back later.',
    unexpected:
      'Something went wrong on our side. Try again; if it happens again, tell us the number {requestId}.',
  },
  fields: {
    required: 'This field is required.',
    unknown: 'We do not know this field.',
    type: 'The value has the wrong type.',
    tooShort: 'This is too short.',
    tooLong: 'This is too long.',
    email: 'Invalid email address',
    choice: 'This value is not one of the choices.',
    format: 'This is not in the right format.',
    passwordCommon: 'Too many people use this password. Choose another one.',
    passwordSame: 'This is the password you already have. Sign in with it, or choose another.',
    passwordPersonal: 'The password must not contain your name or email.',
  },
} satisfies SameShape<typeof bhs>
