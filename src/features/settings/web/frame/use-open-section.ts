import { useLocation } from 'react-router'
import type { SettingsSection } from '#platform/web/registration.ts'
import { registeredSections } from './registered-sections.ts'

/** Returns the section that the address names, or that has the place it names. */
export function useOpenSection(): SettingsSection | undefined {
  const { hash } = useLocation()
  const place = decodeURIComponent(hash.slice(1))
  return registeredSections.find(({ id, places }) => id === place || places?.includes(place))
}
