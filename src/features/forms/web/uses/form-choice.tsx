import { readText } from '#platform/contract/bilingual.ts'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { FieldGroup } from '#platform/web/ui/fields/field-group.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { getFormUse, getPublicUse, listUseSubmissions, saveFormUse } from '../../contract/uses.endpoints.ts'
import { useUsesText } from './use-uses-text.ts'

const REFRESH = [getFormUse.path, getPublicUse.path, listUseSubmissions.path].map(
  (path) => path.split('{')[0]!,
)

/** Chooses the form that people fill in for an opportunity or a call. */
export function FormChoice({ kind, id }: { kind: string; id: string }) {
  const t = useUsesText()
  const locale = useLocale()
  const query = useEndpoint(getFormUse, { params: { kind, id }, staleTime: 0 })
  const { busy, act } = useAct({ refresh: REFRESH, failed: t('choice.failed') })
  const save = (form: string | null) =>
    act(
      () => call(saveFormUse, { params: { kind, id }, body: { form } }),
      t(form === null ? 'choice.removed' : 'choice.saved'),
    )
  return (
    <FieldGroup title={t('choice.title')}>
      <QueryState query={query} small>
        {({ form, choices }) =>
          choices.length === 0 ? (
            <p className="text-sm text-ink-2">{t('choice.nothing')}</p>
          ) : (
            <Select
              name="form"
              label={t('choice.label')}
              help={t('choice.help')}
              value={form ?? ''}
              empty={t('choice.none')}
              disabled={busy}
              options={choices.map(({ slug, title }) => ({
                value: slug,
                text: readText(title, locale).text,
              }))}
              onChange={(event) => void save(event.target.value || null)}
            />
          )
        }
      </QueryState>
    </FieldGroup>
  )
}
