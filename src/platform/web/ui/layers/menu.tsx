import { Check } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type ToggleEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router'
import { useBackStep } from '../../shell/use-back-step.ts'
import { classNames } from '../class-names.ts'
import { placeBelow } from './place.ts'

export type MenuItem = { text: ReactNode; icon?: ReactNode; harm?: boolean } & (
  | { to: string; onSelect?: never; checked?: never }
  | { onSelect: () => void; to?: never; checked?: boolean }
)

export type MenuTrigger = {
  ref: (element: HTMLButtonElement | null) => void
  popoverTarget: string
  'aria-haspopup': 'menu'
}

/** One of a few signs that are chosen from at a glance. */
export type MenuSign = { sign: string; label: string; checked: boolean; onSelect: () => void }

type MenuProps = {
  label: string
  /** A function is asked when the menu opens: where there are many menus, none is built in vain. */
  items: readonly MenuItem[] | (() => readonly MenuItem[])
  /** Stand in one row above the items. */
  signs?: readonly MenuSign[]
  /** Stands above the items, such as the name of the member. */
  heading?: ReactNode
  trigger: (props: MenuTrigger) => ReactNode
}

const ITEM =
  'flex min-h-target w-full items-center gap-3 rounded-control px-3 py-2 text-left text-sm leading-ui no-underline hover:bg-sunken focus-visible:bg-sunken focus-visible:-outline-offset-2'

/** Actions behind one button. Arrow keys move the focus; Escape, Back and a press outside close the menu and return it. */
export function Menu({ label, items, signs = [], heading, trigger }: MenuProps) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const isBuilt = isOpen || typeof items !== 'function'
  const entries = () => [...(box.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])]
  function build({ newState }: ToggleEvent) {
    // Before it shows, so that it is placed by its real size.
    if (newState === 'open') flushSync(() => setOpen(true))
    else setOpen(false)
  }
  function settle(event: ToggleEvent) {
    opener.current?.setAttribute('aria-expanded', String(event.newState === 'open'))
    if (event.newState !== 'open' || !box.current || !opener.current) return
    placeBelow(box.current, opener.current)
    entries()[0]?.focus()
  }
  function move(event: KeyboardEvent) {
    const all = entries()
    const at = all.indexOf(document.activeElement as HTMLElement)
    // From the row of signs straight to what stands under it, and back.
    const inRow = at < signs.length
    const steps = {
      ArrowDown: inRow ? signs.length : at + 1,
      ArrowUp: inRow ? -1 : at === signs.length ? 0 : at - 1,
      ArrowRight: inRow ? (at + 1) % signs.length : undefined,
      ArrowLeft: inRow ? (at - 1 + signs.length) % signs.length : undefined,
      Home: 0,
      End: -1,
    }
    const to = steps[event.key as keyof typeof steps]
    if (event.key === 'Tab') box.current?.hidePopover()
    if (to === undefined) return
    event.preventDefault()
    all.at(to % all.length)?.focus()
  }
  const close = () => {
    box.current?.hidePopover()
    opener.current?.focus()
  }
  useBackStep(isOpen, close)
  return (
    <>
      {trigger({
        ref: (element) => {
          opener.current = element
          element?.setAttribute('aria-expanded', 'false')
        },
        popoverTarget: id,
        'aria-haspopup': 'menu',
      })}
      <div
        ref={box}
        id={id}
        popover="auto"
        onBeforeToggle={build}
        onToggle={settle}
        className="m-0 w-max min-w-52 max-w-[calc(100vw-2rem)] rounded-surface border border-line bg-surface p-1.5 text-ink shadow-lift open:animate-appear"
      >
        {heading && <div className="border-b border-line px-3 pt-1.5 pb-2.5 text-sm">{heading}</div>}
        <div
          role="menu"
          aria-label={label}
          onKeyDown={move}
          className={classNames(Boolean(heading) && 'pt-1.5')}
        >
          {isBuilt && signs.length > 0 && (
            <div role="group" aria-label={label} className="mb-1 flex border-b border-line pb-1">
              {signs.map((each) => (
                <Sign key={each.sign} {...each} close={close} />
              ))}
            </div>
          )}
          {isBuilt &&
            (typeof items === 'function' ? items() : items).map((item, index) => (
              <Entry key={index} item={item} close={close} />
            ))}
        </div>
      </div>
    </>
  )
}

function Sign({ sign, label, checked, onSelect, close }: MenuSign & { close: () => void }) {
  return (
    <button
      type="button"
      role="menuitemradio"
      aria-checked={checked}
      aria-label={label}
      tabIndex={-1}
      onClick={() => {
        close()
        onSelect()
      }}
      className="grid min-h-target min-w-target place-items-center rounded-control text-lg hover:bg-sunken focus-visible:bg-sunken focus-visible:-outline-offset-2 aria-checked:bg-river-tint"
    >
      {sign}
    </button>
  )
}

function Entry({ item, close }: { item: MenuItem; close: () => void }) {
  const look = classNames(ITEM, item.harm ? 'text-harm-ink' : 'text-ink')
  const inner = (
    <>
      {item.icon}
      <span className="min-w-0 flex-1">{item.text}</span>
      {item.checked && <Check className="text-river-ink" />}
    </>
  )
  if (item.to !== undefined) {
    return (
      <Link to={item.to} role="menuitem" tabIndex={-1} onClick={close} className={look}>
        {inner}
      </Link>
    )
  }
  const { onSelect, checked } = item
  function choose() {
    close()
    onSelect()
  }
  return (
    <button
      type="button"
      tabIndex={-1}
      onClick={choose}
      className={look}
      {...(checked === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': checked })}
    >
      {inner}
    </button>
  )
}
