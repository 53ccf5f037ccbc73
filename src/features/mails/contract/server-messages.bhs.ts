/** The server's texts of this feature. */
export const messages = {
  errors: {},
  test: '[Proba] {subject}',
} as const
