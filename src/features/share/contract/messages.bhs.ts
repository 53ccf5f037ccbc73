export const messages = {
  tagline: 'Svaka vještina je kamen. Ti si završni.',
} as const
