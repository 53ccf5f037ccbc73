import { type ReactNode, Suspense } from 'react'
import { Skeleton } from '#platform/web/ui/blocks/skeleton.tsx'
import { TabLinks } from '#platform/web/ui/blocks/tabs.tsx'
import { Waiting } from '#platform/web/ui/states/waiting.tsx'
import { useText } from '../use-text.ts'

/** The common header of all screens about people. */
export function PeopleFrame({
  connections,
  children,
}: {
  connections?: number | undefined
  children: ReactNode
}) {
  const t = useText()
  return (
    <main id="main" className="wrap pt-4 pb-16 lg:pt-6">
      <h1 className="text-2xl">{t('title')}</h1>
      <TabLinks
        label={t('tabs.label')}
        items={[
          {
            to: '/network',
            text: t('tabs.network'),
            end: true,
            ...(connections !== undefined && { count: connections }),
          },
          { to: '/network/directory', text: t('tabs.directory') },
          { to: '/mentors', text: t('tabs.mentors') },
          { to: '/mentorship', text: t('tabs.mentorship'), end: true },
        ]}
      />
      <Suspense
        fallback={
          <Waiting className="mt-6">
            <Skeleton className="h-40" />
          </Waiting>
        }
      >
        {children}
      </Suspense>
    </main>
  )
}
