import type { Ref } from 'react'
import { Link } from 'react-router'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { TabLinks } from '#platform/web/ui/blocks/tabs.tsx'
import { registeredTabs } from './registered-tabs.ts'
import { useText } from './use-text.ts'

type Props = { title: string; intro: string; ref?: Ref<HTMLHeadingElement> }

/** The header of every list of suggestions: title, explanation and links to the other lists. */
export function PageHead({ title, intro, ref }: Props) {
  const t = useText()
  const locale = useLocale()
  return (
    <header className="min-w-0 lg:col-span-2">
      <h1 ref={ref} tabIndex={-1} className="text-2xl outline-none">
        {title}
      </h1>
      <p className="mt-2 max-w-measure text-ink-2">{intro}</p>
      <Link className="link inline-flex min-h-target items-center text-sm" to="/how-we-recommend">
        {t('how')}
      </Link>
      <TabLinks
        label={t('tabs.label')}
        items={[
          { to: '/recommended', text: t('tabs.opportunities'), end: true },
          { to: '/recommended/people', text: t('tabs.people') },
          ...registeredTabs.map(({ to, title: name }) => ({ to, text: name[locale] })),
        ]}
      />
    </header>
  )
}
