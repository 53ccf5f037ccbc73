/** Texts that the server puts into refusals and mails. */
export const messages = {
  errors: {},
} as const
