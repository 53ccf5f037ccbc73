import sheet from './dev.css?url'
import { useState } from 'react'
import type { PageHandle } from '../../shell/page.ts'
import { Brand } from '../brand.tsx'
import { Segmented } from '../blocks/pick.tsx'
import { ArchPart, ColourPart, DeepPart, TypePart } from './drawings.tsx'
import { ButtonPart } from './button-part.tsx'
import { FieldPart } from './field-part.tsx'
import { BlockPart, LongPart, StatePart } from './block-part.tsx'
import { ChoicePart } from './choice-part.tsx'
import { LayerPart } from './layer-part.tsx'
import { samples } from './samples.ts'

export const handle = {
  title: { bhs: samples.title, en: samples.titleEn },
  chrome: 'bare',
  localOnly: true,
} satisfies PageHandle

type Theme = 'light' | 'dark' | 'system'

export default function UiScreen() {
  const [theme, setTheme] = useState<Theme>('light')
  function show(next: Theme) {
    setTheme(next)
    document.documentElement.dataset.theme = next
  }
  const { label, ...names } = samples.theme
  return (
    <div className="wrap">
      <link rel="stylesheet" href={sheet} />
      <header className="flex h-bar items-center justify-between gap-4 border-b border-line">
        <Brand name={samples.title.split(' ')[0] ?? ''} />
        <Segmented
          label={label}
          value={theme}
          onChange={show}
          options={(['light', 'dark', 'system'] as const).map((value) => ({ value, text: names[value] }))}
        />
      </header>
      <main id="main" className="grid gap-12 pt-8 pb-24">
        <h1 className="text-3xl">{samples.title}</h1>
        <ColourPart />
        <TypePart />
        <ArchPart />
        <DeepPart />
        <ButtonPart />
        <FieldPart />
        <ChoicePart />
        <BlockPart />
        <StatePart />
        <LayerPart />
        <LongPart />
      </main>
    </div>
  )
}
