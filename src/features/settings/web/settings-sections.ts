import { lazy } from 'react'
import type { SettingsSection } from '#platform/web/registration.ts'
import { AppearanceSection } from './preferences/appearance-section.tsx'
import { ProfileSection } from './profile/profile-section.tsx'
import { DevicesSection } from './security/devices-section.tsx'
import { EmailSection } from './security/email-section.tsx'
import { IdentitiesSection } from './security/identities-section.tsx'
import { PasswordSection } from './security/password-section.tsx'

export const settingsSections: readonly SettingsSection[] = [
  { id: 'profile', title: { bhs: 'Profil', en: 'Profile' }, order: 10, Section: ProfileSection },
  { id: 'email', title: { bhs: 'Email', en: 'Email' }, order: 20, Section: EmailSection },
  { id: 'password', title: { bhs: 'Lozinka', en: 'Password' }, order: 30, Section: PasswordSection },
  {
    id: 'identities',
    title: { bhs: 'Google prijava', en: 'Signing in with Google' },
    order: 35,
    Section: IdentitiesSection,
  },
  {
    id: 'look',
    title: { bhs: 'Izgled i jezik', en: 'Look and language' },
    order: 40,
    Section: AppearanceSection,
  },
  { id: 'devices', title: { bhs: 'Uređaji', en: 'Devices' }, order: 60, Section: DevicesSection },
  {
    id: 'data',
    title: { bhs: 'Privatnost i podaci', en: 'Privacy and data' },
    order: 70,
    Section: lazy(async () => ({ default: (await import('./account/data-section.tsx')).DataSection })),
  },
  {
    id: 'leaving',
    title: { bhs: 'Odjava i brisanje', en: 'Signing out and leaving' },
    order: 80,
    Section: lazy(async () => ({ default: (await import('./account/leaving-section.tsx')).LeavingSection })),
  },
]
