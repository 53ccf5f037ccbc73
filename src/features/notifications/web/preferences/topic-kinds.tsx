import { ChevronRight } from 'lucide-react'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import type { Choice, KindChoice, Preferences } from '../../contract/preferences.endpoints.ts'
import { usePreferenceText } from './use-preference-text.ts'

type Props = {
  topic: Preferences['topics'][number]
  choice: Choice
  onChange: (kinds: KindChoice[]) => void
}

/** The kinds of one topic with their channels; closed until somebody opens it. */
export function TopicKinds({ topic, choice, onChange }: Props) {
  const t = usePreferenceText()
  const { alwaysInApp, mails } = topic
  const apart = choice.kinds.filter((kind) => isApart(kind, choice)).length
  const titles = new Map(topic.kinds.map(({ id, title }) => [id, title]))
  const set = (id: string, change: Partial<KindChoice>) =>
    onChange(choice.kinds.map((kind) => (kind.id === id ? { ...kind, ...change } : kind)))
  const hidden = (title: string, channel: string) => (
    <span className="sr-only">
      {title}: {channel}
    </span>
  )
  return (
    <details className="group mt-1">
      <summary className="inline-flex min-h-target cursor-pointer list-none items-center gap-1 text-sm text-river">
        <ChevronRight size={16} aria-hidden className="flex-none group-open:rotate-90" />
        <span className="sr-only">{topic.title}: </span>
        {t('kinds', { count: choice.kinds.length })}
        {apart > 0 && <span className="text-ink-2">{t('kindsApart', { count: apart })}</span>}
      </summary>
      <table className="w-full text-sm leading-ui">
        <caption className="sr-only">{t('kindsOf', { topic: topic.title })}</caption>
        <thead className="text-xs text-ink-2">
          <tr>
            <th scope="col" className="py-1 text-left font-normal">
              {t('kind')}
            </th>
            {!alwaysInApp && (
              <th scope="col" className="px-1 py-1 font-normal">
                {t('inApp')}
              </th>
            )}
            <th scope="col" className="px-1 py-1 font-normal">
              {t('push')}
            </th>
            <th scope="col" className="py-1 text-left font-normal">
              {t('mail')}
            </th>
          </tr>
        </thead>
        <tbody>
          {choice.kinds.map(({ id, inApp, push, mail }) => {
            const title = titles.get(id) ?? id
            return (
              <tr key={id} className="border-t border-line">
                <th scope="row" className="py-2 pr-2 text-left font-normal [overflow-wrap:anywhere]">
                  {title}
                </th>
                {!alwaysInApp && (
                  <td className="w-11">
                    <Checkbox
                      name={`${id}-inApp`}
                      className="justify-items-center"
                      label={hidden(title, t('inApp'))}
                      checked={inApp}
                      onChange={(event) => set(id, { inApp: event.target.checked })}
                    />
                  </td>
                )}
                <td className="w-11">
                  <Checkbox
                    name={`${id}-push`}
                    className="justify-items-center"
                    label={hidden(title, t('push'))}
                    checked={push}
                    onChange={(event) => set(id, { push: event.target.checked })}
                  />
                </td>
                <td className="w-32 py-1 sm:w-40">
                  <Select
                    name={`${id}-mail`}
                    className="[&_select]:pr-8 [&_select]:pl-2.5 [&_svg]:right-2.5"
                    label={hidden(title, t('mail'))}
                    value={mail}
                    options={mails.map((value) => ({ value, text: t(`mails.${value}`) }))}
                    onChange={(event) => set(id, { mail: event.currentTarget.value as KindChoice['mail'] })}
                  />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </details>
  )
}

function isApart(kind: KindChoice, { inApp, mail, push }: Choice): boolean {
  return kind.inApp !== inApp || kind.mail !== mail || kind.push !== push
}
