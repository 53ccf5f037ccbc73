import { Ban, Bell, BellOff, Ellipsis, Flag, UserMinus, UserRoundCheck, UserRoundPlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { ReportDialog } from '#features/moderation/web/index.ts'
import { call } from '#platform/web/api/api.ts'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { Menu } from '#platform/web/ui/layers/menu.tsx'
import {
  createFollow,
  createMute,
  type Relation,
  deleteFollow,
  deleteMute,
} from '../../contract/relations.endpoints.ts'
import { useRelationText } from '../use-relation-text.ts'
import { useRelationAct } from './use-relation-act.ts'

const SeverDialog = lazyPart(async () => (await import('./sever-dialog.tsx')).SeverDialog)

type Props = {
  person: { id: string; name: string }
  relation: Pick<Relation, 'state' | 'following' | 'muted'>
  /** A request with a note, which can be reported separately. */
  noted?: string | undefined
  /** After a block no link here leads to the person. */
  onBlocked?: () => void
}

/** Actions to follow, mute, remove or block somebody. */
export function RelationMenu({ person, relation, noted, onBlocked }: Props) {
  const t = useRelationText()
  const { act } = useRelationAct()
  const [reported, setReported] = useState<{ kind: string; thing: string }>()
  const [severing, setSevering] = useState<'remove' | 'block'>()
  const { id, name } = person
  const params = { person: id }
  const { state, following, muted } = relation
  const label = t('menu.label', { name })
  const toggle = (on: boolean, [start, stop]: readonly [typeof createFollow, typeof deleteFollow]) =>
    call(on ? stop : start, { params })
  return (
    <>
      <Menu
        label={label}
        items={[
          {
            text: t(following ? 'menu.unfollow' : 'menu.follow'),
            icon: following ? <UserRoundCheck /> : <UserRoundPlus />,
            onSelect: () =>
              void act(
                () => toggle(following, [createFollow, deleteFollow]),
                () => ({ title: t(following ? 'done.unfollowed' : 'done.followed', { name }) }),
              ),
          },
          {
            text: t(muted ? 'menu.unmute' : 'menu.mute'),
            icon: muted ? <Bell /> : <BellOff />,
            onSelect: () =>
              void act(
                () => call(muted ? deleteMute : createMute, { params }),
                () => ({ title: t(muted ? 'done.unmuted' : 'done.muted', { name }) }),
              ),
          },
          ...(state === 'connected'
            ? [
                {
                  text: t('menu.remove'),
                  icon: <UserMinus />,
                  harm: true,
                  onSelect: () => setSevering('remove'),
                },
              ]
            : []),
          ...(noted === undefined
            ? []
            : [
                {
                  text: t('menu.reportNote'),
                  icon: <Flag />,
                  onSelect: () => setReported({ kind: 'request', thing: noted }),
                },
              ]),
          {
            text: t('menu.report'),
            icon: <Flag />,
            onSelect: () => setReported({ kind: 'profile', thing: id }),
          },
          { text: t('menu.block'), icon: <Ban />, harm: true, onSelect: () => setSevering('block') },
        ]}
        trigger={(menu) => <IconButton {...menu} icon={<Ellipsis />} label={label} />}
      />
      {reported && (
        <Suspense>
          <ReportDialog {...reported} onClose={() => setReported(undefined)} />
        </Suspense>
      )}
      {severing && (
        <Suspense>
          <SeverDialog
            what={severing}
            person={person}
            onClose={() => setSevering(undefined)}
            onDone={() => severing === 'block' && onBlocked?.()}
          />
        </Suspense>
      )}
    </>
  )
}
