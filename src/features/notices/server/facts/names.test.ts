import { describe, expect, test } from 'vitest'
import { parseNotice } from '../parse-notice.ts'
import { postName } from '../title/post-names.ts'

const titleOf = (text: string) => parseNotice(text).facts.title
const organisationOf = (text: string) => parseNotice(text).facts.organisation

describe('what a notice is called', () => {
  test('is the post that somebody looks for, as the post is called', () => {
    expect(
      titleOf('Hotel Vidik Neum traži recepcionera i sobaricu (plata 1500 KM). Smještaj osiguran.'),
    ).toBe('Recepcioner i sobarica')
    expect(titleOf('Autoškola Krug Doboj zapošljava instruktora vožnje.')).toBe('Instruktor vožnje')
    for (const [sought, post] of [
      ['medicinsku sestru', 'medicinska sestra'],
      ['iskusnog prodavca', 'iskusni prodavac'],
      ['5 zavarivača', 'zavarivač'],
      ['frizera/ku sa iskustvom', 'frizer/ka sa iskustvom'],
      ['Account manager', 'Account manager'],
    ])
      expect(postName(sought ?? '')).toBe(post)
  })

  test('is not the menu or the cookies of a page', () => {
    expect(
      titleOf(
        'Početna | O nama | Prijavi se\nOva stranica koristi kolačiće. Saznaj više\nKontakt Novosti Galerija\nKomercijalista na terenu\nPivara Brod d.o.o.\nRok: 12.12.2026.',
      ),
    ).toBe('Komercijalista na terenu')
  })

  test('joins the sort of a call or an event with its name', () => {
    expect(titleOf('CALL FOR PROPOSALS\nGreen Jobs for Youth\nDeadline: 12 December 2026')).toBe(
      'Call for proposals: Green Jobs for Youth',
    )
    expect(titleOf('POZIVNICA\n\nOKRUGLI STO\n„Budućnost zadruga“\n\nkoji će se održati 8.12.2026.')).toMatch(
      /^Okrugli sto: .Budućnost zadruga/,
    )
  })

  test('goes on behind the name of whoever calls, and ends before the project that pays', () => {
    expect(titleOf('JAVNI POZIV Fondacije Nur\n\nza dodjelu plastenika i sadnica\n\nI. PREDMET')).toBe(
      'Javni poziv Fondacije Nur za dodjelu plastenika i sadnica',
    )
    expect(titleOf('Udruženje „Lipa“ iz Tuzle traži\npsihologa za telefonsku liniju.\nPlata 900 KM.')).toBe(
      'Psiholog za telefonsku liniju',
    )
    expect(
      titleOf(
        'Javni poziv za dodjelu poljoprivrednih dobara, stoke i peradi u okviru inicijative „Zeleno selo“\n\nI. PREDMET',
      ),
    ).toBe('Javni poziv za dodjelu poljoprivrednih dobara, stoke i peradi')
  })

  test('is no name cut in its middle, and does not say until when it is open', () => {
    expect(
      titleOf(
        'The European Union Delegation is launching a call for proposals "Support to Civil Society in Digital Transition". Deadline 31 January 2027.',
      ),
    ).toContain('"Support to Civil Society in Digital Transition"')
    expect(
      titleOf('Stipendija za mlade biologe – konkurs otvoren do 15. decembra\n\nFondacija Bor dodjeljuje.'),
    ).toBe('Stipendija za mlade biologe')
  })

  test('is the post where the heading names none', () => {
    expect(
      titleOf(
        'NATJEČAJ\nza prijam u radni odnos\n\nUprava za ceste Livno raspisuje natječaj na radno mjesto Stručni suradnik za nabavu, 1 izvršitelj.',
      ),
    ).toBe('Stručni suradnik za nabavu')
    expect(
      titleOf(
        'JAVNI OGLAS\nza prijem namještenika u Općini Kladanj\n\n1. Viši referent za arhivu .... 1 izvršilac',
      ),
    ).toBe('Viši referent za arhivu')
  })

  test('is the programme or the scholarship of an English sentence', () => {
    expect(
      titleOf(
        'The Embassy of Norlandia invites associations to submit proposals under its Small Grants Programme.',
      ),
    ).toBe('Small Grants Programme')
    expect(titleOf('Riverton University offers four scholarships in Law to graduates from Bosnia.')).toBe(
      'Scholarships in Law',
    )
  })
})

describe('who offers it', () => {
  test('is the office in full where the notice shortens its name', () => {
    expect(
      organisationOf(
        'ZAVOD ZA ZAPOŠLJAVANJE REPUBLIKE SRPSKE\n\nNa osnovu plana, Zavod raspisuje\n\nJAVNI POZIV\nza dodjelu podsticaja',
      ),
    ).toBe('Zavod za zapošljavanje Republike Srpske')
  })

  test('ends before what it does, and begins with its own name', () => {
    expect(organisationOf('Obavještavamo vas da je Britanski savjet otvorio poziv za mini grantove.')).toBe(
      'Britanski savjet',
    )
    expect(
      organisationOf('Ljetna škola\n\nMedia centar Most organizuje školu za mlade novinare u Neumu.'),
    ).toBe('Media centar Most')
    expect(organisationOf('Stipendije\n\nPrivredna komora Republike Srpske dodjeljuje 20 stipendija.')).toBe(
      'Privredna komora Republike Srpske',
    )
  })

  test('is named without its partners', () => {
    expect(
      organisationOf(
        'Razvojna agencija Žepče u saradnji s Općinom Žepče objavljuje\nPOZIV\nza prijavu na edukaciju',
      ),
    ).toBe('Razvojna agencija Žepče')
  })

  test('is whoever speaks about themselves when nobody else is named', () => {
    expect(
      organisationOf(
        'Data Analyst\nApply by: 20/12/2026\n\nAbout us\nMeridian Analytics is a software company.',
      ),
    ).toBe('Meridian Analytics')
    expect(organisationOf('POZIVNICA\n\nAgrarni forum ima čast pozvati Vas na okrugli sto.')).toBe(
      'Agrarni forum',
    )
  })

  test('is whoever stands above or under what is offered by name alone', () => {
    expect(organisationOf('Harbour Friends\nJOB OPPORTUNITY\n\nJob title: Driver\nLocation: Sarajevo')).toBe(
      'Harbour Friends',
    )
    expect(organisationOf('Data Engineer\nBitwise Valley · Sarajevo\nApply before: 31 January 2027')).toBe(
      'Bitwise Valley',
    )
  })

  test('is the office on whose request an agency publishes', () => {
    expect(
      organisationOf(
        'Agencija za državnu službu objavljuje, na zahtjev Grada Živinice,\n\nJAVNI KONKURS\nza popunu radnih mjesta',
      ),
    ).toBe('Grad Živinice')
  })
})

describe('where a notice is', () => {
  test('is not abroad because a school is called after a poet', () => {
    const { place } = parseNotice(
      'JU OŠ „Milan Rakić“ Čelinac\nraspisuje\nKONKURS\n1. Domar - 1 izvršilac',
    ).facts
    expect(place).toBe('Čelinac')
    expect(
      parseNotice('JU OŠ „MILAN RAKIĆ“\nraspisuje\nKONKURS\n1. Domar - 1 izvršilac').facts.place,
    ).toBeNull()
    expect(parseNotice('Tražimo kuhara. Mjesto rada: Milano.').facts.place).toBe('Milano')
  })
})
