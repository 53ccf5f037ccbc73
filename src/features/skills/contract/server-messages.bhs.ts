/** Texts that the server says about skills and occupations. */
export const serverMessages = {
  errors: {
    skillUnknown: 'Ova vještina ne postoji.',
    occupationUnknown: 'Ovo zanimanje ne postoji.',
  },
} as const
