import { type MailSample, notificationSample } from '#platform/server/mail/mail-sample.ts'
import { SAMPLE } from '#platform/server/mail/sample-values.ts'
import { checkKind, closedKind, ownerKind, suspensionKind } from './notifications.ts'
import { domainCodeMail, invitationMail } from './organisation-mails.ts'

const { organisation } = SAMPLE
const about = { name: organisation, slug: 'una-softver' }
const OUTCOMES = ['verified', 'refused', 'suspended', 'restored'] as const

export const organisationMails: readonly MailSample[] = [
  {
    texts: 'organisations.server:mail.invitation',
    compose: ({ services: { config }, reader: { email: to, language: locale } }) =>
      invitationMail({
        config,
        to,
        locale,
        organisation,
        inviter: SAMPLE.person,
        role: 'editor',
        token: 'sample',
      }),
  },
  {
    texts: 'organisations.server:mail.domain',
    compose: ({ services: { config }, reader: { email: to, language: locale } }) =>
      domainCodeMail({ config, to, locale, organisation, code: SAMPLE.code }),
  },
  ...OUTCOMES.map((outcome) =>
    notificationSample({
      texts: `organisations.server:mail.decision.${outcome}`,
      kind: outcome === 'verified' || outcome === 'refused' ? checkKind : suspensionKind,
      data: () => ({ ...about, outcome, reason: null, note: 'Pogledali smo registar i stranicu.' }),
    }),
  ),
  notificationSample({ texts: 'organisations.server:mail.owner', kind: ownerKind, data: () => about }),
  notificationSample({
    texts: 'organisations.server:mail.closed',
    kind: closedKind,
    data: () => ({ name: organisation, title: SAMPLE.opportunity }),
  }),
]
