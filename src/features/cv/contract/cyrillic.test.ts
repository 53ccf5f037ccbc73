import { expect, test } from 'vitest'
import { inCyrillic } from './cyrillic.ts'

test.each([
  ['Đorđe Čolić, Ljubuški', 'Ђорђе Чолић, Љубушки'],
  ['Vodim knjige, sad u Excelu', 'Водим књиге, сад у Excelu'],
  ['Engleski B2, njemački A1', 'Енглески B2, њемачки A1'],
  ['Python, C++, C#, Power BI i AutoCAD', 'Python, C++, C#, Power BI и AutoCAD'],
  ['II razred u BiH', 'II разред у БиХ'],
  ['amra@primjer.ba i github.com/amra', 'amra@primjer.ba и github.com/amra'],
  ['injekcija i nadživjeti', 'инјекција и надживјети'],
  ['Metak, Javnost, nodalni', 'Метак, Јавност, нодални'],
  ['3D štampa i MP3', '3D штампа и MP3'],
  ['Email: a@b.ba, pišite na email', 'Имејл: a@b.ba, пишите на имејл'],
  ['od augusta 2019. do V 2021.', 'од августа 2019. до V 2021.'],
  ['I razred, V razred i XIV vijek', 'I разред, V разред и XIV вијек'],
  ['email@primjer.ba, primjer.ba/august', 'email@primjer.ba, primjer.ba/august'],
  ['I tako redom', 'И тако редом'],
])('%s is written as everybody writes it in Cyrillic', (latin, cyrillic) => {
  expect(inCyrillic(latin)).toBe(cyrillic)
})
