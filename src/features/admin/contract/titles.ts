/** Page titles of the route table. */
export const adminTitle = { bhs: 'Administracija', en: 'Administration' }
export const adminLoginTitle = { bhs: 'Prijava za administratore', en: 'Admin sign-in' }
export const firstAdminTitle = { bhs: 'Prvi administrator', en: 'First administrator' }
export const auditTitle = { bhs: 'Zapisnik', en: 'Audit log' }
export const personTitle = { bhs: 'Račun', en: 'Account' }

export const titles = {
  settings: { bhs: 'Postavke proizvoda', en: 'Product settings' },
  settingsArea: { bhs: 'Postavke', en: 'Settings' },
  allSettings: { bhs: 'Sve postavke', en: 'All settings' },
} as const
