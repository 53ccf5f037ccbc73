import { group } from './groups/group-server-messages.en.ts'
import { questions } from './questions/question-server-messages.en.ts'

import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './server-messages.bhs.ts'

export const messages: SameShape<typeof bhs> = {
  limits: {
    mentorshipRequests: { title: 'Requests for a mentor', hint: 'by one person' },
  },
  mails: { area: 'Mentorship' },
  areas: {
    mentorship: {
      title: 'Mentorship',
      hint: 'Mentors, requests and meetings. What was agreed stays, but nobody sees it while it rests.',
    },
  },
  moderation: { kinds: { mentor: 'mentor profile', 'group-session': 'group session' } },
  errors: {
    incomplete: 'Fill in the marked fields first.',
    notNow: 'This is not possible now. Refresh the page.',
    reasonMissing: 'Write a reason, at least one sentence.',
    hoursWrong: 'Check the hours: each ends after it begins, and none overlap.',
    slotGone: 'This time is no longer offered. Pick another one.',
    slotTaken: 'Somebody has just taken this time. Pick another one.',
    full: 'There is no free place for a new mentorship at the moment.',
    paused: 'This mentor is away. Times open again after the break.',
    already: 'You already have a request or a mentorship with this person.',
    tooManyWaiting: 'You have three requests waiting. Wait for an answer or withdraw one.',
    notForMinors:
      'Under 18, you can ask mentors whom our team has checked for working with young people. They are marked in the list.',
    tooYoung: 'You can become a mentor from the age of 18.',
    guardianNeeded:
      'Under 18, video, voice and meeting in person need the consent of a parent or guardian. Choose short messages or ask for consent.',
    guardianAddress: 'This is not the address of your parent or guardian.',
    guardianNotNeeded: 'You do not need consent.',
    consentGone: 'This link is no longer valid. If the question is still open, ask for it to be sent again.',
    formatMissing: 'This way of meeting is not offered. Choose another one.',
    notYourTurn: 'It is the other side’s turn to answer.',
    over: 'This request is already over.',
    changed: 'The other side has just changed this. Refresh the page.',
    begun: 'The meeting has begun or was cancelled.',
    tooManyTasks: 'There are enough tasks. Finish or remove some.',
    notEnded: 'Feedback is written when the mentorship has ended.',
    nobodyNext: 'There is nobody else at the moment who could take this on. See the list.',
    absenceTime:
      'An absence can be reported from 15 minutes after the start of a meeting until seven days later.',
    appealThere: 'Your answer has been sent. Our team is reading it.',
    limited:
      'Because of missed meetings you cannot ask for a new mentorship at the moment. Until when, and how to answer, is on the Mentorships page.',
    ...group.errors,
    ...questions.errors,
  },
  notifications: {
    topics: {
      mentorship: { title: 'Mentorship', hint: 'requests, answers and meetings' },
      mentorshipJoining: {
        title: 'Who joins your group sessions',
        hint: 'one line for each session, without email',
      },
    },
    kinds: {
      request: 'Mentorship request',
      answer: 'Answer to a request',
      decision: 'Decision on your profile',
      meeting: 'Meeting',
      reminder: 'Meeting reminder',
      consent: 'Consent of a parent or guardian',
      absence: 'Missed meeting',
      group: 'Group session',
      'group-joining': 'A place in your group session',
      'group-place': 'Place in a group session',
      'group-reminder': 'Reminder of a group session',
    },
    request:
      'asks you to be a mentor. Proposed time: {day} at {time}{abroad, select, yes { ({theirs} for you)} other {}}. Answer within 48 hours.',
    accepted:
      'accepts the mentorship. First meeting: {day} at {time}{abroad, select, yes { ({theirs} for the mentor)} other {}}.',
    proposed:
      'suggests another time: {day} at {time}{abroad, select, yes { ({theirs} for the mentor)} other {}}.',
    declined: 'declines the mentorship request. See why.',
    expired: 'Nobody answered the mentorship request within 48 hours. The time is free again.',
    withdrawn: 'withdraws the mentorship request. The time is free again.',
    ended: 'ends the mentorship.',
    meeting: {
      booked:
        'agrees on another meeting: {day} at {time}{abroad, select, yes { ({theirs} for the mentor)} other {}}.',
      moved:
        'moves the meeting to {day} at {time}{abroad, select, yes { ({theirs} for the mentor)} other {}}.',
      cancelled: 'cancels the meeting on {day} at {time}.',
      day: 'The meeting is tomorrow: {day} at {time}{abroad, select, yes { ({theirs} for the mentor)} other {}}.',
      hour: 'The meeting begins at {time}{abroad, select, yes { ({theirs} for the mentor)} other {}}.',
    },
    ...questions.notifications,
    absence: {
      question: 'The other side says that you missed the meeting on {day} at {time}. Tell us what happened.',
      warning:
        'You missed the meeting on {day} at {time}, the second one. After a third, new mentorships are paused.',
      limit: 'You missed the meeting on {day} at {time}. New mentorships are paused until {until}.',
      keep: 'Our team has read your answer. The missed meeting stays on record. See why.',
      lift: 'Our team has read your answer. The missed meeting no longer counts.',
    },
    consentGiven: 'You have consent to meetings. You can ask {mentor}. Pick a time.',
    consentRefused: 'There is no consent to meetings. You can write short messages to {mentor}.',
    approve: 'Your mentor profile is approved. Everybody can find you now.',
    return: 'Your mentor profile needs changes. See why.',
  },
  mail: {
    open: 'Open mentorships',
    profile: 'Open your mentor profile',
    request: {
      subject: '{who} asks you to be a mentor',
      heading: 'A mentorship request',
      text: '{who} asks for your mentorship and suggests {day} at {time}{abroad, select, yes { Sarajevo time ({theirs} for you)} other {}}. This is the goal:',
      small:
        'We hold the time for 48 hours. You can accept, suggest another time or decline with a reason. Without an answer the time becomes free.',
    },
    accepted: {
      subject: '{who}: mentorship agreed',
      heading: 'The mentorship is agreed',
      text: 'The first meeting with {who} is on {day} at {time}{abroad, select, yes { Sarajevo time ({theirs} for the mentor)} other {}}.',
    },
    proposed: {
      subject: '{who} suggests another time',
      heading: 'Another time',
      text: '{who} suggests {day} at {time}{abroad, select, yes { Sarajevo time ({theirs} for the mentor)} other {}}. Answer within 48 hours.',
    },
    declined: {
      subject: '{who}: request declined',
      heading: 'The request was declined',
      text: '{who} cannot take it on this time. The reason, if there is one, is below. Others on the list can help too.',
    },
    expired: {
      subject: 'Your mentorship request has expired',
      heading: 'The request has expired',
      text: '48 hours went by without an answer, so the time is free again. You can ask somebody else.',
    },
    withdrawn: {
      subject: '{who} withdraws the request',
      heading: 'The request was withdrawn',
      text: '{who} withdraws the mentorship request. The time is free again.',
    },
    ended: {
      subject: '{who}: mentorship ended',
      heading: 'The mentorship has ended',
      text: '{who} ends the mentorship. Meetings that were agreed are cancelled.',
    },
    meeting: {
      booked: {
        subject: 'New meeting with {who}: {day} at {time}',
        heading: 'A new meeting',
        text: '{who} agrees on a meeting: {day} at {time}{abroad, select, yes { Sarajevo time ({theirs} for the mentor)} other {}}. If you cannot make it, move or cancel it.',
      },
      moved: {
        subject: 'Meeting moved: {day} at {time}',
        heading: 'The meeting was moved',
        text: '{who} moves the meeting to {day} at {time}{abroad, select, yes { Sarajevo time ({theirs} for the mentor)} other {}}. Your calendar follows by itself.',
      },
      cancelled: {
        subject: 'Meeting cancelled: {day} at {time}',
        heading: 'The meeting was cancelled',
        text: '{who} cancels the meeting on {day} at {time}. It leaves your calendar by itself.',
      },
      day: {
        subject: 'Tomorrow: meeting at {time}',
        heading: 'The meeting is tomorrow',
        text: 'Your meeting with {who} is on {day} at {time}{abroad, select, yes { Sarajevo time ({theirs} for the mentor)} other {}}.',
      },
      hour: {
        subject: 'Soon: meeting at {time}',
        heading: 'The meeting begins soon',
        text: 'Your meeting with {who} begins at {time}{abroad, select, yes { Sarajevo time ({theirs} for the mentor)} other {}}. The link opens ten minutes before.',
      },
    },
    ...questions.mail,
    absence: {
      question: {
        subject: 'What happened to the meeting?',
        heading: 'A meeting without you',
        text: 'The other side says that you missed the meeting on {day} at {time}. It happens to everybody. Tell us what happened; if it is not true, our team will take it off.',
      },
      warning: {
        subject: 'A warning about a missed meeting',
        heading: 'A second meeting without you',
        text: 'The other side says that you missed the meeting on {day} at {time}. It is the second in six months. After a third, new mentorships are paused for 30 days. If you cannot come, cancel the meeting. If this is not true, answer.',
      },
      limit: {
        subject: 'New mentorships are paused',
        heading: 'New mentorships are paused',
        text: 'The other side says that you missed the meeting on {day} at {time}. New mentorships are therefore paused until {until}. Those that you have go on. If this is not true, answer, and our team will decide.',
      },
      keep: {
        subject: 'The decision on your answer about a missed meeting',
        heading: 'The missed meeting stays',
        text: 'Our team has read your answer, and the missed meeting stays on record. This is why:',
      },
      lift: {
        subject: 'The missed meeting no longer counts',
        heading: 'The missed meeting no longer counts',
        text: 'Our team has read your answer. The missed meeting no longer counts, nor does what followed from it.',
      },
    },
    approve: {
      subject: 'Your mentor profile is approved',
      heading: 'Your profile is approved',
      text: 'Everybody can now find you in the list and send you a request. Answer each within 48 hours.',
    },
    return: {
      subject: 'Your mentor profile needs changes',
      heading: 'Your profile needs changes',
      text: 'Our team read your mentor profile and has not published it yet. This is why:',
    },
  },
  guardian: {
    title: 'Consent to meetings with a mentor',
    member: 'Young person',
    mentor: 'Mentor',
    safety:
      'Our team has checked every mentor who helps people under 18. A meeting is by video, by voice or in person. Without consent, only short messages remain.',
    later: 'You can change your answer at any time with the same link.',
    agree: 'I consent',
    refuse: 'I do not consent',
    withdraw: 'I withdraw my consent',
    profile: 'See the mentor profile',
    withdrawn: 'A parent or guardian has withdrawn consent to meetings.',
    states: {
      asked: 'Do you consent to meetings?',
      agreed: 'Consent is given',
      refused: 'Consent is not given',
    },
    texts: {
      asked: '{member}, a young person, would like to have meetings alone with the mentor {mentor}.',
      agreed:
        '{member} and {mentor} can agree on meetings. You can withdraw consent at any time: agreed meetings are then cancelled.',
      refused:
        '{member} and {mentor} can only exchange short messages. You can change your answer at any time.',
    },
    mail: {
      subject: '{member} asks for your consent to mentoring',
      text: '{guardian}, {member} names you as a parent or guardian and would like to have meetings alone with the mentor {mentor}.',
      button: 'Read and answer',
      small:
        'The link is valid for {days} days. If this question surprises you, you need not do anything: without your consent there are no meetings.',
    },
  },
  dashboard: {
    answer: {
      title: 'Somebody is waiting for your answer',
      text: 'A mentorship request waits until {day}, {time}.',
      action: 'Answer',
    },
    meeting: {
      title: 'You have a meeting soon',
      text: 'Mentorship: {day}, {time}.',
      action: 'Open mentorships',
    },
  },
  group: group.said,
  calendar: { event: 'Mentorship: {who}' },
  search: { kinds: { mentors: 'Mentors' } },
  console: {
    groups: { mentor: 'mentor' },
    queues: {
      mentors: { title: 'Mentors to check', hint: 'waiting for approval' },
      absences: { title: 'Answers about missed meetings', hint: 'waiting for a decision' },
    },
    metrics: {
      'mentorship-requests': {
        title: 'Mentoring requests',
        note: 'By the day of the request. Below are those who were asked.',
      },
      'mentorship-answers': {
        title: 'Requests answered within 48 hours',
        note: 'By the day of the request. Compare them with the mentoring requests of the same week.',
      },
      'mentorship-meetings': {
        title: 'Mentoring meetings held',
        note: 'Agreed and not cancelled, by the day of the meeting.',
      },
      'mentorship-handovers': {
        title: 'Requests handed over',
        note: 'Requests sent to the next person, because the one before was not answered.',
      },
    },
  },
  audit: {
    area: 'Mentorship',
    actions: {
      approve: 'Mentor approved',
      return: 'Mentor profile returned',
      keep: 'Missed meeting kept',
      lift: 'Missed meeting lifted',
    },
    fields: { minors: 'checked for under-18s' },
  },
}
