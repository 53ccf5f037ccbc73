import { beforeAll, describe, expect, test } from 'vitest'
import { toCyrillic } from '#platform/contract/fold-script.ts'
import { fold } from '#platform/contract/fold.ts'
import { openOwnSkills } from './own-skills.ts'

let namesIn: (text: string) => string[]

beforeAll(async () => {
  const find = await openOwnSkills()
  namesIn = (text) => find(text).map(({ bhs }) => bhs)
})

describe('a young person who says what they do', () => {
  test.each([
    ['zavarujem kod amidže', 'zavarivanje'],
    ['Šišam raju iz ulice.', 'šišanje'],
    ['krečio sam pola zgrade', 'molerski radovi'],
    ['Vodila sam kasu u marketu.', 'rad na kasi'],
    ['popravljala sam mobitele', 'popravka mobitela'],
    ['montiram klipove za jutjub', 'montaža videa'],
    ['ošišala sam pola razreda', 'šišanje'],
    ['I babysit my cousins every weekend', 'čuvanje djece'],
    ['Sa stricem berem šljive', 'berba i žetva'],
    ['koze i ovce čuvam otkad znam za sebe', 'ovčarstvo i kozarstvo'],
  ])('is understood: %s', (text, skill) => {
    for (const written of [text, fold(text), toCyrillic(text)]) expect(namesIn(written)).toContain(skill)
  })

  test.each([
    ['Radim reelse za kafić.', 'posluživanje gostiju'],
    ['Prevodim titlove na engleski.', 'vođenje tima'],
    ['Mama kuha ručak.', 'kuhanje'],
    ['Ne znam kuhati.', 'kuhanje'],
    ['Radim tetovaže, vježbam na koži.', 'vođenje radijskog programa'],
    ['Okrećem se svaki dan.', 'molerski radovi'],
  ])('is not said to do something else: %s', (text, skill) => {
    expect(namesIn(text)).not.toContain(skill)
  })
})
