import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Block, Inline } from '#platform/contract/rich-text/document.ts'
import { plainText } from '#platform/contract/rich-text/plain-text.ts'
import { ARTICLE, LINE, PUBLICATION } from '#platform/contract/rich-text/profiles.ts'
import { richTextSchema } from '#platform/contract/rich-text/schema.ts'
import { costOf } from '#tests/setup/cost.ts'
import { pastedHtml } from './pasted-html.ts'

/** One line for each block, with its marks in a shape that can be read. */
function readable(blocks: readonly Block[] | undefined): string[] {
  return (blocks ?? []).map((block) => {
    if (block.type === 'paragraph') return inline(block.content)
    if (block.type === 'heading') return `${'#'.repeat(block.attrs.level)} ${inline(block.content)}`
    if (block.type === 'blockquote')
      return `> ${block.content.map(({ content }) => inline(content)).join(' | ')}`
    if (block.type !== 'orderedList' && block.type !== 'bulletList') return block.type
    const sign = block.type === 'orderedList' ? '1.' : '-'
    return block.content
      .map((item) => `${sign} ${item.content.map(({ content }) => inline(content)).join(' | ')}`)
      .join(' ')
  })
}

function inline(content: Inline | undefined): string {
  return (content ?? [])
    .map((part) => {
      if (part.type !== 'text') return '/'
      return (part.marks ?? []).reduce((text, mark) => {
        if (mark.type === 'bold') return `*${text}*`
        if (mark.type === 'italic') return `_${text}_`
        return mark.type === 'link' ? `[${text}](${mark.attrs.href})` : text
      }, part.text)
    })
    .join('')
}

const article = (html: string) => readable(pastedHtml(html, ARTICLE)?.content)

const WORD = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office">
<head><meta charset=utf-8><style><!-- p.MsoNormal {margin:0cm; font-family:"Calibri",sans-serif;} --></style></head>
<body lang=BS-LATN-BA><!--StartFragment-->
<h1>Poziv za volontere<o:p></o:p></h1>
<p class=MsoNormal>Tražimo <b>troje</b> ljudi za
rad u <i>Zenici</i>. Više na <a href="https://primjer.ba/poziv"><span style='color:blue'>stranici</span></a>.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span><![endif]>Prijava<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><!--[if !supportLists]--><span
style='mso-list:Ignore'>2.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><!--[endif]-->Razgovor<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='font-family:Symbol;mso-list:Ignore'>·<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><b>Hrana</b> i put</p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<!--EndFragment--></body></html>`

const GOOGLE_DOCS = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1a2b"><h2 dir="ltr"><span style="font-weight:400">Šta nudimo</span></h2><p dir="ltr" style="line-height:1.38"><span style="font-weight:700;font-style:normal">Obuku</span><span style="font-weight:400"> i </span><span style="font-weight:400;font-style:italic">topli obrok</span></p><ul style="margin-top:0"><li dir="ltr" style="list-style-type:disc" aria-level="1"><p dir="ltr" role="presentation"><span>Prvi</span></p></li><ul><li dir="ltr" aria-level="2"><p role="presentation"><span>Unutrašnji</span></p></li></ul><li><p role="presentation"><a href="https://docs.primjer.ba/x" style="text-decoration:none"><span style="font-weight:700">Drugi</span></a></p></li></ul></b><br class="Apple-interchange-newline">`

const LIBRE_OFFICE = `<!DOCTYPE html><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><title></title><style type="text/css">p { line-height: 115% }</style></head><body lang="bs-BA" dir="ltr"><p style="margin-bottom: 0cm">Rok je <b>5. 12. 2026.</b></p>
<ol>
	<li><p style="margin-bottom: 0cm">Motivaciono
	pismo</p></li>
	<li><p>CV</p>
	<ul><li><p>na jednoj strani</p></li></ul></li>
</ol>
<blockquote><p>Nije kasno.</p></blockquote><table><tr><td><p>Plata</p></td><td><p>1.600 KM</p></td></tr></table></body></html>`

describe('pasted HTML', () => {
  test('from Word keeps its headings, bold, links and numbered lists', () => {
    expect(article(WORD)).toEqual([
      '## Poziv za volontere',
      'Tražimo *troje* ljudi za rad u _Zenici_. Više na [stranici](https://primjer.ba/poziv).',
      '1. Prijava 1. Razgovor',
      '- *Hrana* i put',
    ])
  })

  test('from Google Docs is not all bold, and keeps its lists', () => {
    expect(article(GOOGLE_DOCS)).toEqual([
      '## Šta nudimo',
      '*Obuku* i _topli obrok_',
      '- Prvi - Unutrašnji - [*Drugi*](https://docs.primjer.ba/x)',
    ])
  })

  test('from LibreOffice keeps numbers, quotes and the rows of a table', () => {
    expect(article(LIBRE_OFFICE)).toEqual([
      'Rok je *5. 12. 2026.*',
      '1. Motivaciono pismo 1. CV 1. na jednoj strani',
      '> Nije kasno.',
      'Plata 1.600 KM',
    ])
  })

  test('from Word, Google Docs and LibreOffice keeps its tables, where the text may have them', () => {
    const word = `<table class=MsoTableGrid border=1><tr><td width=301><p class=MsoNormal><b>Iznos</b><o:p></o:p></p></td><td><p>KM</p></td></tr><tr><td colspan=2><p>ukupno</p></td></tr></table><p>Dalje</p>`
    const google = `<b style="font-weight:normal"><div dir="ltr"><table><colgroup><col width="10"/></colgroup><tbody><tr><td><p><span>Dan</span></p></td><td><p><span>Sati</span></p></td></tr></tbody></table></div></b>`
    const libre = `<table><thead><tr><th><p>Ime</p></th><th><p>Rok</p></th></tr></thead><tbody><tr><td><p>CV</p><p>bez slike</p></td></tr></tbody></table>`
    const rows = (html: string) => {
      const [table, ...rest] = pastedHtml(html, PUBLICATION)?.content ?? []
      if (table?.type !== 'table') return table
      const cells = table.content.map((row) =>
        row.content.map(
          ({ type, content }) =>
            (type === 'tableHeader' ? '#' : '') + content.map((one) => inline(one.content)).join(' | '),
        ),
      )
      return [...cells, ...readable(rest)]
    }
    expect(rows(word)).toEqual([['*Iznos*', 'KM'], ['ukupno', ''], 'Dalje'])
    expect(rows(google)).toEqual([['Dan', 'Sati']])
    expect(rows(libre)).toEqual([
      ['#Ime', '#Rok'],
      ['CV | bez slike', ''],
    ])
    // A frame around one text is no table.
    expect(rows('<table><tr><td>jedan</td></tr></table>')).toEqual({
      type: 'paragraph',
      content: [{ type: 'text', text: 'jedan' }],
    })
  })

  test('keeps neighbouring call-outs of one tone apart', () => {
    const tip = (...texts: string[]) =>
      `<div data-callout="tip">${texts.map((text) => `<p>${text}</p>`).join('')}</div>`
    const read = pastedHtml(tip('jedan', 'i dalje') + tip('dva'), PUBLICATION)?.content
    expect(read?.map((block) => block.type === 'callout' && block.content.length)).toEqual([2, 1])
  })

  test('keeps the lines of code where the text may have code, and its words elsewhere', () => {
    const html =
      '<p>Prije</p><pre class="x"><code><span>if</span> (a) {\n  <b>b</b>()<br>}</code><table></pre><ul><li>dalje</li></ul>'
    expect(pastedHtml(html, PUBLICATION)?.content.map(({ type }) => type)).toEqual([
      'paragraph',
      'codeBlock',
      'bulletList',
    ])
    expect(plainText(pastedHtml(html, PUBLICATION)!)).toBe('Prije\nif (a) {\n  b()\n}\ndalje')
    expect(article(html)).toEqual(['Prije', 'if (a) { *b*()/}', '- dalje'])
  })

  test('from a page loses scripts, pictures and dangerous addresses, and no words', () => {
    expect(
      article(
        '<div>a &lt; b &amp; &scaron;<br>novi red</div><script>alert(1)</script><p><a href="javascript:alert(1)">link</a><img src=x onerror=alert(1)> 5 < 6</p>',
      ),
    ).toEqual(['a < b & š/novi red', 'link 5 < 6'])
    expect(pastedHtml('<p> &nbsp;</p><!-- ništa -->', ARTICLE)).toBeUndefined()
  })

  test('into one line becomes one line, with its breaks', () => {
    expect(
      readable(pastedHtml('<h2>Naslov</h2><ul><li><b>prvo</b></li><li>drugo</li></ul>', LINE)?.content),
    ).toEqual(['Naslov/*prvo*/drugo'])
  })

  test('is always a text that the server takes, and is read in no time', () => {
    const piece = fc.constantFrom(
      '<p>',
      '</p>',
      '<b>',
      '</b>',
      '<li>',
      '<ul>',
      '<ol>',
      '</ul>',
      '</li>',
      '<h1>',
      '<a href="https://a.ba">',

      '</a>',
      '<br>',
      '<table>',
      '<tr>',
      '<td>',
      '<pre>',
      '</pre>',
      '<th colspan=3>',
      '<div data-callout="tip">',
      `<span data-part='{"type":"footnote","attrs":{"text":"izvor"}}'>`,
      '</table>',
      'riječ',
      ' ',
      '&nbsp;',
      '\u202e',
      '<',
      '<!--',
      '"',
      '=',

      "<p style='mso-list:l0'>",
      "<span style='mso-list:Ignore'>1.",
      '</span>',
      '<blockquote>',
    )
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 40 }),
        fc.constantFrom(ARTICLE, LINE, PUBLICATION),
        (pieces, profile) => {
          const read = pastedHtml(pieces.join(''), profile)
          if (read) expect(richTextSchema(profile).safeParse(read).success).toBe(true)
        },
      ),
    )
    for (const hostile of ['<b>', '<!--', '<a x="', 'a<x>', '<ul><li>', '&', '<p ', 'x=', '<td>', '<pre>a\n'])
      expect(
        costOf(() => pastedHtml(hostile.repeat(Math.floor(100_000 / hostile.length)), ARTICLE)),
      ).toBeLessThan(1500)
  })
})
