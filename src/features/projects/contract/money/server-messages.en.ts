import type { SameShape } from '#platform/contract/texts.ts'
import type { moneyServerMessages as bhs } from './server-messages.bhs.ts'

export const moneyServerMessages = {
  errors: {
    inConflict:
      'You know somebody who asked for money in this call, so somebody else handles the contract, payments and report of this project. If nobody is left in the bank, Zamah staff name a substitute.',
    bankPays: 'Only the bank can cancel an instalment, because the bank records the payments.',
    planSum: 'The instalments must add up to exactly the amount awarded.',
    planFixed: 'Approved and paid instalments must stay first and cannot be changed.',
    notWhole:
      'The contract is not complete yet: it needs both parties, a period, instalments and at least one report with its date.',
    alreadyIssued: 'The contract has been issued. Take it back if something has to change.',
    beforeIssue: 'The document had not been issued yet on that day. Check the day of signing.',
    beforeSignature: 'The contract had not been signed yet on that day. Check the day of payment.',
    notIssued: 'The contract has not been issued yet.',
    alreadySigned: 'This is signed already, so it does not change any more.',
    otherCopy:
      'The team has sent another signed copy, or removed it. Open the page again and look at it before you confirm.',
    noCopy: 'There is no signed copy. Once the team has sent it, you can mark it as signed.',
    notReleased: 'This payment has not been approved yet.',
    alreadyReleased: 'This payment has already been approved.',
    alreadyPaid: 'This instalment has already been paid.',
    notPaid: 'This instalment has not been paid.',
    blocked: 'The condition of this instalment is not met. The page says what is missing.',
    ownRelease: 'You approved this payment, so someone else must record it as paid.',
    noReport: 'The team has not sent its final report yet.',
    reportAccepted: 'The report has been accepted, so it can no longer be returned.',
    wordsHidden: 'Moderators have hidden what the team wrote, so photos cannot be added now.',
    photosFull: 'An entry of the log has at most six photos.',
    receiptsFull: 'An expense has at most five files.',
    receiptsMissing: 'Some expenses have no receipt. Add it, or say why there is none.',
    fileFixed: 'This file can no longer be removed.',
    receiptFixed:
      'The bank approved money on the receipt of this expense, so it can only be cancelled once the bank withdraws that approval.',
    changeOpen: 'Another request is already waiting for the bank.',
    changeDecided: 'This request has already been decided.',
    lineShort: 'That budget item does not have enough money.',
  },
  audit: {
    area: 'Projects',
    actions: {
      contract: 'Contract of a project written',
      issue: 'Contract of a project issued',
      reopen: 'Contract of a project taken back',
      sign: 'Contract of a project marked as signed',
      'sign-amendment': 'Amendment of a contract marked as signed',
      accept: 'Final report accepted',
      'hand-in-report': 'Report submitted',
      'return-report': 'Final report returned',
      release: 'Payment of an instalment approved',
      hold: 'Release of a payment taken back',
      pay: 'Instalment paid',
      unpay: 'Entry of a payment cancelled',
      'hand-in': 'Signed contract or amendment sent',
      'ask-change': 'Budget change asked for',
      'decide-change': 'Budget change decided',
    },
    fields: {
      digest: 'fingerprint of the copy',
      amount: 'amount in feninga',
      instalments: 'instalments in feninga',
    },
  },
  notifications: {
    topics: {
      projects: {
        title: 'Money of your projects',
        hint: 'Contracts, payments, budget changes and confirmed contributions: when the other side has acted or waits for you.',
      },
    },
    money: {
      issued: 'The contract is ready to be signed.',
      reopened: 'The bank has taken the contract back to change it. {reason}',
      signed: 'The contract is signed by both sides.',
      released: 'The bank approved a payment: {amount}.',
      toPay:
        '{amount} was approved. Once the money has left the account, enter it: whoever approved it cannot.',
      held: 'The bank withdrew its approval of a payment: {amount}.',
      paid: '{amount} has been paid.',
      unpaid: 'The bank cancelled the entry of a payment of {amount}. {reason}',
      interim: 'The team has submitted a report: {reason}.',
      reported: 'The team has sent its final report and is waiting for your decision.',
      reportAccepted: 'The bank has accepted the final report.',
      reportReturned: 'The bank has returned the final report. {reason}',
      reportLate: 'A report was due on {date}: {reason}. Submit it: the next payment waits for it.',
      reportMissing: 'A report was not submitted by {date}: {reason}. The next payment waits.',
      reportDue: 'A report is due on {date}: {reason}.',
      handedIn: 'The team has sent the signed contract.',
      paperSoon:
        '{stage, select, write {The team is waiting for its contract. Write and issue it by {date}: nothing is paid without it.} copy {The contract is waiting for your signatures. Submit the signed copy by {date}: nothing is paid without it.} sign {The team has submitted the signed contract. Look at it and enter the day by {date}: nothing is paid until then.} amendCopy {The amendment is waiting for your signatures. Submit the signed copy by {date}.} report {The team has submitted its final report. Accept it, or return it with a reason, by {date}.} rework {The bank has returned the final report. Revise it and submit it again by {date}.} change {The team is waiting for an answer to its budget change. Please accept or refuse it, with a reason, by {date}.} other {The team has submitted the signed amendment. Look at it and enter the day by {date}.}}',
      paperLate:
        '{stage, select, write {The contract was to be issued by {date}. Please issue it soon: until then the team gets no money. The team and Zamah staff have been told.} copy {The signed contract was to be submitted by {date}. Please submit it soon: nothing is paid until then. The bank and Zamah staff have been told.} sign {The team’s signatures were to be confirmed by {date}. Please look at the copy and enter the day soon: until then the team gets no money. The team and Zamah staff have been told.} amendCopy {The signed amendment was to be submitted by {date}. Please submit it soon. The bank and Zamah staff have been told.} report {The final report was to be accepted or returned by {date}. Please look at it soon: the team is waiting. The team and Zamah staff have been told.} rework {The revised final report was to be submitted by {date}. Please submit it soon: until then the project is not finished. The bank and Zamah staff have been told.} change {The budget change was to be answered by {date}. Please answer soon: the team is waiting. The team and Zamah staff have been told.} other {The team’s signatures on the amendment were to be confirmed by {date}. Please look at the copy and enter the day. The team and Zamah staff have been told.}}',
      paperWaits:
        '{stage, select, write {The bank did not issue the contract by {date}. Nothing is paid without it. We have reminded its board.} copy {The team did not submit the signed contract by {date}. Nothing is paid without it. We have reminded the team.} sign {The bank did not confirm the signed contract by {date}. Nothing is paid until it does. We have reminded its board.} amendCopy {The team did not submit the signed amendment by {date}. We have reminded the team.} report {The bank did not accept or return the final report by {date}. We have reminded its board.} rework {The team did not submit its final report again by {date}. We have reminded the team.} change {The bank did not answer the budget change by {date}. We have reminded its board.} other {The bank did not confirm the signed amendment by {date}. We have reminded its board.}}',
      amended: 'The bank has accepted the budget change of {amount}. Please sign the amendment. {reason}',
      amendmentHandedIn: 'The team has sent the signed amendment.',
      amendmentSigned: 'The amendment is signed by both sides.',
      paymentLate:
        'A payment of {amount} was planned for {date}, and everything it needs is there. Please approve and record it: the team is waiting for the money.',
      paymentWaits:
        'A payment of {amount} was planned for {date}, and the bank has not recorded it yet. We have reminded its board.',
      bankShort:
        '{free, plural, =0 {Nobody in the bank can sign the contract or pay} other {Only one person in the bank can sign the contract and pay}}, and each payment takes two without a conflict of interest. Name a substitute, or let Zamah staff do it.',
      asked: 'The team asks to move {amount} within its budget. {reason}',
      accepted: 'The bank has accepted the budget change of {amount}. {reason}',
      refused: 'The bank has not accepted the budget change of {amount}. {reason}',
    },
  },
  dashboard: {
    sign: {
      title: 'Sign the contract for “{title}”',
      text: 'Without a signed contract the bank cannot pay the first instalment.',
    },
    mark: {
      title: 'The signed contract for “{title}” waits for you to confirm it',
      text: 'The team has sent its signed copy. Look at it and enter the day; then instalments can be paid.',
    },
    pay: {
      title: 'A payment to “{title}” waits to be entered',
      text: 'Another person of the bank has approved it. Once the money has left the account, enter the day.',
    },
    write: {
      title: 'Write the contract for “{title}”',
      text: 'The money is awarded. Write the parties, instalments and dates, then issue the contract to the team.',
    },
    openMoney: 'Open the contract',
  },
} as const satisfies SameShape<typeof bhs>
