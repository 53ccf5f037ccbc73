import { UserPlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { call } from '#platform/web/api/api.ts'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { acceptRequest, type RelationState, withdrawRequest } from '../../contract/relations.endpoints.ts'
import { useRelationText } from '../use-relation-text.ts'
import { DeclineButton } from './decline-button.tsx'
import { useRelationAct } from './use-relation-act.ts'

const NoteDialog = lazyPart(async () => (await import('./note-dialog.tsx')).NoteDialog)

type Props = {
  person: { id: string; name: string }
  state: RelationState
  look?: 'river' | 'line'
  small?: boolean
}

/** The next step towards a connection: request, withdraw or answer. */
export function ConnectButton({ person, state: loadedState, look = 'line', small = true }: Props) {
  const t = useRelationText()
  const { busy, act } = useRelationAct()
  const [asking, setAsking] = useState(false)
  // A change made here counts until the refetched list includes it.
  const [changed, setChanged] = useState<{ over: RelationState; state: RelationState }>()
  const state = changed?.over === loadedState ? changed.state : loadedState
  const become = (next: RelationState) => setChanged({ over: loadedState, state: next })
  const { id, name } = person
  const params = { person: id }
  if (state === 'connected') return null
  if (state === 'received') {
    return (
      <>
        <Button
          small={small}
          look="river"
          busy={busy && t('sending')}
          aria-label={t('acceptNamed', { name })}
          onClick={async () => {
            const done = await act(
              () => call(acceptRequest, { params }),
              () => ({ title: t('done.connected', { name }) }),
            )
            if (done) become('connected')
          }}
        >
          {t('accept')}
        </Button>
        <DeclineButton person={person} small={small} onDone={become} />
      </>
    )
  }
  if (state === 'sent') {
    return (
      <>
        <Chip>{t('sent')}</Chip>
        <Button
          small={small}
          look="quiet"
          busy={busy && t('sending')}
          aria-label={t('withdrawNamed', { name })}
          onClick={async () => {
            const done = await act(
              () => call(withdrawRequest, { params }),
              () => ({ title: t('done.withdrawn') }),
            )
            if (done) become('none')
          }}
        >
          {t('withdraw')}
        </Button>
      </>
    )
  }
  return (
    <>
      <Button
        small={small}
        look={look}
        icon={<UserPlus />}
        aria-label={t('connectNamed', { name })}
        onPointerEnter={NoteDialog.preload}
        onClick={() => setAsking(true)}
      >
        {t('connect')}
      </Button>
      {asking && (
        <Suspense>
          <NoteDialog person={person} onClose={() => setAsking(false)} onDone={become} />
        </Suspense>
      )}
    </>
  )
}
