/** Texts of refusals and of the audit log. */
export const messages = {
  errors: {
    inUse: 'Slika stoji u tekstu. Prvo je ukloni odande, pa onda iz biblioteke.',
    idTaken: 'Ova slika je već poslana na drugo mjesto. Dodaj je ponovo.',
  },
  audit: {
    area: 'Biblioteka slika',
    actions: {
      describe: 'Slika opisana',
      replace: 'Slika zamijenjena',
      remove: 'Slika uklonjena',
      crop: 'Izrez slike promijenjen',
    },
    fields: {},
  },
}
