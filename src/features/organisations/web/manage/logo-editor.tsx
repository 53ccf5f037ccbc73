import { ImagePlus, Trash2 } from 'lucide-react'
import { type ChangeEvent, useRef } from 'react'
import { useAct } from '#platform/web/api/use-act.ts'
import { fillPath } from '#platform/contract/endpoint.ts'
import { mayBePicture, UPLOAD_LIMIT, UPLOAD_TYPES } from '#platform/contract/picture-uploads.ts'
import { call, request } from '#platform/web/api/api.ts'
import { Spinner } from '#platform/web/ui/blocks/spinner.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { type OwnOrganisation, removeLogo, uploadLogo } from '../../contract/organisation.endpoints.ts'
import { useText } from '../use-text.ts'
import { useOrganisationStore } from './use-organisation.ts'

/** Uploads, changes and removes the logo. */
export function LogoEditor({ organisation: { id, slug, logo } }: { organisation: OwnOrganisation }) {
  const t = useText()
  const store = useOrganisationStore(slug)
  const input = useRef<HTMLInputElement>(null)
  const { busy, act } = useAct({ failed: t('general') })

  async function run(work: () => Promise<string>) {
    await act(async () => {
      toast({ title: await work() })
      await store.reload()
    })
  }
  function take(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? []
    event.target.value = ''
    if (!file) return
    const wrong = !mayBePicture(file)
      ? t('manage.logo.wrongType')
      : file.size > UPLOAD_LIMIT && t('manage.logo.tooLarge')
    if (wrong) return void toast({ title: wrong, variant: 'destructive' })
    void run(async () => {
      const { method, path } = uploadLogo
      const headers = { 'content-type': file.type || 'application/octet-stream' }
      await request(fillPath(path, { id }), { method, body: file, headers })
      return t('manage.logo.saved')
    })
  }
  return (
    <div role="group" aria-label={t('manage.logo.title')} className="flex flex-wrap items-center gap-3">
      <input ref={input} type="file" name="logo" accept={UPLOAD_TYPES.join(',')} hidden onChange={take} />
      {busy ? (
        <Spinner text={t('manage.logo.busy')} />
      ) : (
        <>
          <Button small icon={<ImagePlus />} onClick={() => input.current?.click()}>
            {t(logo ? 'manage.logo.change' : 'manage.logo.add')}
          </Button>
          {logo && (
            <Button
              small
              look="quiet"
              icon={<Trash2 />}
              onClick={() =>
                void run(async () => {
                  await call(removeLogo, { params: { id } })
                  return t('manage.logo.removed')
                })
              }
            >
              {t('manage.logo.remove')}
            </Button>
          )}
        </>
      )}
    </div>
  )
}
