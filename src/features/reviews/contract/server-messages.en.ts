/** Texts that the server says about reviews. */
export const serverMessages = {
  errors: {
    notReviewing: 'No scores are taken for this call at the moment.',
    unfinished: 'Score every criterion and give reasons in at least 80 characters.',
    alreadyGiven: 'This score has been given already.',
  },
} as const
