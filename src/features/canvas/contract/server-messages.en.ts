import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './server-messages.bhs.ts'

export const messages = {
  limits: {
    teamInvitations: { title: 'Invitations to a team', hint: 'by one person, by link or email' },
  },
  mails: { area: 'Grant applications' },
  errors: {
    notOpen: 'This call is not accepting applications right now.',
    closed: 'The deadline has passed, by the server clock.',
    alreadySent: 'The application has been sent and can no longer be changed.',
    changedMeanwhile: 'Someone has changed something in the meantime. Have a look and confirm again.',
    removedBefore:
      'You are no longer in this team, so the link cannot bring you back. The team can invite you again by name or at the email of your account.',
    unreadableUpdate: 'This change cannot be read. Reload the page.',
    documentFull:
      'This application is too large and takes no more changes. The last changes are on this device only: save them and write to the youth bank.',
    dayFull: 'There is no more room for your changes today. They stay on this device and are sent tomorrow.',
    notRead: 'The application cannot be read now. Try again in a few minutes.',
    teamFull:
      'The team is full: it already has {most, plural, one {# person} other {# people}}, and there is no room for more.',
    inOtherTeam:
      'You are already in another team for this call, and only one is allowed. To join this one, leave that one first and open the invitation again.',
    otherAge:
      'By the rules of the call, a team is made of people aged {min} to {max}. By the date of birth on your account, you are not one of them.',
    mentorsFull: 'This application already has 10 mentors.',
    judgeIsNoMentor: 'Board members of this bank cannot mentor a team, because they score the applications.',
    invitationEnded: 'This invitation is no longer valid. Ask the team for a new one.',
    onlyConnections:
      'You can only invite your connections this way. Send others a link or an invitation by email.',
    brokenRules: 'The application does not meet all the rules of the call yet. See what is missing.',
    onlyLead: 'Only the person who leads the application can do this.',
    versionsFull: 'This application already has 50 saved versions, which is the maximum.',
    inAnother: 'Someone in the team is already in another application sent for this call.',
    wordsGone: 'Those words are no longer in the text.',
    wordsChanged: 'Someone has changed those words in the meantime. Have a look and decide again.',
    unknownSlot: 'The call does not ask for this document. Reload the page.',
    documentsFull: 'The application already has 20 documents. Remove one before adding another.',
    unreadableDocument: 'This document cannot be read. Save it as a DOCX without a password and try again.',
    otherBox: 'You can only change the boxes that the board named.',
    nothingChanged: 'You have not changed any of the boxes that the board named.',
    sentDocument:
      'This document is part of the sent application and cannot be removed. You can add another one.',
    notDrawn: 'We cannot create the document right now. Try again in a few minutes.',
  },
  dashboard: {
    changes: 'Make the changes the board asked for in “{title}”',
    changesText: 'Send the changes by {date} at {time}.',
    invited: 'You are invited to a grant team',
    invitedText: '{name} invites you to write the application for “{call}” together.',
    invitedMentor: 'A team asks you to mentor them',
    invitedMentorText: '{name} asks for your advice on the application for “{call}”.',
    answer: 'Answer',
    title: 'Finish “{title}” with your team',
    text: 'The call “{call}” closes on {date} at {time}.',
    action: 'Open the application',
  },
  mail: {
    invitation: {
      subject: '{from} invites you to a team for a grant',
      heading: 'You are invited to a team',
      text: '{from} is writing an application for the call “{title}” and would like to write it with you. Open it and join in.',
      action: 'Join the team',
      small: 'The invitation is valid for 14 days and for one person.',
    },
    mentor: {
      subject: '{from} asks for your advice on a grant application',
      heading: 'A team invites you as a mentor',
      text: '{from} and a team are writing an application for the call “{title}”. You can read it and comment on every box; the team does the writing.',
      action: 'Open the application',
    },
    sent: {
      subject: 'The application “{name}” has been sent',
      heading: 'Your application has arrived',
      text: 'The application “{name}” for the call “{title}” arrived on {date} at {time} and is now being checked.',
      againSubject: 'The changes to “{name}” have been sent',
      againHeading: 'Your changes have arrived',
      againText:
        'The changes to the application “{name}” for the call “{title}” arrived on {date} at {time}. The board now reads the changed application; the first one is kept.',
      digest: 'Digital fingerprint of the application: {digest}',
      action: 'Open the application',
    },
    changesAsked: {
      subject: 'The board asks for changes to “{name}”',
      heading: 'The board asks for changes',
      text: 'The board has read the application “{name}” for the call “{title}” and asks you to change it by {date} at {time}. Open it to see what to change in each box. The board’s reason:',
      action: 'Open the application',
      small:
        'You can send changes only once, and everyone in the team confirms again. If you do not send them in time, the board scores your original application.',
    },
  },
  notifications: {
    kinds: {
      'changes-sent': 'Changed application',
      invited: 'Invitation to a grant team',
      ages: 'Date of birth changed after sending',
      removed: 'Removal from a grant team',
      fewer: 'Someone left a grant team',
    },
    ages: 'In an application that was sent, someone has changed their date of birth, and the team no longer meets the age rule.',
    fewer:
      'is no longer in the team of the application “{name}”. {leader, select, you {You lead the application now. } other {Another member of the team leads the application now. } same {}}Look at the application and confirm it again.',
    removed: 'is writing the application for “{title}” without you: you are no longer in that team.',
    invited: 'invites you to the team that applies for “{title}”',
    invitedMentor: 'asks you to mentor the team that applies for “{title}”',
    sent: 'has been sent for the call “{title}”. It is now being checked.',
    sentAgain: 'has been changed and sent again for the call “{title}”.',
    changesAsked: 'needs changes by {date} at {time}. See what the board asks for.',
    changesSent: {
      lead: 'Application {number}',
      text: 'has been changed in the call “{title}”. See what is different.',
    },
  },
  search: { kinds: { grants: 'My grant applications' } },
} as const satisfies SameShape<typeof bhs>
