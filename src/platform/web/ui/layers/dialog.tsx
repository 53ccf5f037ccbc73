import { X } from 'lucide-react'
import {
  type MouseEvent,
  type ReactNode,
  Suspense,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { useBackStep } from '../../shell/use-back-step.ts'
import { IconButton } from '../buttons/icon-button.tsx'
import { classNames } from '../class-names.ts'
import { swallowSecondClick } from './second-click.ts'
import { enterTopLayer } from './top-layer.ts'

type DialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** Name of the button that closes it. */
  closeLabel: string
  /** Buttons at the foot, the one that acts last. */
  actions?: ReactNode
  className?: string
  children?: ReactNode
}

const PHONE =
  'max-sm:mt-auto max-sm:mb-0 max-sm:w-full max-sm:rounded-t-sheet max-sm:animate-rise max-sm:pb-[env(safe-area-inset-bottom)]'

/** Asks or tells one thing; a bottom sheet on phones. The focus returns to where it was, and Back closes it. */
export function Dialog(props: DialogProps) {
  return (
    <Layer
      {...props}
      look={classNames(
        PHONE,
        'max-h-[90dvh] sm:m-auto sm:w-[calc(100%-2rem)] sm:max-w-dialog sm:animate-appear sm:rounded-surface',
      )}
    />
  )
}

/** Holds filters, rules or details: from below on phones, from the right on wide screens. */
export function Sheet(props: DialogProps) {
  return (
    <Layer
      {...props}
      look={classNames(
        PHONE,
        'max-sm:max-h-[90dvh] sm:my-0 sm:mr-0 sm:ml-auto sm:h-dvh sm:max-h-none sm:w-md sm:animate-slide',
      )}
    />
  )
}

function Layer({ open, ...rest }: DialogProps & { look: string }) {
  return open ? <Modal {...rest} /> : null
}

function Modal({
  onClose,
  title,
  closeLabel,
  actions,
  look,
  className,
  children,
}: Omit<DialogProps, 'open'> & { look: string }) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useBackStep(true, onClose)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (!dialog.open) dialog.showModal()
    const leave = enterTopLayer(dialog)
    return () => {
      leave()
      // Closing before removal is what gives the focus back.
      dialog.close()
      swallowSecondClick()
    }
  }, [])
  function cancel(event: SyntheticEvent) {
    if (event.target !== ref.current) return
    event.preventDefault()
    onClose()
  }
  // A second Escape closes natively, whatever the page says. One that the page itself hides for a moment has no place then.
  function closed() {
    if (ref.current?.open === false) onClose()
  }
  function pressOutside(event: MouseEvent) {
    if (event.target === ref.current) onClose()
  }
  return (
    <dialog
      ref={ref}
      role="dialog"
      aria-modal
      aria-labelledby={titleId}
      onCancel={cancel}
      onClose={closed}
      onMouseDown={pressOutside}
      className={classNames(
        'max-w-none overscroll-contain bg-surface p-0 text-ink shadow-lift',
        look,
        className,
      )}
    >
      <div className="grid gap-3 p-6">
        <div className="flex items-start justify-between gap-4">
          <h2 id={titleId} className="min-w-0 text-lg">
            {title}
          </h2>
          <IconButton icon={<X />} label={closeLabel} onClick={onClose} className="-mt-2.5 -mr-3" />
        </div>
        {/* What waits for its words or script in here hides itself alone, and not the whole dialog. */}
        <Suspense>{children}</Suspense>
        {actions && <div className="mt-2 grid gap-2 sm:flex sm:flex-wrap sm:justify-end">{actions}</div>}
      </div>
    </dialog>
  )
}
