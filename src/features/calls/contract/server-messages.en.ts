import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './server-messages.bhs.ts'

export const messages = {
  errors: {
    inConflict: 'You know somebody who asks for money in this call, so others change its terms.',
    changeWaits: 'A change of terms is already waiting for its second signature.',
    ownChange: 'Somebody else gives the second signature.',
    bankClosed: 'The bank is closed and holds no new calls.',
    notBoard: 'Only the board of a bank can start a call.',
    unfinished: 'The call is not ready yet. See what is marked.',
    figuresDiffer:
      'Some texts give other figures than the rules. Look at them, then confirm the publication.',
    fundExceeded:
      'The fund of the call is {fund}, but the bank has {left} left for {year} that it has not promised to other calls: {over} too little. Lower the fund, or write why the bank can promise more.',
    frozen: 'The call is published: you can only relax its rules and extend its deadline.',
    notNow: 'That cannot be done with this call right now.',
    notLater: 'The new deadline has to be later than the current one.',
  },
  audit: {
    area: 'Calls',
    actions: {
      postpone: 'Later dates of a call moved',
      'propose-terms': 'Change of terms of a call proposed',
      'change-terms': 'Terms of a call changed',
      'exceed-fund': 'Fund of a call larger than what the bank has',
      publish: 'Call published',
      change: 'Changes to a call published',
      prolong: 'Deadline extended',
      cancel: 'Call cancelled',
    },
    fields: {
      opensAt: 'opening',
      deadline: 'deadline',
      reviewUntil: 'end of scoring',
      voteFrom: 'start of the vote',
      voteUntil: 'end of the vote',
      resultsAt: 'results',
    },
  },
  notifications: {
    kinds: {
      dates: 'Dates of a call',
      terms: 'Change of terms waiting for a signature',
    },
    postponed: 'The dates of the call were moved. {reason}',
    changed: 'The terms of the call were changed. {reason}',
    terms: 'a change of terms is waiting for your signature.',
    termsReminder:
      'a change of terms has waited three days for its second signature; until it comes, the old terms hold.',
    topics: {
      calls: {
        title: 'Youth bank calls',
        hint: 'When a call you are waiting for opens, two days before its deadline and if the deadline moves.',
      },
    },
    opened: 'Applications are open until {date} at {time}.',
    prolonged: 'The deadline has moved to {date} at {time}. {reason}',
    cancelled: 'The call is cancelled. {reason}',
    closes: 'Applications close on {date} at {time}.',
    unsent: 'Your team has not sent its application yet. Applications close on {date} at {time}.',
  },
  received: {
    columns: {
      number: 'Number',
      title: 'Title',
      place: 'Municipality',
      state: 'State',
      people: 'People in the team',
      requested: 'Requested, KM',
      contributed: 'Community contribution, KM',
      awarded: 'Approved, KM',
      at: 'Received',
    },
    states: { checking: 'being checked', ballot: 'on the ballot', awarded: 'funded', declined: 'not funded' },
  },
  feed: {
    title: 'Youth bank calls',
    description: 'Open and upcoming calls for youth projects.',
    deadline: 'Applications until {date} at {time}.',
  },
  calendar: {
    deadline: 'Applications close: {title}',
    voteFrom: 'The vote begins: {title}',
    voteUntil: 'The vote ends: {title}',
    resultsAt: 'Results: {title}',
  },
  dashboard: {
    title: '{bank} closes its call soon',
    text: 'It is the youth bank of your municipality. An idea and a team are enough to apply, by {date} at {time}.',
    action: 'See the call',
  },
  search: { kinds: { calls: 'Calls' } },
} as const satisfies SameShape<typeof bhs>
