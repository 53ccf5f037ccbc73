/** The server's texts about reviews. */
export const serverMessages = {
  mails: { area: 'Decisions of the board' },
  errors: {
    notReviewing: 'This call is not accepting scores at the moment.',
    unfinished: 'Score every criterion and give reasons in at least 80 characters.',
    alreadyGiven: 'This score has already been submitted.',
    scoresFirst: 'The ranking opens once you have submitted all your scores.',
    notDeciding: 'Decisions about this call cannot be made at the moment.',
    amountOutside: 'The amount is outside the limits of the call. Say why, then propose it again.',
    amountOverAsked: 'No more can be given than the team asks for.',
    fundShort: 'The fund of this call does not have enough money left.',
    ownProposal: 'Another board member must give the second signature.',
    alreadyDecided: 'There is already a decision or a proposal about this application. Reload the ranking.',
    notDiscussing: 'This application is not being discussed at the moment.',
    conflictDeclared: 'This person said that they know the team, so someone else scores it.',
    conflictDetected: 'This person seems to be connected with the team, so someone else scores it.',
    scoringBegun: 'Someone has started scoring this application, so you cannot reassign it.',
    askedAlready: 'The board has already asked for changes to this application, and it can ask only once.',
    rankingStands: 'All scores are in or decisions have started, so you can no longer ask for changes.',
    untilWrong: 'The team has until tomorrow at the earliest, and the date must come before scoring ends.',
    unknownBox: 'Changes cannot be asked for in this box. Reload the page.',
    changesWaited: 'A team in this call still has time to send changes. You can decide after that.',
    inConflict:
      'You know somebody who asks for money from the same fund in this call, so you read no scores and decide nothing. If too few people are left, staff name a substitute.',
    knowsTeam: 'Others decide about this application because you know the team.',
    noSuchMember: 'No account has this address.',
    substituteInConflict: 'This person knows somebody who asks for money in this call. Choose another.',
  },
  dashboard: {
    score: 'Applications are waiting for your score',
    share: 'Share out the applications',
    text: 'Teams have sent their projects. Names are hidden, and your draft scores are saved as you go.',
    action: 'Go to reviews',
    progress: '{done} of {of} scored',
  },
  audit: {
    area: 'Reviews',
    actions: {
      assign: 'Application given to a reviewer',
      'take-back': 'Application taken back from a reviewer',
      'ask-changes': 'Changes to an application asked for',
      'name-substitute': 'Substitute on a board named',
      'dismiss-substitute': 'Substitute on a board dismissed',
    },
  },
  share: {
    awarded: '{awarded} of {fund} awarded',
    funded: '{count, plural, one {# project was funded} other {# projects were funded}}',
  },
  notifications: {
    topics: {
      reviews: {
        title: 'Board reviews and decisions',
        hint: 'New applications to score, and decisions waiting for a second signature.',
      },
    },
    kinds: {
      late: 'The board is late',
      assigned: 'Applications to assess',
      substitute: 'Substitute on a board',
      proposed: 'Decision waiting for a second signature',
      talk: 'Conversation about an application',
    },
    substitute: 'you were named to score and decide in this call as a substitute.',
    late: {
      changesSoon:
        'the board waits for your changes until {date} at {time}. Without them the application is judged as it was sent.',
      boardShort:
        '{free, plural, =0 {nobody can decide} other {only # person can decide}}, and a decision takes two signatures. Zamah staff name a substitute.',
      boardShortOpen:
        '{free, plural, =0 {nobody on the board can decide} other {only one person on the board can decide}}, and a decision takes two signatures. Applications arrive until {date}, and Zamah staff add people to the board before then.',
      nobodyApplied: 'the deadline has passed and no application came.',
      unsent:
        'your team did not send its application in time, so the board does not read it. Everything you wrote stays in it, and when a new call opens you can copy its texts and budget into a new application.',
      scoresSoon: 'scores are due by {date} and some are still missing.',
      scoresLate:
        'scores were due by {date} and some are missing. The date can be moved for a published reason.',
      decisionsSoon:
        '{undecided, plural, one {# application is} other {# applications are}} waiting for a decision of the board by {date}.',
      held: '{undecided, plural, one {# application has} other {# applications have}} no decision of the board, so the call stands still. Decide, or move the dates for a published reason.',
      waiting:
        'the decision of the board is late. Your application is still being checked, and you will hear as soon as the board has decided.',
    },
    assigned: {
      lead: 'You have applications to score.',
      text: 'Call: “{title}”.',
      until: 'Call “{title}”, scores until {date}.',
    },
    talk: {
      lead: 'Application {number}',
      opened: 'has all its scores, so the discussion is open. Call: “{title}”.',
      remark: 'is being discussed. Call: “{title}”.',
      revised: 'has a changed score. Call: “{title}”.',
    },
    proposed: 'is waiting for the board’s second signature. Call: “{title}”.',
    decided: {
      award: 'gets {amount} in the call “{title}”. The reasons are in the letter.',
      ballot: 'goes to the vote for {amount}. Call “{title}”, voting from {date}.',
      ballotLater:
        'goes to the vote for {amount}. Call “{title}”. We will tell you the day once the board has decided on all applications.',
      refusal: 'gets no money in the call “{title}”. The reasons are in the letter.',
    },
  },
  console: {
    queues: {
      lateBoards: {
        title: 'Boards that are late',
        hint: 'scores or decisions are overdue; remind the board or move the dates',
      },
      shortBoards: {
        title: 'Calls with too few to decide',
        hint: 'two people without a conflict sign each decision; name a substitute',
      },
    },
  },
  mail: {
    award: {
      subject: 'The board has approved “{name}”',
      heading: 'Your project gets the money',
      text: 'The board has awarded {amount} to the application “{name}” in the call “{title}”. Two board members have signed the decision.',
    },
    ballot: {
      subject: '“{name}” goes to the vote',
      heading: 'The board has approved your project',
      text: 'The application “{name}” in the call “{title}” goes to the public vote, which begins on {date}. With enough votes it gets {amount}. On the page of the vote everyone reads the title, place, amount and idea of the application, and no names. Two board members have signed the decision.',
    },
    ballotLater: {
      subject: '“{name}” goes to the vote',
      heading: 'The board has approved your project',
      text: 'The application “{name}” in the call “{title}” goes to the public vote. We will tell you the day once the board has decided on all applications. With enough votes it gets {amount}. On the page of the vote everyone reads the title, place, amount and idea of the application, and no names. Two board members have signed the decision.',
    },
    refusal: {
      subject: 'The decision about “{name}”',
      heading: 'No money this time',
      text: 'The board has decided that the application “{name}” in the call “{title}” gets no money. Two board members have signed the decision.',
    },
    reason: 'The reasons of the board:',
    action: 'Open the application',
  },
} as const
