import type { ReactNode } from 'react'
import { TabLinks } from '#platform/web/ui/blocks/tabs.tsx'
import { useText } from '../use-text.ts'

/** What all screens about people begin with. */
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
        ]}
      />
      {children}
    </main>
  )
}
