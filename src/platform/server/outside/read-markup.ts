import { Tokenizer } from 'htmlparser2'

/** Enough of a name to tell all tags apart that anybody asks for. */
const LONGEST_NAME = 20

type Reader = {
  text: (words: string) => void
  tag: (name: string, isEnd: boolean) => void
  attribute?: (name: string, value: string) => void
  /** Words between `<![CDATA[` and `]]>`. */
  cdata?: (words: string) => void
}

/** Reads HTML tag by tag, without the tree of a parser, so that how tags are nested costs nothing. */
export function readMarkup(html: string, reader: Reader): void {
  const nameAt = (start: number, end: number) =>
    html.slice(start, Math.min(end, start + LONGEST_NAME)).toLowerCase()
  const nothing = () => undefined
  let attribute = ''
  let value = ''
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      ontext: (start, end) => reader.text(html.slice(start, end)),
      ontextentity: (codepoint) => reader.text(String.fromCodePoint(codepoint)),
      onopentagname: (start, end) => reader.tag(nameAt(start, end), false),
      onclosetag: (start, end) => reader.tag(nameAt(start, end), true),
      oncdata: (start, end, endOffset) => reader.cdata?.(html.slice(start, end - endOffset)),
      onattribname(start, end) {
        attribute = nameAt(start, end)
        value = ''
      },
      onattribdata(start, end) {
        if (reader.attribute) value += html.slice(start, end)
      },
      onattribentity(codepoint) {
        if (reader.attribute) value += String.fromCodePoint(codepoint)
      },
      onattribend: () => reader.attribute?.(attribute, value),
      oncomment: nothing,
      ondeclaration: nothing,
      onend: nothing,
      onopentagend: nothing,
      onprocessinginstruction: nothing,
      onselfclosingtag: nothing,
    },
  )
  tokenizer.write(html)
  tokenizer.end()
}
