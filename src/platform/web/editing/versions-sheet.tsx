import { History } from 'lucide-react'
import { useState } from 'react'
import { wordDifferences } from '#platform/contract/differences.ts'
import { formatDate, formatTime } from '#platform/contract/dates.ts'
import type { EndpointOf } from '#platform/contract/endpoint.ts'
import { useAct } from '../api/use-act.ts'
import { useEndpoint } from '../api/use-endpoint.ts'
import { useSavingText } from '../forms/use-saving-text.ts'
import { useLocale } from '../i18n/locale-provider.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { Sheet } from '../ui/layers/dialog.tsx'
import { QueryState } from '../ui/states/query-state.tsx'
import { htmlLang } from '#platform/contract/locale.ts'
import type { ComparedText } from './text-comparison.tsx'
import { WordChanges } from './text-changes.tsx'

type Version = { id: string; title: string; at: string; by?: string | null }
type Words = 'history.open' | 'history.title' | 'history.none' | 'history.restore' | 'history.restored'
type Props<Answer, Edited> = {
  t: (key: Words | 'close' | 'general') => string
  id: string
  endpoint: EndpointOf<Answer>
  versionsOf: (answer: Answer) => readonly Version[]
  /** The texts of a version beside what is written now. */
  textsOf?: (answer: Answer, version: string) => readonly ComparedText[]
  /** The editor saves its text before a restore and drops it afterwards. */
  editing: { save: () => Promise<unknown>; forget: () => void }
  restore: (version: string) => Promise<Edited>
  store: { change: (next: () => Edited) => unknown }
}

/** The button that opens what was published before; one of these versions can be restored. */
export function VersionsSheet<Answer, Edited>(props: Props<Answer, Edited>) {
  const { t } = props
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button small look="quiet" icon={<History />} onClick={() => setOpen(true)}>
        {t('history.open')}
      </Button>
      <Sheet open={isOpen} onClose={close} title={t('history.title')} closeLabel={t('close')}>
        <VersionList {...props} onClose={close} />
      </Sheet>
    </>
  )
}

function VersionList<Answer, Edited>(props: Props<Answer, Edited> & { onClose: () => void }) {
  const { t, id: edited, endpoint, versionsOf, textsOf, editing, restore, store, onClose } = props
  const locale = useLocale()
  const query = useEndpoint(endpoint, { params: { id: edited }, gcTime: 0, staleTime: 0 })
  const { busy, act } = useAct({ refresh: [], failed: t('general') })
  async function choose(version: string) {
    await editing.save()
    const done = await act(() => restore(version), t('history.restored'))
    if (!done) return
    editing.forget()
    store.change(() => done.answer)
    onClose()
  }
  return (
    <QueryState query={query}>
      {(answer) => {
        const versions = versionsOf(answer)
        if (versions.length === 0) return <p className="text-sm text-ink-2">{t('history.none')}</p>
        return (
          <ul>
            {versions.map(({ id, title, at, by }) => (
              <li
                key={id}
                className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3 first:border-0"
              >
                <p className="min-w-0 flex-1 basis-40 text-sm [overflow-wrap:anywhere]">
                  <span className="block font-strong">{title}</span>
                  <span className="text-ink-2">
                    {[`${formatDate(new Date(at), locale)}, ${formatTime(new Date(at))}`, by]
                      .filter(Boolean)
                      .join('\u00a0· ')}
                  </span>
                </p>
                <Button small disabled={busy} onClick={() => void choose(id)}>
                  {t('history.restore')}
                </Button>
                {textsOf && <Changes texts={() => textsOf(answer, id)} />}
              </li>
            ))}
          </ul>
        )
      }}
    </QueryState>
  )
}

/** Shows the text added and removed since a version; compares only when the member opens it. */
function Changes({ texts }: { texts: () => readonly ComparedText[] }) {
  const t = useSavingText()
  const [isOpen, setOpen] = useState(false)
  const differing = isOpen ? texts().filter(({ mine, theirs }) => mine !== theirs) : []
  return (
    <details className="basis-full" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-target cursor-pointer items-center text-sm font-strong text-river-ink">
        {t('changes')}
      </summary>
      {differing.length === 0 && <p className="text-sm text-ink-2">{t('sameTexts')}</p>}
      {differing.map(({ label, language, mine, theirs }) => (
        <section key={label} className="border-t border-line py-3">
          <h3 className="mb-1 text-sm tracking-normal">{label}</h3>
          <div lang={language && htmlLang(language)}>
            <WordChanges runs={wordDifferences(theirs, mine)} />
          </div>
        </section>
      ))}
    </details>
  )
}
