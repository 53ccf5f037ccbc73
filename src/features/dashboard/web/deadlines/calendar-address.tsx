import { Button } from '#platform/web/ui/buttons/button.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { useDialogText } from '../use-dialog-text.ts'

/** Shows the new address once: to copy it, or to open it in this device's calendar. */
export function CalendarAddress({ address }: { address: string }) {
  const t = useDialogText()
  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      toast({ title: t('calendar.copied') })
    } catch {
      toast({ title: t('calendar.failed'), variant: 'destructive' })
    }
  }
  return (
    <div role="status" className="grid grid-cols-1 gap-3">
      <TextInput
        name="address"
        label={t('calendar.address')}
        help={t('calendar.once')}
        value={address}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button onClick={() => void copy()}>{t('calendar.copy')}</Button>
        <a
          className="link inline-flex min-h-target items-center"
          href={address.replace(/^https?:/, 'webcal:')}
        >
          {t('calendar.open')}
        </a>
      </div>
    </div>
  )
}
