import { useQueryClient } from '@tanstack/react-query'
import { formatDate } from '#platform/contract/dates.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { useEndpointPages } from '#platform/web/api/use-endpoint.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { ListFoot } from '#platform/web/ui/states/list-foot.tsx'
import type { deleteBlock, deleteMute } from '../../contract/relations.endpoints.ts'
import type { listBlocked, listMuted } from '../../contract/settings.endpoints.ts'
import { useSettingsText } from '../use-settings-text.ts'

type Props = {
  list: typeof listBlocked | typeof listMuted
  end: typeof deleteBlock | typeof deleteMute
  what: 'blocked' | 'muted'
}

/** People whom the member has blocked or muted, with the button to undo it. */
export function SeveredList({ list: endpoint, end, what }: Props) {
  const t = useSettingsText()
  const locale = useLocale()
  const queries = useQueryClient()
  const list = useEndpointPages(endpoint, { query: {} })
  const people = list.data?.pages.flatMap((page) => page.people) ?? []
  async function undo({ id, name }: { id: string; name: string }) {
    try {
      await call(end, { params: { person: id } })
      toast({ title: t(`${what}.done`, { name }) })
    } catch (error) {
      toast({ title: errorText(error, t('wrong')), variant: 'destructive' })
    }
    await queries.invalidateQueries({ queryKey: endpointKey(endpoint) })
  }
  return (
    <div className="border-t border-line pt-5">
      <h3 id={`${what}-title`} className="text-sm font-strong">
        {t(`${what}.title`)}
      </h3>
      {list.isSuccess && people.length === 0 && (
        <p className="mt-1 text-sm text-ink-2">{t(`${what}.none`)}</p>
      )}
      {people.length > 0 && (
        <ul aria-labelledby={`${what}-title`} className="mt-1">
          {people.map((person) => (
            <li
              key={person.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2 text-sm"
            >
              <span className="min-w-0 [overflow-wrap:anywhere]">
                {person.name}{' '}
                <span className="text-ink-3">
                  {t('since', { date: formatDate(new Date(person.since), locale) })}
                </span>
              </span>
              <Button
                small
                aria-label={t(`${what}.undoNamed`, { name: person.name })}
                onClick={() => void undo(person)}
              >
                {t(`${what}.undo`)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <ListFoot list={list} />
    </div>
  )
}
