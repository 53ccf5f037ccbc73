import { expect, test } from 'vitest'
import { sql } from './sql.ts'

test('a statement numbers the values of its parts in the order in which they stand', () => {
  const condition = sql`name = ${'Amra'} and age > ${17}`
  expect(sql`select 1 from users where id = ${'x'} and (${condition}) limit ${5}`.toQuery()).toEqual({
    text: 'select 1 from users where id = $1 and (name = $2 and age > $3) limit $4',
    values: ['x', 'Amra', 17, 5],
  })
})

test('a list is one parameter, nothing leaves no trace, and null is a value', () => {
  expect(sql`select ${sql.param(['a', 'b'])}::text[]${undefined}, ${null}`.toQuery()).toEqual({
    text: 'select $1::text[], $2',
    values: [['a', 'b'], null],
  })
})

test('parts are joined, names are quoted, and values never become text', () => {
  const names = sql.join([sql.identifier('first'), sql.identifier('a"b')], sql`, `)
  const values = sql.join(["'; drop table users", sql`now()`], sql`, `)
  expect(
    sql`insert into t (${names}) values (${values}) ${sql.raw('on conflict do nothing')}`.toQuery(),
  ).toEqual({
    text: 'insert into t ("first", "a""b") values ($1, now()) on conflict do nothing',
    values: ["'; drop table users"],
  })
  expect(sql.join([]).toQuery()).toEqual({ text: '', values: [] })
})
