import { Suspense } from 'react'
import { Section } from '#features/settings/web/index.ts'
import type { SectionProps } from '#platform/web/registration.ts'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { Waiting } from '#platform/web/ui/states/waiting.tsx'

const Preferences = lazyPart(async () => (await import('./preferences.tsx')).Preferences)

/** Keeps its place from the start; its choices load with their own script. */
export function NotificationsSection(section: SectionProps) {
  return (
    <Section {...section}>
      <Suspense fallback={<Waiting />}>
        <Preferences />
      </Suspense>
    </Section>
  )
}
