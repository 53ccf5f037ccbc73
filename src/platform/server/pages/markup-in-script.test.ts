import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inCyrillic } from '#platform/contract/script/cyrillic.ts'
import { html } from './html.ts'
import { markupInScript } from './markup-in-script.ts'

const written = (markup: { text: string }) => markupInScript(markup.text, inCyrillic)

test('a page of the server alone is read in Cyrillic, but code, English and addresses', () => {
  expect(
    written(html`<main><h1 title="Hvala">Hvala, ${'Ljiljana & Đorđe'}!</h1><a href="/prijava">Dalje<br>na prijavu</a>
<pre>npm start</pre><div lang="en"><div>Thank you</div> dear</div><p translate="no">hvala</p><p>kraj</p></main>`),
  ).toBe(`<main><h1 title="Хвала">Хвала, Љиљана &#38; Ђорђе!</h1><a href="/prijava">Даље<br>на пријаву</a>
<pre>npm start</pre><div lang="en"><div>Thank you</div> dear</div><p translate="no">hvala</p><p>крај</p></main>`)
})

test('whatever people wrote, the elements of a page stay as they were', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, name) => {
      const page = html`<main><p title="${name}">${text}</p><form method="post"><button name="da" value="1">Da</button></form></main>`
      const tags = (markup: string) => markup.replace(/ title="[^"]*"/g, '').match(/<[^>]*>/g)
      expect(tags(written(page))).toEqual(tags(page.text))
    }),
  )
})
