import { useMutation } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { call } from '#platform/web/api/api.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { Segmented } from '#platform/web/ui/blocks/pick.tsx'
import { SearchField } from '#platform/web/ui/fields/search-field.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { addTarget, TARGET_KINDS } from '../../contract/targets.endpoints.ts'
import { Failed } from '#platform/web/ui/states/failed.tsx'
import { useRecount } from '../use-analytics.ts'
import { useText } from '../use-text.ts'
import { useChoices } from './use-choices.ts'

type Kind = (typeof TARGET_KINDS)[number]

/** Chooses an occupation by any of its names, or an open opportunity. */
export function TargetDialog({ onClose, onChosen }: { onClose: () => void; onChosen: (id: string) => void }) {
  const t = useText()
  const [kind, setKind] = useState<Kind>('occupation')
  const [input, setInput] = useState('')
  const recount = useRecount()
  const q = useDeferredValue(input.trim())
  const { parts, count, searching, empty, failed } = useChoices(kind, q)
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
          setInput('')
        }}
      />
      <SearchField
        name="target"
        label={t(`targets.${kind}`)}
        help={t(`targets.${kind}Help`)}
        value={input}
        maxLength={120}
        onChange={setInput}
      />
      <FormProblem text={add.error ? errorText(add.error, t('general')) : undefined} />
      <p role="status" className="text-xs text-ink-2">
        {searching
          ? t('targets.searching')
          : empty
            ? t(empty)
            : q && !failed && t('targets.results', { count })}
      </p>
      {failed && <Failed query={failed} small />}
      {parts.map(({ group, choices }) => (
        <section key={group ?? ''}>
          {group && <h3 className="mt-3 mb-1 text-sm text-ink-2">{t('targets.group', { group })}</h3>}
          <ul className="-mx-2 grid" aria-label={group}>
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
        </section>
      ))}
    </Dialog>
  )
}
