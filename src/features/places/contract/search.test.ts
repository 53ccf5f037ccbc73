import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCyrillic, toLatin } from '#platform/contract/fold-script.ts'
import { entityOf } from './areas.ts'
import { municipalities } from './municipalities.ts'
import { municipalityCalled, searchMunicipalities } from './search.ts'
import { readPlaceInput } from './place-input.ts'

const one = fc.constantFrom(...municipalities)

function ids(typed: string, limit?: number) {
  return searchMunicipalities(typed, limit).map(({ id }) => id)
}

test('all municipalities are there: 79 in the Federation, 64 in the Republic, and Brčko', () => {
  const count = (entity: string) => municipalities.filter((place) => entityOf(place) === entity).length
  expect([count('FBiH'), count('RS'), count('BD')]).toEqual([79, 64, 1])
  expect(new Set(municipalities.map(({ id }) => id)).size).toBe(municipalities.length)
})

test('every name goes into Cyrillic and comes back the same', () => {
  for (const { latin } of municipalities) expect(toLatin(toCyrillic(latin))).toBe(latin)
  const spelt = (id: string) => toCyrillic(municipalities.find((place) => place.id === id)?.latin ?? '')
  expect(spelt('bijeljina')).toBe('Бијељина')
  expect(spelt('konjic')).toBe('Коњиц')
})

test('everyone finds their municipality as they type it', () => {
  expect(ids('ziv')).toEqual(['zivinice'])
  expect(ids('БИХ')).toEqual(['bihac'])
  expect(ids('sarajevo')).toContain('centar-sarajevo')
  expect(ids('71330')).toEqual(['vares'])
  expect(ids('bosanski novi')).toEqual(['novi-grad'])
  expect(ids('foca')[0]).toBe('foca')
  expect(ids('  ')).toEqual([])
})

test('a whole name finds its place in either script, in capitals and without diacritics', () => {
  fc.assert(
    fc.property(one, fc.constantFrom('latin', 'cyrillic', 'plain', 'capitals'), (place, way) => {
      const typed = {
        latin: place.latin,
        cyrillic: toCyrillic(place.latin),
        plain: place.latin
          .normalize('NFD')
          .replace(/[\u0300-\u036f]/g, '')
          .replaceAll('đ', 'dj'),
        capitals: place.latin.toUpperCase(),
      }[way]
      expect(ids(typed, 200)).toContain(place.id)
    }),
  )
})

test('two places of one name each carry their entity, and the bare name is neither of them', () => {
  const named = (id: string) => municipalities.find((place) => place.id === id)!.name
  expect(['trnovo', 'trnovo-rs', 'kupres', 'kupres-rs', 'zenica'].map(named)).toEqual([
    'Trnovo (FBiH)',
    'Trnovo (RS)',
    'Kupres (FBiH)',
    'Kupres (RS)',
    'Zenica',
  ])
  expect(new Set(municipalities.map(({ name }) => name)).size).toBe(municipalities.length)
  expect(municipalityCalled('Trnovo')).toBeUndefined()
  for (const { id, name } of municipalities)
    expect(municipalityCalled(` ${name.toUpperCase()} `)?.id).toBe(id)
})

test('a member who types a place and leaves the field has chosen it or reads why not', () => {
  for (const place of municipalities) expect(readPlaceInput(` ${toCyrillic(place.name)}`)).toEqual({ place })
  expect(readPlaceInput('  ')).toEqual({})
  expect(readPlaceInput(' Atlantida ').fault).toEqual({ is: 'unknown', name: 'Atlantida', places: '' })
  const places = 'Trnovo (FBiH), Trnovo (RS)'
  expect(readPlaceInput('trnovo').fault).toEqual({ is: 'shared', name: 'trnovo', places })
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const { place, fault } = readPlaceInput(typed)
      expect([place, fault].filter(Boolean)).toHaveLength(typed.trim() === '' ? 0 : 1)
    }),
  )
})
