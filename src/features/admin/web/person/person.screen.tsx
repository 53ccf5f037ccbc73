import { ArrowLeft } from 'lucide-react'
import { Suspense } from 'react'
import { Link, useParams } from 'react-router'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { personTitle } from '../../contract/titles.ts'
import { ConsoleFrame } from '../frame/console-frame.tsx'
import { PersonPage } from './person-page.tsx'
import { usePersonText } from './use-person-text.ts'

export const handle: PageHandle = { title: personTitle, chrome: 'noFooter', protected: true }

export default function PersonScreen() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <Account />
    </Suspense>
  )
}

function Account() {
  const t = usePersonText()
  const { id = '' } = useParams()
  const back = (
    <Link to="/admin#korisnici" className="link inline-flex min-h-target items-center gap-1.5 text-sm">
      <ArrowLeft size={16} strokeWidth={1.75} aria-hidden />
      {t('back')}
    </Link>
  )
  return (
    <ConsoleFrame title={t('title')} scope="users" aside={back}>
      {({ globalAdmin }) => <PersonPage id={id} globalAdmin={globalAdmin} />}
    </ConsoleFrame>
  )
}
