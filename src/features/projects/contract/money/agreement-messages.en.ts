import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './agreement-messages.bhs.ts'

/** Texts of the contract's PDF. */
export const messages = {
  title: 'Grant contract no. {number}',
  file: 'contract',
  amendment: 'Amendment to grant contract no. {number}',
  amendmentFile: 'amendment',
  changed: 'What changes',
  moved: 'In the plan of costs, {amount} moves from “{from}” to “{to}”.',
  asked: 'The team gave this reason: {reason}',
  answered: 'The bank answered: {answer}',
  planNow: 'Plan of costs from this amendment on',
  rest: 'Everything else in the contract stays as it was signed.',
  page: '§ of ¶',
  issued: 'Issued on {date}',
  parties: 'The parties',
  bank: 'The bank: {name}, {address}. Represented by {represented}.',
  team: 'The team of the project “{title}”: {represented}, {address}.',
  subject: 'Subject',
  grant: 'The bank gives the team {amount} for the project “{title}”, chosen in the call “{call}”.',
  period: 'Period of the project: {from} – {until}',
  plan: 'Planned costs',
  total: 'Total',
  moves: 'Money moves from one item to another once the bank has accepted the team’s request.',
  instalments: 'Instalments',
  instalment: 'Instalment {number}, {condition}, planned for {date}',
  conditions: {
    signed: 'once the contract is signed',
    receipts: 'once receipts account for what was paid before',
    report: 'once the bank has accepted the final report',
  },
  members: 'The team of the project',
  community: 'Contribution of the community',
  communityKept:
    'The community adds this to the money of the bank. The team collects it, enters it on the page of the project and asks those who give to confirm it.',
  eyes: 'One person at the bank approves each payment; a different person records it once the money has left the account.',
  reports: 'Reports',
  report: '{what}, by {date}',
  proof:
    'The team keeps a receipt for each expense and submits it. If there is none for an expense, the final report says why.',
  note: 'Special terms',
  signatures: 'Signatures',
  forBank: 'For the bank',
  forTeam: 'For the team',
  signature: 'Signature and date',
} as const satisfies SameShape<typeof bhs>
