import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './server-messages.bhs.ts'

export const messages = {
  limits: {
    conversations: {
      title: 'New conversations',
      hint: 'by one person; first messages to strangers count too',
    },
    messages: { title: 'Messages', hint: 'by one person' },
  },
  areas: {
    strangers: {
      title: 'Messages to strangers',
      hint: 'The first message to somebody one is not connected with. Requests sent before and conversations go on.',
    },
  },
  moderation: { kinds: { message: 'message' } },
  errors: {
    notInGroup:
      'You can’t bring into the group: {names}{more, plural, =0 {} one { and # more person} other { and # more people}}. You can only bring your connections.',
    cannotReach: 'You cannot write to this person.',
    awaitsAnswer: 'Your first message has arrived. You can send the next one once they answer.',
    notAsked: 'This request has already been answered.',
    notIn: 'You are no longer in this conversation.',
    empty: 'The message is empty.',
    tooManyLinks: 'A message can have at most 20 links.',
    tooManyMembers: 'A conversation can have at most 50 people.',
    unknownMember: 'There is no such person.',
    alone: 'Choose who you want to talk to.',
    idTaken: 'This message could not be sent. Please send it again.',
    tooLate: 'You can only change a message within 15 minutes of sending it.',
    notYours: 'You can only change your own messages.',
    deleted: 'The message has been deleted in the meantime.',
    notRestorable: 'The message can no longer be restored.',
    unknownReply: 'The message you are replying to is no longer there.',
    onlyGroups: 'This is only possible in a group.',
    onlyOrganisers: 'Only the person who runs the group can do this.',
    onlyTeam: 'This conversation follows the team: people join and leave it by joining and leaving the team.',
    wrongMoment: 'Choose a time in the next 90 days.',
    sentAlready: 'This message has already been sent.',
    tooManyScheduled: 'You can schedule at most 20 messages in one conversation.',
    tooManyPins: 'A conversation can have at most 20 pinned messages. Unpin one and try again.',
    filesLater:
      'You can send pictures, documents and voice messages once the person accepts the conversation.',
    unknownFile: 'An attachment did not reach us. Please add it again.',
    voiceLong: 'A voice message can last at most 2 minutes.',
    voiceUnreadable: 'We cannot read this recording. Please record the message again.',
  },
  console: { person: { conversations: 'Conversations', messages: 'Messages written' } },
  notifications: {
    topics: { messages: { title: 'Messages', hint: 'and message requests' } },
    kinds: {
      message: 'Message',
      request: 'Message request',
      reminder: 'Reminder of a conversation',
    },
    message:
      '{where, select, group {{named, select, yes {in the group “{title}”:} other {In the group “{title}”:}} {count, plural, one {# new message} other {# new messages}}} other {{count, plural, one {# new message} other {# new messages}}}}',
    reminder:
      '{where, select, group {Reminder: your conversation in the group “{title}”} direct {Reminder: your conversation with {name}} other {Reminder: your conversation}}',
    request:
      '{named, select, yes {would like to write to you. You decide.} other {Someone would like to write to you. You decide.}}',
  },
  search: { kinds: { conversations: 'Messages' } },
} as const satisfies SameShape<typeof bhs>
