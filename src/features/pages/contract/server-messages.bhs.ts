/** Texts that the server says about pages. */
export const messages = {
  errors: {
    incomplete: 'Prije objave popravi označeno.',
    notNow: 'To sada nije moguće. Stranicu prvo sakrij, ili osvježi ekran.',
    past: 'Izaberi trenutak koji tek dolazi, najviše dvije godine unaprijed.',
    order: 'Kraj mora biti poslije objave.',
    reserved: 'Ova adresa je zauzeta za nešto drugo. Izaberi drugu.',
    slugTaken: 'Na ovoj adresi je već jedna stranica. Izaberi drugu.',
    published: 'Stranica koja je objavljivana ne briše se. Možeš je staviti u arhivu.',
  },
  search: { kinds: { pages: 'Stranice' } },
  audit: {
    area: 'Stranice',
    actions: { publish: 'Stranica objavljena', withdraw: 'Stranica sakrivena' },
    fields: {},
  },
} as const
