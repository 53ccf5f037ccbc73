export const messages = {
  errors: {
    nothingRead: 'U ovome nema teksta koji bi se mogao pročitati.',
    noTitle: 'Upiši naslov.',
    noOrganisation: 'Upiši naziv organizacije.',
    deadlinePassed: 'Rok je već prošao. Upiši rok u budućnosti ili ga ukloni.',
    alreadyConfirmed: 'Od ovog oglasa je već napravljena prilika.',
  },
} as const
