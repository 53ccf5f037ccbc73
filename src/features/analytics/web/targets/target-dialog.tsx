import { keepPreviousData, useMutation } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { searchOccupations } from '#features/skills/contract/occupations.endpoints.ts'
import { formatDate } from '#platform/contract/dates.ts'
import { call } from '#platform/web/api/api.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Segmented } from '#platform/web/ui/blocks/pick.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { addTarget, searchOpenings, TARGET_KINDS } from '../../contract/targets.endpoints.ts'
import { useRecount } from '../use-analytics.ts'
import { useText } from '../use-text.ts'

type Kind = (typeof TARGET_KINDS)[number]
type Choice = { ref: string; text: string; aside?: string }

/** Chooses an occupation by whatever people call it, or an open opportunity. */
export function TargetDialog({ onClose, onChosen }: { onClose: () => void; onChosen: (id: string) => void }) {
  const t = useText()
  const [kind, setKind] = useState<Kind>('occupation')
  const [typed, setTyped] = useState('')
  const recount = useRecount()
  const q = useDeferredValue(typed.trim())
  const { choices, searching, empty } = useChoices(kind, q)
  const add = useMutation({
    mutationFn: (ref: string) => call(addTarget, { body: { kind, ref } }),
    async onSuccess({ id }) {
      await recount()
      onChosen(id)
    },
  })
  return (
    <Dialog open onClose={onClose} title={t('targets.dialogTitle')} closeLabel={t('close')}>
      <p className="text-sm text-ink-2">{t('targets.dialogText')}</p>
      <Segmented<Kind>
        label={t('targets.kind.label')}
        value={kind}
        options={TARGET_KINDS.map((value) => ({ value, text: t(`targets.kind.${value}`) }))}
        onChange={(value) => {
          setKind(value)
          setTyped('')
        }}
      />
      <TextInput
        name="target"
        type="search"
        autoComplete="off"
        icon={<Search />}
        maxLength={120}
        label={t(`targets.${kind}`)}
        help={t(`targets.${kind}Help`)}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <FormProblem text={add.error ? errorText(add.error, t('general')) : undefined} />
      <p role="status" className="text-xs text-ink-2">
        {searching
          ? t('targets.searching')
          : empty
            ? t(empty)
            : q && t('targets.results', { count: choices.length })}
      </p>
      <ul className="-mx-2 grid">
        {choices.map(({ ref, text, aside }) => (
          <li key={ref}>
            <button
              type="button"
              onClick={() => !add.isPending && add.mutate(ref)}
              aria-busy={add.isPending && add.variables === ref}
              className="flex min-h-target w-full flex-col items-start justify-center rounded-control px-2 py-2 text-left hover:bg-sunken"
            >
              <span className="max-w-full [overflow-wrap:anywhere]">{text}</span>
              {aside && <span className="text-xs text-ink-2">{aside}</span>}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function useChoices(kind: Kind, q: string) {
  const t = useText()
  const locale = useLocale()
  const occupations = useEndpoint(searchOccupations, {
    query: { q },
    enabled: kind === 'occupation' && q.length > 1,
    placeholderData: keepPreviousData,
  })
  const openings = useEndpoint(searchOpenings, {
    query: { q },
    enabled: kind === 'opportunity',
    placeholderData: keepPreviousData,
  })
  const asked = kind === 'opportunity' || q.length > 1
  const choices: Choice[] =
    kind === 'occupation'
      ? (asked ? (occupations.data?.occupations ?? []) : [])
          .slice(0, 8)
          .map(({ id, title: { m, f, en } }) => ({
            ref: id,
            text: locale === 'en' ? en : m === f ? m : `${m} / ${f}`,
          }))
      : (openings.data?.openings ?? []).map(({ id, title, by, deadline }) => ({
          ref: id,
          text: title[locale],
          aside: [by, deadline && t('targets.until', { date: formatDate(new Date(deadline), locale) })]
            .filter(Boolean)
            .join('\u00a0· '),
        }))
  const { isFetching } = kind === 'occupation' ? occupations : openings
  const searching = asked && isFetching && choices.length === 0
  const nothing = asked && !isFetching && choices.length === 0
  const empty = !nothing
    ? undefined
    : kind === 'opportunity' && q === ''
      ? ('targets.noOpenings' as const)
      : ('targets.nothing' as const)
  return { choices, searching, empty }
}
