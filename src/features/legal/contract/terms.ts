import type { LegalDocument } from './document.ts'
import { termsOfTheAccount } from './terms-account.ts'
import { termsOfTheService } from './terms-service.ts'
import { termsTitle } from './titles.ts'

export const terms: LegalDocument = {
  id: 'terms',
  title: termsTitle,
  intro: {
    bhs: 'Ovo su pravila po kojima radi Zamah, napisana običnim jezikom. Otvaranjem računa ih prihvataš. Ako ti nešto nije jasno ili se ne slažeš, javi nam prije nego što otvoriš račun.',
    en: 'These are the rules by which Zamah works, in plain language. By opening an account you accept them. If something is unclear or you disagree, tell us before you open one.',
  },
  sections: [...termsOfTheAccount, ...termsOfTheService],
}
