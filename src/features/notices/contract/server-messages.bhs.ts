import { reasons } from './feed-reasons.bhs.ts'

export const messages = {
  errors: {
    nothingRead: 'U ovome nema teksta koji bi se mogao pročitati.',
    noTitle: 'Upiši naslov.',
    noOrganisation: 'Upiši naziv organizacije.',
    deadlinePassed: 'Rok je već prošao. Upiši rok u budućnosti ili ga ukloni.',
    alreadyConfirmed: 'Od ovog oglasa je već napravljena prilika.',
    feedKnown: 'Ova adresa je već dodana.',
    feedBusy: 'Ovaj izvor se upravo čita. Sačekaj trenutak.',
    tooManyFeeds: 'Više od 20 izvora ne stane. Ukloni neki koji ne treba.',
    feedForbidden: reasons.forbidden,
    feedUnreachable: reasons.unreachable,
    feedSlow: reasons.slow,
    feedRedirects: reasons.redirects,
    feedRefused: reasons.refused,
    feedGone: reasons.gone,
    feedDown: reasons.down,
    feedType: reasons.type,
    feedLarge: reasons.large,
    feedUnreadable: reasons.unreadable,
  },
} as const
