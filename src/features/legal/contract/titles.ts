/** Page titles of the route table. */
export const termsTitle = { bhs: 'Uslovi korištenja', en: 'Terms of use' }
export const privacyTitle = { bhs: 'Privatnost', en: 'Privacy' }
export const faqTitle = { bhs: 'Česta pitanja', en: 'FAQ' }
export const contactTitle = { bhs: 'Kontakt', en: 'Contact' }
