/** Texts that the server says about the team test. */
export const serverMessages = {
  errors: {
    tooLittle: 'Answer at least two statements of one contribution, or there is nothing to work out.',
    resultTaken: 'This result has been kept under another name. Please take the test again.',
    teamFull: 'A team has seven people at most, counting those who have not answered yet.',
    teamsFull: 'You can run twenty teams at most. Close one to make another.',
    onlyConnections: 'Only connections can be invited into a team. Connect first.',
    resultNeeded: 'Take the test first, then share your summary.',
  },
  notifications: {
    topics: { teams: { title: 'Teams', hint: 'invitations into a team' } },
    invited: 'invites you into the team “{name}”',
  },
  dashboard: {
    test: {
      title: 'How do you team up?',
      text: '32 short statements, about five minutes. There are no right answers.',
      action: 'Open the test',
    },
    invited: {
      title: 'You are invited into “{name}”',
      text: 'See who is in and decide whether to share your summary.',
      action: 'Open the team',
    },
  },
} as const
