import { Section } from '#features/settings/web/index.ts'
import type { SectionProps } from '#platform/web/registration.ts'
import { useSettingsText } from '../use-settings-text.ts'
import { BlockedList } from './blocked-list.tsx'

/** Whom the member has blocked, and the way back. */
export function PeopleSection(section: SectionProps) {
  const t = useSettingsText()
  return (
    <Section {...section} text={t('text')}>
      <BlockedList />
    </Section>
  )
}
