import { type PointerEvent, useId, useState } from 'react'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { type CropShape, type Cut, fitCut, heightOf, largestWidth } from '../../contract/crops.ts'
import type { LibraryPicture, ownCalls } from '../../contract/library.endpoints.ts'
import { usePictureAddress } from '../library-image.tsx'
import { useEditorText } from '../use-editor-text.ts'
import { CropView } from './crop-view.tsx'
import { cutIn } from './cut-in.ts'

type Props = {
  picture: LibraryPicture
  calls: typeof ownCalls
  shape: CropShape
  /** With the picture as it is now, unless nothing was changed. */
  onDone: (picture?: LibraryPicture) => void
}

/** Chooses a part of a picture: with a finger or a mouse on it, or with sliders that the keyboard moves too. */
export function CropEditor({ picture, calls, shape, onDone }: Props) {
  const t = useEditorText()
  const [cut, setCut] = useState(() => cutIn(picture, shape))
  const { busy, act } = useAct({ refresh: ['/api/library', '/api/admin/library'], failed: t('general') })
  const params = { id: picture.id, shape }
  const put = (change: Partial<Cut>) => setCut((now) => fitCut(shape, picture, { ...now, ...change }))
  const largest = largestWidth(shape, picture)
  const high = heightOf(shape, picture, cut.width)
  async function save() {
    const done = await act(() => call(calls.saveCrop, { params, body: cut }), t('crop.saved'))
    if (done) onDone(done.answer)
  }
  async function remove() {
    const done = await act(() => call(calls.removeCrop, { params }), t('crop.removed'))
    if (done) onDone(done.answer)
  }
  /** Larger and smaller around the middle. */
  function resize(width: number) {
    const higher = heightOf(shape, picture, width)
    put({ width, x: cut.x + (cut.width - width) / 2, y: cut.y + (high - higher) / 2 })
  }
  return (
    <div className="grid gap-3 rounded-control border border-line bg-sunken p-3">
      <Surface picture={picture} calls={calls} shape={shape} cut={cut} onMove={put} />
      <p className="text-xs text-ink-2">{t('crop.surface')}</p>
      <Slider label={t('crop.across')} value={cut.x} max={1000 - cut.width} onChange={(x) => put({ x })} />
      <Slider
        label={t('crop.down')}
        value={cut.y}
        max={Math.floor(1000 - high)}
        onChange={(y) => put({ y })}
      />
      <Slider
        label={t('crop.size')}
        value={cut.width}
        min={Math.min(largest, Math.max(100, Math.round(largest / 3)))}
        max={largest}
        onChange={resize}
      />
      <figure className="grid max-w-60 gap-1">
        <figcaption className="text-xs text-ink-2">{t('crop.preview')}</figcaption>
        <CropView picture={picture} calls={calls} shape={shape} cut={cut} />
      </figure>
      <div className="flex flex-wrap gap-2">
        <Button small look="river" busy={busy && t('crop.saving')} onClick={() => void save()}>
          {t('crop.save')}
        </Button>
        {picture.crops.some((one) => one.shape === shape) && (
          <Button small look="quiet" onClick={() => void remove()}>
            {t('crop.remove')}
          </Button>
        )}
        <Button small look="quiet" onClick={() => onDone()}>
          {t('crop.close')}
        </Button>
      </div>
    </div>
  )
}

type SurfaceProps = Omit<Props, 'onDone'> & { cut: Cut; onMove: (to: Pick<Cut, 'x' | 'y'>) => void }

/** The whole picture with the part that stays bright. */
function Surface({ picture, calls, shape, cut, onMove }: SurfaceProps) {
  const { address } = usePictureAddress(picture, calls)
  const [hold, setHold] = useState<{ x: number; y: number }>()
  const { width, height } = picture
  const part = {
    x: (cut.x * width) / 1000,
    y: (cut.y * height) / 1000,
    width: (cut.width * width) / 1000,
    height: (heightOf(shape, picture, cut.width) * height) / 1000,
  }
  /** Where the pointer is, in thousandths of the picture. */
  function pointOf({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>) {
    const box = currentTarget.getBoundingClientRect()
    return { x: ((clientX - box.left) / box.width) * 1000, y: ((clientY - box.top) / box.height) * 1000 }
  }
  function begin(event: PointerEvent<SVGSVGElement>) {
    event.currentTarget.setPointerCapture(event.pointerId)
    const { x, y } = pointOf(event)
    setHold({ x: x - cut.x, y: y - cut.y })
  }
  function move(event: PointerEvent<SVGSVGElement>) {
    if (!hold) return
    const { x, y } = pointOf(event)
    onMove({ x: Math.round(x - hold.x), y: Math.round(y - hold.y) })
  }
  const end = () => setHold(undefined)
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      className="max-h-80 w-full cursor-move touch-none rounded-stone bg-line select-none"
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
    >
      {address && <image href={address} width={width} height={height} />}
      <path
        fillRule="evenodd"
        className="fill-scrim"
        d={`M0 0h${width}v${height}H0zM${part.x} ${part.y}h${part.width}v${part.height}h${-part.width}z`}
      />
      <rect {...part} className="fill-none stroke-apricot" strokeWidth={Math.max(width, height) / 200} />
    </svg>
  )
}

type SliderProps = {
  label: string
  value: number
  min?: number
  max: number
  onChange: (value: number) => void
}

function Slider({ label, value, min = 0, max, onChange }: SliderProps) {
  const id = useId()
  return (
    <div className="grid gap-0.5">
      <label htmlFor={id} className="text-sm">
        {label}
      </label>
      <input
        id={id}
        type="range"
        min={min}
        max={Math.max(min, max)}
        step={5}
        disabled={max <= min}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
        className="h-target w-full accent-river"
      />
    </div>
  )
}
