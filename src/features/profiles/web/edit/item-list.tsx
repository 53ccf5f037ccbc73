import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { useText } from '../use-text.ts'

type Props<I extends { id: string }> = {
  items: readonly I[]
  max: number
  /** The name of an item in the labels of its buttons. */
  nameOf: (item: I) => string
  fresh: () => I
  /** Renders the fields of one item; a new one takes the focus. */
  children: (item: I, parts: { change: (values: Partial<I>) => void; index: number }) => ReactNode
  onChange: (items: I[]) => void
}

const FIELDS = 'input, select, textarea'

/** Items that the person reorders, by keyboard and by touch. */
export function ItemList<I extends { id: string }>({
  items,
  max,
  nameOf,
  fresh,
  children,
  onChange,
}: Props<I>) {
  const t = useText()
  const [added, setAdded] = useState<string>()
  const [announcement, setAnnouncement] = useState('')
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (added)
      list.current
        ?.querySelector<HTMLElement>(`[data-item="${added}"]`)
        ?.querySelector<HTMLElement>(FIELDS)
        ?.focus()
  }, [added])

  function move(item: I, by: 1 | -1) {
    const at = items.indexOf(item)
    const next = items.toSpliced(at, 1).toSpliced(at + by, 0, item)
    onChange(next)
    setAnnouncement(
      t('item.moved', { name: nameOf(item), place: String(at + by + 1), of: String(items.length) }),
    )
  }
  function remove(item: I) {
    onChange(items.filter(({ id }) => id !== item.id))
    setAnnouncement(t('item.removed', { name: nameOf(item) }))
    list.current?.focus()
  }
  function add() {
    const item = fresh()
    setAdded(item.id)
    onChange([...items, item])
  }
  return (
    <div>
      <ul ref={list} tabIndex={-1}>
        {items.map((item, index) => (
          <li
            key={item.id}
            data-item={item.id}
            className="border-t border-line py-4 first:border-0 first:pt-0"
          >
            {children(item, {
              index,
              change: (values) =>
                onChange(items.map((one) => (one.id === item.id ? { ...one, ...values } : one))),
            })}
            <div className="-mb-2 flex justify-end">
              <IconButton
                icon={<ArrowUp />}
                label={t('item.up', { name: nameOf(item) })}
                aria-disabled={index === 0}
                className="aria-disabled:opacity-40"
                onClick={() => index > 0 && move(item, -1)}
              />
              <IconButton
                icon={<ArrowDown />}
                label={t('item.down', { name: nameOf(item) })}
                aria-disabled={index === items.length - 1}
                className="aria-disabled:opacity-40"
                onClick={() => index < items.length - 1 && move(item, 1)}
              />
              <IconButton
                icon={<Trash2 />}
                label={t('item.remove', { name: nameOf(item) })}
                onClick={() => remove(item)}
              />
            </div>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <Button
        small
        icon={<Plus />}
        onClick={add}
        {...(items.length >= max && { reason: t('item.max', { count: String(max) }) })}
      >
        {t('add')}
      </Button>
    </div>
  )
}
