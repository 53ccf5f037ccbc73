import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './server-messages.bhs.ts'

export const messages = {
  errors: {
    pictureUnreadable: 'We cannot open this file as a picture. Send a JPEG, PNG, WebP or AVIF.',
    pictureHuge:
      'The picture is too large: it has {megapixels, plural, one {# megapixel} other {# megapixels}}, and the limit for this type of file is {limit, plural, one {# megapixel} other {# megapixels}}. Make it smaller or save it as an ordinary JPEG.',
    pictureHeavy:
      'Opening this picture takes too much time or memory. Make it smaller or save it as an ordinary JPEG.',
    pictureSmall:
      'The picture is too small. It needs at least {width, plural, one {# pixel} other {# pixels}} across and {height} down.',
    idTaken: 'This file was already sent to another place. Add it again.',
    full: 'Your files together take up {limit} MB, and we cannot keep more. Delete one and try again.',
  },
} satisfies SameShape<typeof bhs>
