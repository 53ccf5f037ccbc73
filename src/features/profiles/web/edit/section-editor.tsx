import {
  ABOUT_MAX,
  type Content,
  type Entry,
  type EntrySection,
  HEADLINE_MAX,
  type SectionName,
} from '../../contract/sections.ts'
import type { SectionEditing } from '../own/use-section.ts'
import { useText } from '../use-text.ts'
import { SectionText } from './section-text.tsx'
import { EntryEditor } from './entry-editor.tsx'
import { LanguagesEditor } from './languages-editor.tsx'
import { LinksEditor } from './links-editor.tsx'
import { MunicipalityField } from './municipality-field.tsx'
import { SkillsEditor } from './skills-editor.tsx'

type Props = { name: SectionName; editing: SectionEditing<SectionName> }

/** The fields of a section. */
export function SectionEditor({ name, editing }: Props) {
  const { value: content, faults: errors, edit } = editing
  // The section's name determines its content's type.
  const change = edit as (content: object) => void
  switch (name) {
    case 'intro':
      return <IntroEditor errors={errors} content={content as Content<'intro'>} onChange={change} />
    case 'about':
      return <AboutEditor errors={errors} content={content as Content<'about'>} onChange={change} />
    case 'skills':
      return (
        <SkillsEditor items={(content as Content<'skills'>).items} onChange={(items) => change({ items })} />
      )
    case 'languages':
      return (
        <LanguagesEditor
          items={(content as Content<'languages'>).items}
          onChange={(items) => change({ items })}
        />
      )
    case 'links':
      return (
        <LinksEditor
          items={(content as Content<'links'>).items}
          errors={errors}
          onChange={(items) => change({ items })}
        />
      )
    default:
      return (
        <EntryEditor
          section={name}
          items={(content as Content<EntrySection>).items as Entry[]}
          errors={errors}
          onChange={(items) => change({ items })}
        />
      )
  }
}

function IntroEditor({
  errors,
  content,
  onChange,
}: {
  errors: Readonly<Record<string, string>>
  content: Content<'intro'>
  onChange: (next: Content<'intro'>) => void
}) {
  const t = useText()
  return (
    <div className="grid gap-5">
      <SectionText
        section="intro"
        path="headline"
        errors={errors}
        label={t('fields.headline')}
        help={t('fields.headlineHelp')}
        value={content.headline}
        limit={HEADLINE_MAX}
        onChange={(headline) => onChange({ ...content, headline })}
      />
      <MunicipalityField
        value={content.municipality}
        onChange={(municipality) => onChange({ ...content, municipality })}
      />
    </div>
  )
}

function AboutEditor({
  errors,
  content,
  onChange,
}: {
  errors: Readonly<Record<string, string>>
  content: Content<'about'>
  onChange: (next: Content<'about'>) => void
}) {
  const t = useText()
  return (
    <SectionText
      section="about"
      path="about"
      errors={errors}
      label={t('fields.about')}
      value={content.about}
      limit={ABOUT_MAX}
      rows={8}
      onChange={(about) => onChange({ about })}
    />
  )
}
