/** Texts that the server says about opportunities. */
export const messages = {
  errors: {
    notOrganisations: 'Za ovu organizaciju ne možeš objavljivati.',
    unfinished: 'Prije objave dopuni označena polja.',
    backwards: 'Kraj je prije početka.',
    notNow: 'Ova prilika sada ne dopušta tu radnju. Osvježi stranicu.',
    alreadyAsked: 'Na tvoja ranija pitanja se još čeka odgovor.',
    alreadyReported: 'Ovu prijavu već imamo. Hvala.',
  },
} as const
