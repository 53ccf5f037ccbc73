import { createContext, forwardRef, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renderHtml } from '#tests/setup/render-html.ts'
import { LocaleProvider } from '../i18n/locale-provider.tsx'
import { Avatar } from '../ui/blocks/avatar.tsx'
import { provideElementWriter } from './element-writer.ts'
import { Fragment, jsx, jsxs } from './jsx-runtime.ts'
import { writeElement } from './cyrillic-element.tsx'

beforeEach(() => provideElementWriter(() => writeElement))
afterEach(() => provideElementWriter(() => undefined))

const read = (children: ReactNode, locale: 'bhs' | 'en' = 'bhs') =>
  renderHtml(jsx(LocaleProvider, { initial: locale, kept: 'Kolibri, Nova Data', children }))

test('a reader of Cyrillic reads words and names of controls so, and not what people type', async () => {
  expect(await read(jsx('p', { title: 'Naslov', className: 'far', children: 'Ljubav i džep' }))).toBe(
    '<p title="Наслов" class="far">Љубав и џеп</p>',
  )
  const form = jsxs('form', {
    children: [
      jsx('input', { 'aria-label': 'Ime', placeholder: 'Upiši ime', defaultValue: 'Amra' }),
      jsx('textarea', { placeholder: 'Poruka', defaultValue: 'Zdravo' }),
      jsx('div', {
        contentEditable: true,
        suppressContentEditableWarning: true,
        'aria-label': 'Tekst',
        children: jsx('p', { children: 'Zdravo' }),
      }),
    ],
  })
  expect(await read(form)).toBe(
    '<form><input aria-label="Име" placeholder="Упиши име" value="Amra"/>' +
      '<textarea placeholder="Порука">Zdravo</textarea>' +
      '<div contentEditable="true" aria-label="Текст"><p>Zdravo</p></div></form>',
  )
})

test('initials are those of the name as it is read, so that a letter of two is one', async () => {
  const drawn = async (name: string, locale: 'bhs' | 'en' = 'bhs') =>
    /data-initials="([^"]*)"/.exec(await read(jsx(Avatar, { name }), locale))?.[1]
  expect(await drawn('Ljubica Njegić')).toBe('ЉЊ')
  expect(await drawn('Ivan Vuković')).toBe('ИВ')
  expect(await drawn('Ivan Vuković', 'en')).toBe('IV')
})

test('an element in another language, of code, or marked to stay keeps Latin letters, with everything inside it', async () => {
  const within = jsx('span', { children: jsx('b', { children: 'jedan' }) })
  expect(await read(jsx('div', { lang: 'en', children: within }))).toBe(
    '<div lang="en"><span><b>jedan</b></span></div>',
  )
  expect(await read(jsx('div', { translate: 'no', children: within }))).toContain('>jedan<')
  expect(await read(jsx('code', { children: within }))).toContain('>jedan<')
  expect(await read(jsx('div', { lang: 'en', children: jsx('p', { lang: 'bs', children: within }) }))).toBe(
    '<div lang="en"><p lang="bs-Cyrl"><span><b>један</b></span></p></div>',
  )
})

test('words in fragments, lists and links of the router are read in Cyrillic too', async () => {
  expect(await read(jsx(Fragment, { children: 'jedan' }))).toBe('један')
  expect(await read(jsxs(Fragment, { children: ['jedan ', jsx('b', { children: 'dva' })] }))).toBe(
    'један <b>два</b>',
  )
  expect(
    await read(jsxs('p', { children: ['ima ', 3, [' dana', ' i '], jsx('b', { children: 'sat' })] })),
  ).toBe('<p>има 3 дана и <b>сат</b></p>')
  const Link = forwardRef<HTMLAnchorElement, { to: string; children?: ReactNode }>(
    ({ to, children }, ref) => (
      <a ref={ref} href={to}>
        {children}
      </a>
    ),
  )
  expect(await read(jsx(Link, { to: '/poslovi', children: 'Poslovi' }))).toBe(
    '<a href="/poslovi">Послови</a>',
  )
})

test('a component that answers with bare words is read in Cyrillic too', async () => {
  const Age = () => 'prije dva dana'
  expect(await read(jsx('p', { children: jsx(Age, {}) }))).toBe('<p>прије два дана</p>')
})

test('a component gets its words as they are, and the list of staff is heeded', async () => {
  const Given = createContext('')
  function Length({ children }: { children?: string }) {
    return jsx('b', { children: `${children?.length} Kolibrija` })
  }
  expect(await read(jsx(Given, { value: 'x', children: jsx(Length, { children: 'nj' }) }))).toBe(
    '<b>2 Kolibrija</b>',
  )
  expect(await read(jsx('p', { children: 'Nova Data radi' }))).toBe('<p>Nova Data ради</p>')
})

test('a page in English stays as it is', async () => {
  expect(await read(jsx('p', { children: 'Jobs' }), 'en')).toBe('<p>Jobs</p>')
})
