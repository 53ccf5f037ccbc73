/** Texts that the server says about reviews. */
export const serverMessages = {
  errors: {
    notReviewing: 'No scores are taken for this call at the moment.',
    unfinished: 'Score every criterion and give reasons in at least 80 characters.',
    alreadyGiven: 'This score has been given already.',
  },
  dashboard: {
    score: 'Applications wait for your score',
    share: 'Applications wait to be shared out',
    text: 'Teams have sent their projects. Names are hidden, and drafts of scores keep themselves.',
    action: 'Open the reviews',
    progress: '{done} of {of} scored',
  },
} as const
