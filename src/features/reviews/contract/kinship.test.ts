import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCyrillic } from '#platform/contract/fold-script.ts'
import { mayBeKin } from './kinship.ts'

const SURNAMES = ['Hodžić', 'Đurić', 'Kovačević', 'Šehić', 'Ljubović', 'Čaušević'] as const
const PLACES = ['zenica', 'bihac', 'tuzla'] as const
const surname = fc.constantFrom(...SURNAMES)
const place = fc.constantFrom(...PLACES)
const spelt = fc.constantFrom(
  (name: string) => name,
  (name: string) => name.toUpperCase(),
  (name: string) => name.normalize('NFD'),
  (name: string) => `${name}-Begić`,
  (name: string) => `Marić ${name}`,
  toCyrillic,
)

test('the same surname in the same municipality is found in every spelling, from either side', () => {
  fc.assert(
    fc.property(surname, place, spelt, spelt, fc.array(place), (name, town, first, second, more) => {
      const one = { lastName: first(name), places: [...more, town] }
      const other = { lastName: second(name), places: [town] }
      expect(mayBeKin(one, other)).toBe(true)
      expect(mayBeKin(other, one)).toBe(true)
    }),
  )
})

test('another surname or another municipality makes nobody a relative, nor does a place that nobody said', () => {
  fc.assert(
    fc.property(surname, surname, place, place, (name, second, town, elsewhere) => {
      if (name !== second)
        expect(mayBeKin({ lastName: name, places: [town] }, { lastName: second, places: [town] })).toBe(false)
      if (town !== elsewhere)
        expect(mayBeKin({ lastName: name, places: [town] }, { lastName: name, places: [elsewhere] })).toBe(
          false,
        )
      expect(mayBeKin({ lastName: name, places: [] }, { lastName: name, places: [town] })).toBe(false)
    }),
  )
})
