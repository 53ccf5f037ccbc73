import type { ComponentProps } from 'react'
import { SheetButtons } from '../buttons/sheet-buttons.tsx'
import { Select } from '../fields/select.tsx'
import { PickStrip } from './pick.tsx'

type Props<V extends string> = {
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

/** The conditions of a list, and the list as a file under the same conditions. */
export function FilterBar<V extends string>({ label, all, picks, picked, onPick, select, pathOf }: Props<V>) {
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
