/** The server's texts about the team test. */
export const serverMessages = {
  areas: {
    teamTest: {
      title: 'Team test',
      hint: 'The test and the summaries of teams. Answers stay.',
    },
  },
  errors: {
    tooLittle: 'Answer at least two statements about the same contribution so that we can work out a result.',
    resultTaken: 'This result has already been saved under another name. Please take the test again.',
    teamFull: 'A team can have at most seven people, including those who have not answered yet.',
    teamsFull: 'You can run at most twenty teams. Close one to create another.',
    onlyConnections: 'You can only invite your connections to a team. Connect first.',
    resultNeeded: 'Take the test first, then share your summary.',
  },
  notifications: {
    topics: { teams: { title: 'Teams', hint: 'team invitations' } },
    kinds: { invited: 'Invitation to a team with the test' },
    invited: 'invites you to the team “{name}”',
  },
  dashboard: {
    test: {
      title: 'How do you work in a team?',
      text: '32 short statements, about five minutes. There are no right answers.',
      action: 'Open the test',
    },
    invited: {
      title: 'You are invited to join “{name}”',
      text: 'See who is in it and decide whether to share your summary.',
      action: 'Open the team',
    },
  },
} as const
