/** The server's texts about votes. */
export const serverMessages = {
  mails: { area: 'Results of a vote' },
  areas: {
    voting: {
      title: 'Voting',
      hint: 'Codes and votes for calls. Projects and results stay readable, and deadlines run on: a vote closes on time even while it rests.',
    },
  },
  errors: {
    notVoting: 'Voting for this call is not open right now.',
    noSms: 'We cannot send codes at the moment. Try again later.',
    wrongNumber: 'Enter a mobile number from Bosnia and Herzegovina, for example 061 555 014.',
    codeInvalid:
      'That code is not right. {left, plural, =0 {Ask for a new code.} one {You have # try left, then ask for a new code.} other {You have # tries left, then ask for a new code.}}',
    codeUnread: 'The code from the SMS has six digits.',
    codeExpired: 'The code has expired. Ask for a new one.',
    codeSpent: 'This code has no tries left. Ask for a new one.',
    alreadyVoted: 'This number has already voted. One phone has one vote.',
    deviceFull: 'Four people have already voted on this device. Vote on another one.',
    voteOver: 'The vote is closed and has been counted.',
    nothingToVoid: 'These votes are no longer waiting for a decision. Reload the page.',
    ownVoiding: 'Someone else on the board gives the second signature.',
    alreadyVoided: 'This has already been decided. Reload the page.',
    inConflict: 'You know somebody whose project is in this call, so others decide about the votes.',
  },
  share: {
    soon: 'The vote opens on {day}',
    open: 'Vote by {day}',
    over: 'The vote is over',
  },
  sms: {
    code: '{product}: your code for the vote is {code}. It is valid for {minutes} minutes.',
    voted: '{product}: this number has already voted. If the vote is not yours, tell the bank’s board.',
  },
  notifications: {
    kinds: {
      budget: 'Budget for SMS codes',
      voiding: 'Voiding of votes',
    },
    budget:
      '{codes} SMS codes that nobody confirmed were asked for today, which is {share} % of the budget for the day. Look at where they come from.',
    voiding:
      'is waiting for a second signature: {votes, plural, one {# vote would be left out} other {# votes would be left out}}.',
    funded:
      'gets {amount}: {votes, plural, one {# vote} other {# votes}}, place {place} in the call “{title}”.',
    without:
      'gets no money this time: {votes, plural, one {# vote} other {# votes}}, place {place} in the call “{title}”.',
  },
  mail: {
    funded: {
      subject: '“{name}” gets {amount}',
      heading: 'The vote is over, and your project gets the money',
      text: 'In the call “{title}” your project “{name}” got {votes, plural, one {# vote} other {# votes}}. That is place {place}, with {amount} from the fund. The board will be in touch about the contract.',
    },
    without: {
      subject: 'The result of the vote for “{name}”',
      heading: 'The vote is over',
      text: 'In the call “{title}” your project “{name}” got {votes, plural, one {# vote} other {# votes}}. That is place {place}: the fund ran out before it, or there were not enough votes. You can use the application again for the next call.',
    },
    action: 'See the results',
  },
} as const
