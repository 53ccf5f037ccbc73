import { Camera, Image, Trash2 } from 'lucide-react'
import { type ChangeEvent, useRef } from 'react'
import { useAct } from '#platform/web/api/use-act.ts'
import { call, request } from '#platform/web/api/api.ts'
import { useSession } from '#platform/web/session/session-provider.tsx'
import { Spinner } from '#platform/web/ui/blocks/spinner.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Menu } from '#platform/web/ui/layers/menu.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { type Picture, type PictureKind, UPLOAD_LIMIT, UPLOAD_TYPES } from '../../contract/pictures.ts'
import { removeCover, removePhoto, uploadCover, uploadPhoto } from '../../contract/profile.endpoints.ts'
import { useText } from '../use-text.ts'
import { mayBePicture } from '#platform/contract/picture-uploads.ts'
import { shrinkPicture } from '#platform/web/forms/shrink-picture.ts'
import { useOwn, useOwnStore } from './use-own.ts'

const UPLOADS = { photo: uploadPhoto, cover: uploadCover }
const REMOVALS = { photo: removePhoto, cover: removeCover }
const KINDS = ['photo', 'cover'] as const

/** Uploads, changes and removes photo and cover. */
export function PicturesEditor() {
  const t = useText()
  const { pictures } = useOwn()
  const { busy, send, remove } = usePictures()
  const input = useRef<HTMLInputElement>(null)
  const kindRef = useRef<PictureKind>('photo')

  function choose(kind: PictureKind) {
    kindRef.current = kind
    input.current?.click()
  }
  function take(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? []
    event.target.value = ''
    if (file) void send(kindRef.current, file)
  }
  return (
    <div id="pictures" className="scroll-mt-40">
      <input ref={input} type="file" name="picture" accept={UPLOAD_TYPES.join(',')} hidden onChange={take} />
      {busy ? (
        <Spinner text={t('pictures.busy')} />
      ) : (
        <Menu
          label={t('pictures.title')}
          items={KINDS.flatMap((kind) => [
            {
              text: t(`pictures.${pictures[kind] ? 'change' : 'add'}.${kind}`),
              icon: kind === 'photo' ? <Camera /> : <Image />,
              onSelect: () => choose(kind),
            },
            ...(pictures[kind]
              ? [
                  {
                    text: t(`pictures.remove.${kind}`),
                    icon: <Trash2 />,
                    harm: true,
                    onSelect: () => void remove(kind),
                  },
                ]
              : []),
          ])}
          trigger={(props) => (
            <Button {...props} small icon={<Camera />}>
              {t('pictures.title')}
            </Button>
          )}
        />
      )}
    </div>
  )
}

function usePictures() {
  const t = useText()
  const store = useOwnStore()
  const session = useSession()
  const { busy, act } = useAct({ failed: t('general') })
  const show = (kind: PictureKind, picture: Picture | null) =>
    store.change((now) => ({ ...now, pictures: { ...now.pictures, [kind]: picture } }))

  async function run(work: () => Promise<string>) {
    await act(async () => {
      toast({ title: await work() })
      await session.reloadProfile()
    })
  }
  return {
    busy,
    async send(kind: PictureKind, file: File) {
      if (!mayBePicture(file)) return void toast({ title: t('pictures.wrongType'), variant: 'destructive' })
      await run(async () => {
        const body = await shrinkPicture(file)
        if (body.size > UPLOAD_LIMIT) return t('pictures.tooLarge')
        const { method, path } = UPLOADS[kind]
        const answer = await request(path, {
          method,
          body,
          headers: { 'content-type': body.type || 'application/octet-stream' },
        })
        show(kind, (await answer.json()) as Picture)
        return t('pictures.saved')
      })
    },
    remove: (kind: PictureKind) =>
      run(async () => {
        await call(REMOVALS[kind], {})
        show(kind, null)
        return t('pictures.removed')
      }),
  }
}
