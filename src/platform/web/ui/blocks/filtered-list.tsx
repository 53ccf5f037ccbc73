import type { ComponentProps, ReactNode } from 'react'
import { SheetButtons } from '../buttons/sheet-buttons.tsx'
import { Select } from '../fields/select.tsx'
import { EmptyState } from './empty-state.tsx'
import { PickStrip } from './pick.tsx'

type BarProps<V extends string> = {
  label: string
  all: string
  picks: readonly { value: V; text: string }[]
  /** Empty where all are shown. */
  picked: V | ''
  onPick: (value: V | '') => void
  /** A second condition, offered where there is a choice. */
  select: {
    name: string
    label: string
    /** Named like its options, which have a gender of their own. */
    all: string
    value: string
    options: readonly { value: string; text: string }[]
    onChange: (value: string) => void
  }
  pathOf: ComponentProps<typeof SheetButtons>['pathOf']
}

type ListProps<V extends string, T> = BarProps<V> & {
  items: readonly T[]
  /** Shown where no item meets the conditions. */
  none: string
  /** Says how many more items there are; empty where these are all. */
  more: string
  row: (item: T) => ReactNode
}

/** A list with its conditions, and as a file under the same conditions. */
export function FilteredList<V extends string, T>({ items, none, more, row, ...bar }: ListProps<V, T>) {
  return (
    <>
      <FilterBar {...bar} />
      {items.length === 0 && <EmptyState title={none} />}
      <ul className="border-b border-line empty:border-0">{items.map(row)}</ul>
      {more && <p className="text-sm text-ink-2">{more}</p>}
    </>
  )
}

function FilterBar<V extends string>({ label, all, picks, picked, onPick, select, pathOf }: BarProps<V>) {
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <PickStrip<V | ''>
          label={label}
          value={picked}
          options={[{ value: '', text: all }, ...picks]}
          onChange={onPick}
          className="min-w-0"
        />
        <SheetButtons pathOf={pathOf} />
      </div>
      {select.options.length > 1 && (
        <Select
          name={select.name}
          label={select.label}
          empty={select.all}
          value={select.value}
          options={[...select.options]}
          onChange={(event) => select.onChange(event.target.value)}
          className="max-w-xs"
        />
      )}
    </>
  )
}
