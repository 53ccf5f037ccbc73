import { useMutation } from '@tanstack/react-query'
import { errorText } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { DismissMenu } from '#platform/web/ui/layers/dismiss-menu.tsx'
import { ToastButton } from '#platform/web/ui/layers/toast-button.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { saveDismissal, type Person } from '../../contract/people.endpoints.ts'
import { PERSON_REASONS, type PersonReason } from '../../contract/person-reasons.ts'
import { usePeopleText } from '../use-people-text.ts'

type Props = {
  person: Pick<Person, 'id' | 'name'>
  /** Called at once, before the server answers. */
  onDismiss: (id: string) => void
  /** Called when it was stored or undone, or failed. */
  onSettled: () => void
}

/** Dismisses a person with a reason; the toast offers to undo it. */
export function DismissPerson({ person: { id, name }, onDismiss, onSettled }: Props) {
  const t = usePeopleText()
  const { mutate: keep } = useMutation({
    scope: { id: `dismiss-${id}` },
    mutationFn: (reason: PersonReason | null) => call(saveDismissal, { params: { id }, body: { reason } }),
    onSuccess: (_, reason) =>
      toast({
        title: t(reason ? 'dismiss.done' : 'dismiss.undone', { name }),
        ...(reason && { action: <ToastButton onClick={() => keep(null)}>{t('dismiss.undo')}</ToastButton> }),
      }),
    onError: (error) => toast({ title: errorText(error, t('dismiss.failed')), variant: 'destructive' }),
    onSettled,
  })
  return (
    <DismissMenu
      label={t('dismiss.label', { name })}
      hint={t('dismiss.short')}
      heading={t('dismiss.heading')}
      items={PERSON_REASONS.map((reason) => ({
        text: t(`dismiss.${reason}`),
        onSelect: () => {
          keep(reason)
          onDismiss(id)
        },
      }))}
      className="relative -mt-2"
    />
  )
}
