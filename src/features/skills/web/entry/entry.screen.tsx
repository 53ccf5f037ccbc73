import { ArrowLeft } from 'lucide-react'
import { Link, useParams } from 'react-router'
import { ConsoleFrame } from '#features/admin/web/index.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { vocabularyTitle } from '../../contract/titles.ts'
import { type Entry, getEntry, type Kind } from '../../contract/vocabulary.endpoints.ts'
import { useText } from '../use-text.ts'
import { EntryForm } from './entry-form.tsx'
import { MergeDialog } from './merge-dialog.tsx'

export const handle: PageHandle = { title: vocabularyTitle, chrome: 'noFooter', protected: true }

/** One skill or occupation: its names, its group and its links. */
export default function EntryScreen() {
  const t = useText()
  const { kind: kindParam, id = 'new' } = useParams()
  const kind: Kind = kindParam === 'occupation' ? 'occupation' : 'skill'
  const query = useEndpoint(getEntry, { params: { kind, id }, enabled: id !== 'new', staleTime: 0 })
  const locale = useLocale()
  const { data } = query
  const title =
    id === 'new' ? t(`form.newTitle.${kind}`) : data ? entryName(data)[locale] : t(`kinds.${kind}`)
  return (
    <ConsoleFrame title={title} scope="opportunities">
      <div className="grid grid-cols-1 gap-5">
        <Link
          to={`/admin/vocabulary?part=${kind}`}
          className="link inline-flex min-h-target items-center gap-1.5 justify-self-start text-sm"
        >
          <ArrowLeft size={18} aria-hidden />
          {t('form.back')}
        </Link>
        {id === 'new' && <EntryForm key={kind} kind={kind} />}
        {id !== 'new' && <QueryState query={query} />}
        {data?.mergedInto && <Merged kind={kind} into={data.mergedInto} />}
        {data && !data.mergedInto && (
          <>
            <EntryForm key={data.version} kind={kind} entry={data} reload={() => void query.refetch()} />
            <MergeDialog entry={data} />
          </>
        )}
      </div>
    </ConsoleFrame>
  )
}

function Merged({ kind, into }: { kind: Kind; into: NonNullable<Entry['mergedInto']> }) {
  const t = useText()
  const locale = useLocale()
  return (
    <p>
      {t('form.merged')}
      <Link to={`/admin/vocabulary/${kind}/${into.id}`} className="link">
        {into.name[locale]}
      </Link>
    </p>
  )
}

function entryName({ names: { bhs, en }, mergedInto }: Entry) {
  const ours = bhs[0] ?? en[0] ?? mergedInto?.name.bhs ?? ''
  return { bhs: ours, en: en[0] ?? ours }
}
