import type { LegalDocument } from './document.ts'
import { privacyOfTheData } from './privacy-data.ts'
import { privacyOfTheRights } from './privacy-rights.ts'
import { privacyTitle } from './titles.ts'

/** The place of the list of cookies among the sections. */
export const COOKIES_SECTION = 'kolacici'

export const privacy: LegalDocument = {
  id: 'privacy',
  title: privacyTitle,
  intro: {
    bhs: 'Ovdje piše koje podatke Zamah čuva o tebi, zašto, koliko dugo i kako ih možeš pogledati, preuzeti ili obrisati. Držimo se Zakona o zaštiti ličnih podataka Bosne i Hercegovine („Službeni glasnik BiH“, broj 12/25), koji je usklađen s evropskim GDPR-om.',
    en: 'This says what data Zamah keeps about you, why, for how long, and how you can see it, download it or delete it. We follow the Law on Personal Data Protection of Bosnia and Herzegovina (Official Gazette of BiH 12/25), which is aligned with the European GDPR.',
  },
  sections: [
    ...privacyOfTheData,
    {
      id: COOKIES_SECTION,
      title: { bhs: 'Kolačići i pohrana u pregledniku', en: 'Cookies and browser storage' },
      parts: [
        {
          bhs: 'Bez pristanka koristimo samo ono što je potrebno da prijava radi i da zapamtimo tvoj izbor. Ovo je cijeli popis.',
          en: 'Without consent we use only what signing in needs and what remembers your choices. This is the whole list.',
        },
      ],
    },
    ...privacyOfTheRights,
  ],
}
