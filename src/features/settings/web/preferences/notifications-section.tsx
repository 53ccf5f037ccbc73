import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { Switch } from '#platform/web/ui/fields/switch.tsx'
import { OPTIONAL_KINDS } from '../../contract/notifications.ts'
import { SaveNote } from '../frame/save-note.tsx'
import { Section } from '../frame/section.tsx'
import type { SectionProps } from '#platform/web/registration.ts'
import { useAutosave } from '../use-autosave.ts'
import { useSettings } from '../use-settings.ts'
import { useText } from '../use-text.ts'

export function NotificationsSection(section: SectionProps) {
  const t = useText()
  const { notifications } = useSettings()
  const { state, save } = useAutosave('notifications')
  return (
    <Section {...section} text={t('notifications.text')}>
      <ul className="grid grid-cols-1">
        {notifications.items.map(({ kind, channel, enabled, locked }) => {
          const optional = OPTIONAL_KINDS.find((one) => one === kind)
          const label = t(`notifications.${kind}`)
          const help = t(`notifications.${kind}Help`)
          return (
            <li key={`${kind}-${channel}`} className="border-t border-line first:border-0">
              {optional && !locked ? (
                <Switch
                  name={kind}
                  label={label}
                  help={help}
                  checked={enabled}
                  onChange={(event) => save({ kind: optional, channel, enabled: event.target.checked })}
                />
              ) : (
                <div className="flex items-start justify-between gap-4 py-2.5 text-sm leading-ui">
                  <p className="min-w-0 py-0.5">
                    <span className="block font-ui">{label}</span>
                    <span className="mt-0.5 block text-xs text-ink-2">{help}</span>
                  </p>
                  <Chip className="flex-none">{t('notifications.always')}</Chip>
                </div>
              )}
            </li>
          )
        })}
      </ul>
      <SaveNote state={state} />
    </Section>
  )
}
