import { lazy } from 'react'
import type { SettingsSection } from '#platform/web/registration.ts'
import { AppearanceSection } from './preferences/appearance-section.tsx'
import { ProfileSection } from './profile/profile-section.tsx'
import { DevicesSection } from './security/devices-section.tsx'
import { EmailSection } from './security/email-section.tsx'
import { IdentitiesSection } from './security/identities-section.tsx'
import { PasswordSection } from './security/password-section.tsx'

export const settingsSections: readonly SettingsSection[] = [
  {
    id: 'profile',
    title: { bhs: 'Profil', en: 'Profile' },
    hint: { bhs: 'ime, telefon, oblasti koje te zanimaju', en: 'name, phone, interests' },
    order: 10,
    places: ['phone', 'born', 'gender', 'interests'],
    Section: ProfileSection,
  },
  {
    id: 'email',
    title: { bhs: 'Email', en: 'Email' },
    hint: { bhs: 'adresa na koju ti pišemo', en: 'the address we write to' },
    order: 20,
    Section: EmailSection,
  },
  {
    id: 'password',
    title: { bhs: 'Lozinka', en: 'Password' },
    hint: { bhs: 'promijeni je ili postavi', en: 'change it or set one' },
    order: 30,
    Section: PasswordSection,
  },
  {
    id: 'identities',
    title: { bhs: 'Prijava preko Googlea', en: 'Signing in with Google' },
    hint: { bhs: 'računi kojima ulaziš', en: 'accounts that open yours' },
    order: 35,
    Section: IdentitiesSection,
  },
  {
    id: 'look',
    title: { bhs: 'Izgled i jezik', en: 'Appearance and language' },
    hint: { bhs: 'jezik, latinica ili ćirilica, tema', en: 'language, theme, data saver' },
    order: 40,
    Section: AppearanceSection,
  },
  {
    id: 'devices',
    title: { bhs: 'Uređaji', en: 'Devices' },
    hint: { bhs: 'gdje je tvoj račun otvoren', en: 'where your account is open' },
    order: 60,
    Section: DevicesSection,
  },
  {
    id: 'data',
    title: { bhs: 'Privatnost i podaci', en: 'Privacy and data' },
    hint: { bhs: 'preuzmi sve što znamo o tebi', en: 'download all we know about you' },
    order: 70,
    Section: lazy(async () => ({ default: (await import('./account/data-section.tsx')).DataSection })),
  },
  {
    id: 'leaving',
    title: { bhs: 'Odjava i brisanje', en: 'Sign out or delete account' },
    hint: { bhs: 'odjavi se ili obriši račun', en: 'sign out or delete your account' },
    order: 80,
    places: ['delete'],
    Section: lazy(async () => ({ default: (await import('./account/leaving-section.tsx')).LeavingSection })),
  },
]
