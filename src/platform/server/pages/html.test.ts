import fc from 'fast-check'
import { expect, test } from 'vitest'
import { html } from './html.ts'

test('whatever a person wrote stays text', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { text: markup } = html`<p title="${text}">${text}</p>`
      expect(markup.slice('<p title="'.length, -'</p>'.length)).not.toMatch(/[<"](?!>)/)
    }),
  )
  expect(html`<p>${'<script>'}</p>`.text).toBe('<p>&#60;script&#62;</p>')
})

test('markup inside markup is kept, lists are joined, nothing is nothing', () => {
  const items = ['a', '&'].map((item) => html`<li>${item}</li>`)
  expect(html`<ul>${items}${false}${undefined}${0}</ul>`.text).toBe('<ul><li>a</li><li>&#38;</li>0</ul>')
})
