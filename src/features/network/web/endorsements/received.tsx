import { Flag } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { ReportDialog } from '#features/moderation/web/index.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { call } from '#platform/web/api/api.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import {
  answerEndorsement,
  type Endorsement,
  listEndorsements,
} from '../../contract/endorsements.endpoints.ts'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { PersonLine } from '../overview/person-line.tsx'
import { useEndorsementText } from '../use-endorsement-text.ts'

const ProofScene = lazyPart(async () => (await import('#features/celebrations/web/index.ts')).ProofScene)

/**
 * Confirmations that the member has received, and which of them the profile shows; renders nothing while there are none.
 */
export function Received() {
  const t = useEndorsementText()
  const { data } = useEndpoint(listEndorsements, { refetchOnMount: 'always' })
  const { hash } = useLocation()
  const place = useRef<HTMLElement>(null)
  const [plays, setPlays] = useState(false)
  const isThere = data !== undefined && data.endorsements.length > 0
  // A notification may open this place before its content exists.
  useEffect(() => {
    if (isThere && hash === '#endorsements') place.current?.scrollIntoView()
  }, [isThere, hash])
  if (!data || data.endorsements.length === 0) return null
  return (
    <section
      ref={place}
      id="endorsements"
      aria-labelledby="endorsements-title"
      className="min-w-0 scroll-mt-24"
    >
      <h2 id="endorsements-title" className="text-lg">
        {t('title')}
      </h2>
      <p className="mb-2 text-sm text-ink-2">{t('help')}</p>
      {plays && (
        <Suspense>
          <ProofScene className="my-3" />
        </Suspense>
      )}
      <ul aria-labelledby="endorsements-title">
        {data.endorsements.map((one) => (
          <Line key={one.id} endorsement={one} onAccept={() => setPlays(true)} />
        ))}
      </ul>
    </section>
  )
}

type LineProps = { endorsement: Endorsement; onAccept: () => void }

function Line({ endorsement: { id, person, skill, shared, text, state }, onAccept }: LineProps) {
  const t = useEndorsementText()
  const locale = useLocale()
  const { busy, act } = useAct({ refresh: [listEndorsements.path], failed: t('wrong') })
  const [isReporting, setReporting] = useState(false)
  const name = readText(skill, locale).text
  async function answer(isPublic: boolean) {
    const done = await act(
      () => call(answerEndorsement, { params: { id }, body: { shown: isPublic } }),
      t(isPublic ? 'done.shown' : 'done.hidden'),
    )
    if (done && isPublic) onAccept()
  }
  const label = (action: string) => t('named', { act: action, name: person.name, skill: name })
  return (
    <PersonLine
      person={person}
      aside={
        <IconButton
          icon={<Flag />}
          label={label(t('report'))}
          className="text-ink-3"
          onClick={() => setReporting(true)}
        />
      }
    >
      <p className="mt-1.5 flex flex-wrap items-center gap-2 text-sm font-strong">
        {t('skill', { skill: name })}
        <Chip {...(state === 'shown' && { tone: 'have' })}>{t(`states.${state}`)}</Chip>
      </p>
      <blockquote className="mt-1 border-l-2 border-line pl-3 text-sm [overflow-wrap:anywhere]">
        {text}
      </blockquote>
      <p className="mt-1 text-xs text-ink-2 [overflow-wrap:anywhere]">
        {t(`from.${shared.kind}`, { title: shared.title })}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {state !== 'shown' && (
          <Button
            small
            look={state === 'waiting' ? 'river' : 'line'}
            aria-disabled={busy}
            aria-label={label(t('show'))}
            onClick={() => void answer(true)}
          >
            {t('show')}
          </Button>
        )}
        {state !== 'hidden' && (
          <Button
            small
            look="quiet"
            aria-disabled={busy}
            aria-label={label(t('hide'))}
            onClick={() => void answer(false)}
          >
            {t('hide')}
          </Button>
        )}
      </div>
      {isReporting && (
        <Suspense>
          <ReportDialog kind="endorsement" thing={id} onClose={() => setReporting(false)} />
        </Suspense>
      )}
    </PersonLine>
  )
}
