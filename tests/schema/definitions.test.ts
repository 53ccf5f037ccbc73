import pg from 'pg'
import { expect, test } from 'vitest'
import { createTestDatabase } from '#tests/setup/database.ts'
import { columnsOfDatabase, columnsOfDefinitions, definedTables, differences } from './catalogue.ts'

test('definitions and tables say the same, column by column, in both directions', async () => {
  const database = await createTestDatabase()
  const client = new pg.Client(database.url)
  await client.connect()
  const tables = await definedTables()
  expect(tables.length).toBeGreaterThan(30)
  const found = await columnsOfDatabase(client)
  expect(found.size).toBeGreaterThan(300)
  const defined = columnsOfDefinitions(tables)
  expect(differences(defined, found)).toEqual([])

  // A change of a table without its definition is reported.
  await client.query('create table things (id int)')
  await client.query(`alter table users add nickname text`)
  await client.query(`alter table users alter role set default 'ADMIN', alter email drop not null`)
  await client.query('alter table users alter gender type varchar(9)')
  await client.query('alter table users drop phone_number cascade')
  const told = differences(defined, await columnsOfDatabase(client)).map((line) => line.split(':')[0])
  expect(told).toEqual([
    'things.id',
    'users.email',
    'users.gender',
    'users.nickname',
    'users.phone_number',
    'users.role',
  ])
  await client.end()
  await database.drop()
})
