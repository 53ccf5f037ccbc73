import { useParams } from 'react-router'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { ScreenMain } from '#platform/web/shell/screen-main.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { Gone } from '#platform/web/ui/states/gone.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { getMoney } from '../../contract/money/money.endpoints.ts'
import { titles } from '../../contract/titles.ts'
import { MoneyPage } from './money-page.tsx'
import { useMoneyText } from './use-money-text.ts'

export const handle: PageHandle = { title: titles.money, protected: true, chrome: 'full' }

/** Contract and payments of a project, for its team and for its bank. */
export default function MoneyScreen() {
  const { slug = '' } = useParams()
  return (
    <ScreenMain className="max-w-5xl pt-4 pb-16 lg:pt-8">
      <Loaded slug={slug} />
    </ScreenMain>
  )
}

function Loaded({ slug }: { slug: string }) {
  const query = useEndpoint(getMoney, { params: { slug }, refetchOnMount: 'always' })
  const t = useMoneyText()
  const gone = (
    <Gone
      title={t('gone')}
      text={t('goneText')}
      action={<ButtonLink to={`/projects/${slug}`}>{t('back')}</ButtonLink>}
    />
  )
  return (
    <QueryState page query={query} gone={gone}>
      {(money) => <MoneyPage money={money} />}
    </QueryState>
  )
}
