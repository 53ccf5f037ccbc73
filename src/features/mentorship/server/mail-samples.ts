import { type MailSample, notificationSample } from '#platform/server/mail/mail-sample.ts'
import { inDays, SAMPLE } from '#platform/server/mail/sample-values.ts'
import { absenceKind } from './absences/absence-notifications.ts'
import { guardianMail } from './consents/guardian-mail.ts'
import { type GroupChange, groupJoiningKind, groupKind } from './groups/group-notifications.ts'
import { answerKind, decisionKind, type Outcome, OUTCOMES, requestKind } from './notifications.ts'
import { type MeetingChange, meetingKind } from './work/meeting-notifications.ts'

const { person: who, zone } = SAMPLE
const GOAL = 'Hoću naučiti testirati aplikacije i naći prvu praksu.'
const REASON = 'U to vrijeme sam na fakultetu.'
const SAID: Partial<Record<Outcome, string>> = {
  declined: REASON,
  question: 'Koji alat za testiranje već znaš i koliko sati sedmično imaš?',
  reply: 'Znam osnove Playwrighta i imam šest sati sedmično.',
}
const TOPIC = { bhs: 'Prvi CV bez iskustva', en: 'A first CV without experience' }
const MEETINGS: readonly MeetingChange[] = ['booked', 'moved', 'cancelled', 'day', 'hour']
const GROUPS: readonly GroupChange[] = [
  'place',
  'up',
  'joined',
  'moved',
  'cancelled',
  'day',
  'hour',
  'empty',
  'attendance',
]
const ABSENCES = ['question', 'warning', 'limit', 'keep', 'lift'] as const
const DECISIONS = ['approve', 'return'] as const

export const mentorshipMails: readonly MailSample[] = [
  notificationSample({
    texts: 'mentorship.server:mail.request',
    kind: requestKind,
    who,
    data: () => ({ at: inDays(2), zone, goal: GOAL }),
  }),
  ...OUTCOMES.map((outcome) =>
    notificationSample({
      texts: `mentorship.server:mail.${outcome}`,
      kind: answerKind,
      who,
      data: () => ({ outcome, at: inDays(2), zone, reason: SAID[outcome] ?? '' }),
    }),
  ),
  ...MEETINGS.map((change) =>
    notificationSample({
      texts: `mentorship.server:mail.meeting.${change}`,
      kind: meetingKind,
      who,
      data: () => ({
        change,
        session: SAMPLE.id,
        at: inDays(1),
        minutes: 45,
        format: 'video' as const,
        version: 1,
        zone,
        reason: change === 'cancelled' ? REASON : '',
      }),
    }),
  ),
  ...ABSENCES.map((event) =>
    notificationSample({
      texts: `mentorship.server:mail.absence.${event}`,
      kind: absenceKind,
      data: () => ({ event, at: inDays(-1), zone, until: inDays(30), reason: '' }),
    }),
  ),
  ...DECISIONS.map((decision) =>
    notificationSample({
      texts: `mentorship.server:mail.${decision}`,
      kind: decisionKind,
      data: () => ({ decision, reason: decision === 'return' ? 'Napiši šta radiš sada.' : '' }),
    }),
  ),
  {
    texts: 'mentorship.server:guardian.mail',
    compose: ({ services, reader: { email: to, language: locale } }) =>
      guardianMail(services, {
        to,
        locale,
        token: 'sample',
        guardian: 'Nermina Delić',
        member: 'Amra Hodžić',
        mentor: who,
      }),
  },
  ...GROUPS.map((change) =>
    notificationSample({
      texts: `mentorship.server:group.mail.${change}`,
      kind: change === 'joined' ? groupJoiningKind : groupKind,
      who,
      data: () => ({
        change,
        group: SAMPLE.id,
        topic: TOPIC,
        at: inDays(1),
        minutes: 60,
        zone,
        format: 'video' as const,
        location: '',
        version: 1,
        reason: '',
        hasPlace: true,
      }),
    }),
  ),
]
