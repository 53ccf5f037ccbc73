/** Texts of refusals and of the audit log. */
export const messages = {
  errors: {
    inUse: 'Stoji u tekstu. Prvo ukloni odande, pa onda iz biblioteke.',
    idTaken: 'Ova datoteka je već poslana na drugo mjesto. Dodaj je ponovo.',
  },
  audit: {
    area: 'Biblioteka',
    actions: {
      describe: 'Slika opisana',
      replace: 'Slika zamijenjena',
      remove: 'Slika uklonjena',
      crop: 'Izrez slike promijenjen',
      'document-describe': 'Datoteka imenovana',
      'document-replace': 'Datoteka zamijenjena',
      'document-remove': 'Datoteka uklonjena',
    },
    fields: {},
  },
}
