/** Page titles of the route table. */
export const termsTitle = { bhs: 'Uslovi korištenja', en: 'Terms of use' }
export const privacyTitle = { bhs: 'Privatnost', en: 'Privacy' }
