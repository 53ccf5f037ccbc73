import { expect, test } from 'vitest'
import type { FieldKind } from '../../contract/rules/kinds.ts'
import { newField } from '../../contract/rules/new-content.ts'
import { isDeviceSheet, toDeviceSheet, withDevice } from './device-sheet.ts'

const fieldOf = (kind: FieldKind, id: string) => newField(kind, id, { label: { bhs: id, en: '' } })
const FIELDS = [
  fieldOf('short', 'name'),
  fieldOf('choices', 'days'),
  fieldOf('matrix', 'grid'),
  fieldOf('consent', 'agree'),
  fieldOf('signature', 'sign'),
  fieldOf('file', 'paper'),
]
const TYPED = { name: ['Amra'], days: ['mon', 'tue'], 'grid.one': ['yes'] }

test('typed answers come back after a reload, with every line of a matrix', () => {
  const kept = toDeviceSheet(FIELDS, TYPED, {})
  expect(withDevice(FIELDS, {}, JSON.parse(JSON.stringify(kept)))).toEqual(TYPED)
})

test('a consent, a signature and a file are never kept on the device', () => {
  const kept = toDeviceSheet(FIELDS, { ...TYPED, agree: ['yes'], sign: ['Amra B.'], paper: ['key'] }, {})
  expect(kept.typed).toEqual(TYPED)
})

test('a box that was unticked on the device stays unticked, and what the server alone keeps stays', () => {
  const server = { days: ['mon'], agree: ['yes'], paper: ['key'] }
  const kept = toDeviceSheet(FIELDS, { name: ['Amra'] }, server)
  expect(withDevice(FIELDS, server, kept)).toEqual({ name: ['Amra'], agree: ['yes'], paper: ['key'] })
})

test('the device overwrites no answer that came from another device since, and adds only missing ones', () => {
  const kept = toDeviceSheet(FIELDS, { name: ['Amra'], days: ['tue'] }, {})
  expect(withDevice(FIELDS, { name: ['Amra Begić'] }, kept)).toEqual({ name: ['Amra Begić'], days: ['tue'] })
})

test('nothing is said to be brought back where the server has it all, or where the fields stood empty', () => {
  expect(withDevice(FIELDS, TYPED, toDeviceSheet(FIELDS, TYPED, {}))).toBeUndefined()
  expect(withDevice(FIELDS, {}, toDeviceSheet(FIELDS, { name: [''] }, {}))).toBeUndefined()
})

test('a field that the form no longer asks for is left out', () => {
  const kept = toDeviceSheet([...FIELDS, fieldOf('short', 'gone')], { ...TYPED, gone: ['x'] }, {})
  expect(withDevice(FIELDS, {}, kept)).toEqual(TYPED)
})

test('the device ignores a draft that another release stored in another shape', () => {
  for (const other of [
    null,
    '',
    {},
    { base: '' },
    { base: '', typed: null },
    { base: '', typed: { a: 'x' } },
  ])
    expect(isDeviceSheet(other)).toBe(false)
  expect(isDeviceSheet(toDeviceSheet(FIELDS, TYPED, {}))).toBe(true)
})
