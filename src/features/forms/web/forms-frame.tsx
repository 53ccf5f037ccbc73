import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { ConsoleFrame } from '#features/admin/web/index.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { titles } from '../contract/titles.ts'
import { useDoor } from './use-door.ts'
import { useEditorText } from './use-editor-text.ts'

type Props = { title: string; aside: ReactNode; children: ReactNode }

/** The console around the forms of the house; those of an organisation stand on a page of its area. */
export function FormsFrame({ title, aside, children }: Props) {
  const t = useEditorText()
  const locale = useLocale()
  const { id } = useParams()
  const { organisation, list } = useDoor()
  if (organisation === null)
    return (
      <ConsoleFrame title={title} scope="content" aside={aside}>
        {children}
      </ConsoleFrame>
    )
  return (
    <main id="main" className="wrap pt-4 pb-12 lg:pt-8">
      <a
        className="link inline-flex min-h-target items-center"
        href={id === undefined ? '/organisations/mine' : list}
      >
        {id === undefined ? t('organisations') : titles.console[locale]}
      </a>
      <header className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-2xl">{title}</h1>
        {aside}
      </header>
      {children}
    </main>
  )
}
