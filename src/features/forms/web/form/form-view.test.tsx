import { Suspense } from 'react'
import { MemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import type { Locale } from '#platform/contract/locale.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { SessionProvider } from '#platform/web/session/session-provider.tsx'
import { LocaleProvider } from '#platform/web/i18n/locale-provider.tsx'
import { renderHtml } from '#tests/setup/render-html.ts'
import type { PublicForm } from '../../contract/public.endpoints.ts'
import type { Field } from '../../contract/rules/field.ts'
import { FIELD_KINDS, isFile } from '../../contract/rules/kinds.ts'
import { newContent, newField } from '../../contract/rules/new-content.ts'
import { FormView } from './form-view.tsx'

const TOKEN = 'x'.repeat(43)

async function drawn(
  given: Partial<PublicForm> & { fields: Field[]; rules?: PublicForm['content']['rules'] },
  locale: Locale = 'bhs',
) {
  const { fields, rules = [], ...more } = given
  const form: PublicForm = {
    id: '01900000-0000-7000-8000-000000000000',
    slug: 'proba',
    version: 1,
    content: { ...newContent({ bhs: 'Proba', en: 'Trial' }), fields, rules },
    audience: 'all',
    state: 'open',
    opensAt: null,
    closesAt: null,
    framed: false,
    retentionDays: null,
    organisation: null,
    about: null,
    mark: 'm',
    draft: null,
    ...more,
  }
  return renderHtml(
    <MemoryRouter>
      <LocaleProvider initial={locale}>
        <Suspense>
          <QueryClientProvider client={new QueryClient()}>
            <SessionProvider>
              <FormView form={form} token={form.draft ? TOKEN : undefined} />
            </SessionProvider>
          </QueryClientProvider>
        </Suspense>
      </LocaleProvider>
    </MemoryRouter>,
  )
}

describe('the page of a form as the server draws it', () => {
  test('asks every kind of question with controls that a browser sends by itself', async () => {
    const fields = FIELD_KINDS.filter((kind) => kind !== 'page' && !isFile(kind)).map((kind) =>
      newField(kind, `f${kind}`.slice(0, 12), { label: { bhs: `Pitanje ${kind}`, en: '' } }),
    )
    const html = await drawn({ fields })
    expect(/<form [^>]*action="\/forms\/proba" method="post"/.test(html)).toBe(true)
    for (const { kind, label } of fields)
      if (kind !== 'hidden') expect([kind, html.includes(label.bhs)]).toEqual([kind, true])
    for (const name of [
      'fshort',
      'fchoice',
      'franking.a1x',
      'fmatrix.r1x',
      'fmunicipalit',
      'fconsent',
      'form_website',
    ])
      expect([name, html.includes(`name="${name}"`)]).toEqual([name, true])
    expect((await drawn({ fields }, 'en')).includes('optional')).toBe(true)
  })

  test('lets whoever has no script choose a place from a plain list', async () => {
    const html = await drawn({
      fields: [newField('municipality', 'place', { label: { bhs: 'Općina', en: '' } })],
    })
    expect(html).toMatch(/<select [^>]*name="place"/)
    expect(html).toContain('>Bihać</option>')
    expect(html).not.toContain('role="combobox"')
  })

  test('says what is wrong beside its field, with what was typed still in it', async () => {
    const html = await drawn({
      fields: [newField('amount', 'sum', { label: { bhs: 'Iznos', en: '' }, max: 1500 })],
      draft: { typed: { sum: ['1.800'] }, step: '', tried: true, notice: null, files: [], changes: false },
    })
    expect(html).toContain('value="1.800"')
    expect(html).toMatch(/id="sum-error"[^]*Najviše 1\.500\u00a0KM\./)
    expect(html).toContain('href="#sum"')
    expect(html).toContain(`value="${TOKEN}"`)
  })

  test('The page of a form shows the step reached, and a question only when its logic holds', async () => {
    const fields = [
      newField('number', 'age', { label: { bhs: 'Godine', en: '' } }),
      newField('page', 'two', { label: { bhs: 'Drugi korak', en: '' } }),
      newField('signature', 'par', { label: { bhs: 'Saglasnost', en: '' } }),
    ]
    const rules = [
      {
        id: 'r1x',
        act: 'show' as const,
        target: 'par',
        all: true,
        conditions: [{ field: 'age', operator: 'less' as const, value: '18' }],
      },
    ]
    const at = (age: string, step: string) =>
      drawn({
        fields,
        rules,
        draft: { typed: { age: [age] }, step, tried: false, notice: null, files: [], changes: false },
      })
    expect(await at('16', 'two')).toContain('Saglasnost')
    expect(await at('20', 'two')).not.toContain('Saglasnost')
    expect(await at('16', '')).toContain('Korak 1 od 2')
  })

  test('A form of several steps has a bar with the way on and back, in which Enter means Next; a form of one step has none', async () => {
    const fields = [
      newField('short', 'one', { label: { bhs: 'Ime', en: '' } }),
      newField('page', 'two', { label: { bhs: 'Drugi korak', en: '' } }),
      newField('short', 'three', { label: { bhs: 'Mjesto', en: '' } }),
    ]
    const html = await drawn({
      fields,
      draft: { typed: {}, step: 'two', tried: false, notice: null, files: [], changes: false },
    })
    const [, bar = ''] = /class="foot-bar [^>]*data-step="Korak 2 od 2"[^>]*>([^]*?)<\/div>/.exec(html) ?? []
    const pressed = (part: string) =>
      [...part.matchAll(/<button[^>]*>/g)].map(([tag]) => /value="(\w+)"/.exec(tag)?.[1])
    expect(pressed(bar)).toEqual(['next', 'back'])
    expect(pressed(html)).toEqual(['next', 'back', 'keep'])
    expect(await drawn({ fields: fields.slice(0, 1) })).not.toContain('foot-bar')
  })
})
