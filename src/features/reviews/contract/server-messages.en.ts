/** Texts that the server says about reviews. */
export const serverMessages = {
  errors: {
    notReviewing: 'No scores are taken for this call at the moment.',
    unfinished: 'Score every criterion and give reasons in at least 80 characters.',
    alreadyGiven: 'This score has been given already.',
    scoresFirst: 'The ranking opens once you have given all your scores.',
    notDeciding: 'Nothing is decided about the applications of this call at the moment.',
    fundShort: 'The fund of the call has not that much left.',
    ownProposal: 'The second signature is for somebody else on the board.',
    alreadyDecided: 'There is already a decision or a proposal about this application. Reload the ranking.',
    inConflict: 'Others decide about this application, because you know the team.',
  },
  dashboard: {
    score: 'Applications wait for your score',
    share: 'Applications wait to be shared out',
    text: 'Teams have sent their projects. Names are hidden, and drafts of scores keep themselves.',
    action: 'Open the reviews',
    progress: '{done} of {of} scored',
  },
  notifications: {
    topics: {
      reviews: {
        title: 'Reviews and decisions of the board',
        hint: 'New applications to score, and decisions that wait for a second signature.',
      },
    },
    assigned: {
      lead: 'You have applications to score.',
      text: 'The call: “{title}”.',
      until: 'The call “{title}”, scores until {date}.',
    },
    proposed: 'waits for the second signature of the board. The call: “{title}”.',
    decided: {
      award: 'gets {amount} in the call “{title}”. The reasons are in the letter.',
      ballot: 'goes to the vote. The call “{title}”, votes from {date}, for {amount}.',
      refusal: 'gets no money in the call “{title}”. The reasons are in the letter.',
    },
  },
  mail: {
    award: {
      subject: 'The board has approved “{name}”',
      heading: 'Your project gets the money',
      text: 'The board has awarded {amount} to the application “{name}” in the call “{title}”. Two people of the board have signed the decision.',
    },
    ballot: {
      subject: '“{name}” goes to the vote',
      heading: 'The board has approved your project',
      text: 'The application “{name}” in the call “{title}” goes to the public vote, which begins on {date}. With enough votes it gets {amount}. On the page of the vote everybody reads the title, place, amount and idea of the application, and no names. Two people of the board have signed the decision.',
    },
    refusal: {
      subject: 'The decision about “{name}”',
      heading: 'No money this time',
      text: 'The board has decided that the application “{name}” in the call “{title}” gets no money. Two people of the board have signed the decision.',
    },
    reason: 'The reasons of the board:',
    action: 'Open the application',
  },
} as const
