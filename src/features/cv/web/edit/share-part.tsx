import { useState } from 'react'
import { useAct } from '#platform/web/api/use-act.ts'
import { formatDate } from '#platform/contract/dates.ts'
import { call } from '#platform/web/api/api.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { buttonClass } from '#platform/web/ui/buttons/button-look.ts'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { DialogFoot } from '#platform/web/ui/layers/dialog-foot.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { useFormOfAddress } from '#platform/web/session/use-form-of-address.ts'
import { closeLink, type Cv, type CvLink, LINK_DAYS, createLink } from '../../contract/cv.endpoints.ts'
import { useText } from '../use-text.ts'
import { useCvStore } from './use-cv.ts'

const DAYS = { 0: 'forever', 7: 'week', 30: 'month', 90: 'quarter' } as const
type Days = (typeof LINK_DAYS)[number]
type Asking = 'renew' | 'close'

/** Creates, copies, renews and closes the public address of a CV. */
export function SharePart({ cv }: { cv: Cv }) {
  const t = useText()
  const address = useFormOfAddress()
  const store = useCvStore(cv.id)
  const [days, setDays] = useState<Days>(0)
  const [asking, setAsking] = useState<Asking>()
  const { busy, act } = useAct({ failed: t('general') })

  async function change(work: () => Promise<CvLink | null>, done: string) {
    setAsking(undefined)
    const changed = await act(work, done)
    if (changed) store.change((now) => ({ ...now, link: changed.answer }))
  }
  const params = { id: cv.id }
  const open = () => change(() => call(createLink, { params, body: { days } }), t('share.opened'))
  const close = () =>
    change(async () => {
      await call(closeLink, { params })
      return null
    }, t('share.closed'))
  const choice = (
    <Select
      name="days"
      label={t('share.days')}
      className="max-w-60"
      value={String(days)}
      options={LINK_DAYS.map((value) => ({ value: String(value), text: t(`share.${DAYS[value]}`) }))}
      onChange={({ target }) => setDays(Number(target.value) as Days)}
    />
  )
  if (!cv.link) {
    return (
      <div className="grid gap-4">
        <p className="max-w-measure text-sm text-ink-2">
          {t('share.off')} <ContactNote cv={cv} />
        </p>
        {choice}
        <div>
          <Button look="river" busy={busy && t('files.busy')} onClick={() => void open()}>
            {t('share.open')}
          </Button>
        </div>
      </div>
    )
  }
  return (
    <>
      <Open cv={cv} link={cv.link} />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button small busy={busy && t('files.busy')} onClick={() => setAsking('renew')}>
          {t('share.renew')}
        </Button>
        <Button small look="quiet" onClick={() => setAsking('close')}>
          {t('share.close')}
        </Button>
      </div>
      <Dialog
        open={asking !== undefined}
        onClose={() => setAsking(undefined)}
        title={t(asking === 'close' ? 'share.closeTitle' : 'share.renewTitle')}
        closeLabel={t('close')}
        actions={
          <DialogFoot
            onCancel={() => setAsking(undefined)}
            act={t(asking === 'close' ? 'share.close' : 'share.renew')}
            onAct={() => (asking === 'close' ? close() : open())}
            look={asking === 'close' ? 'harm' : 'river'}
          />
        }
      >
        <p>{asking === 'close' ? t('share.closeText') : t('share.renewText', { address })}</p>
        {asking === 'renew' && <div className="mt-4">{choice}</div>}
      </Dialog>
    </>
  )
}

/** Warns that the CV has contact details, so that nobody publishes them by accident. */
function ContactNote({ cv }: { cv: Cv }) {
  const t = useText()
  const facts = cv.document.contact.filter(({ kind }) => kind !== 'place').map(({ text }) => text)
  return facts.length > 0 ? t('share.contact', { facts: facts.join(', ') }) : null
}

function Open({ cv, link }: { cv: Cv; link: CvLink }) {
  const t = useText()
  const locale = useLocale()
  const path = `/cv/${link.token}`
  const address = `${location.origin}${path}`
  const date = (at: string) => formatDate(new Date(at), locale)

  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      toast({ title: t('share.copied') })
    } catch {
      toast({ title: t('general'), variant: 'destructive' })
    }
  }
  return (
    <>
      <TextInput
        name="address"
        label={t('share.address')}
        readOnly
        value={address}
        onFocus={({ target }) => target.select()}
      />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button small look="river" onClick={() => void copy()}>
          {t('share.copy')}
        </Button>
        <a className={buttonClass({ look: 'line', small: true })} href={path} target="_blank" rel="noopener">
          {t('share.look')}
        </a>
      </div>
      <p className="mt-3 text-sm text-ink-2">
        {t('share.views', { count: link.views, date: date(link.createdAt) })}
        {'\u00a0· '}
        {link.expiresAt ? t('share.until', { date: date(link.expiresAt) }) : t('share.always')}
      </p>
      <p className="text-sm text-ink-2">
        <ContactNote cv={cv} />
      </p>
    </>
  )
}
